// The grammar of dates by language, as data: phrases divided by "|". Most names of months come from the language data of the runtime.
// Accents of Latin and Greek letters do not count.

export type DateWords = {
  /** Further names of months behind their numbers: "9sept/sept_month"; "_" is a space. */
  months?: string
  /** Endings of inflected months. */
  endings?: string
  /** An entry that goes on. */
  present?: string
  /** Between two dates. */
  to?: string
  /** Before a date with nothing after it: the entry goes on. */
  since?: string
  /** Before a date, without a meaning of its own. */
  from?: string
  /** Behind a date, without a meaning of its own. */
  after?: string
  /** Behind a date: what "since" is before it, or a joiner. */
  onward?: string
  /** Times of a year that name no month for certain. */
  season?: string
  /** Beside a date: kinds of employment and expectations. They are no part of the date and of no other field. */
  beside?: string
}

/** Joiners that need no space around them. */
export const SIGNS = '[–—−‐‑‒―ー~〜∼→⟶➔➜➝➞⇒>»-]|-{1,2}>|=>|[.]{2,3}|至|到'
/** Years of other calendars: what is added to them. */
export const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911, 民国: 1911 }
/** Months that are common words, too: they count at the beginning of a text and behind a sign. */
export const COMMON = 'pro|set|list|led|mac|gen|ago|uno|dub|estate|vara|lato|jar|tel|ete|var|mi|fin|fine|yaz'
/** The two words of "between 2014 and 2017". */
export const BETWEEN =
  'between|zwischen|entre|tra|fra|tussen|między|mellan|mellem|mellom|между|между|між|између|între|mezi|medzi|između'
export const AND = 'and|und|et|y|e|en|a|och|og|и|та|i|și|és'
/** Quarters, terms and halves of a year, behind or before their numbers. */
export const QUARTERS =
  'quarter|quarter of|quartal|halbjahr|trimestre|trimestre de|trimestre du|semestre|semestre de|kwartał|kwartału|półrocze|čtvrtletí|štvrťrok|negyedév|trimestrul|kvartal|kvartalet|квартал|полугодие|півріччя|тримесечие|çeyrek|neljännes|kwartaal|분기'
/** Of templates that nobody filled in. */
export const BLANKS =
  'month|year|day|date|start|end|tbc|tba|tbd|n/a|monat|jahr|tag|datum|beginn|ende|mois|année|jour|début|fin|mes|año|fecha|inicio|mese|anno|data|inizio|fine|mês|ano|início|fim|maand|jaar|begin|einde|miesiąc|rok|měsíc|månad|år|ay|yıl|месяц|год|дата'

/** Units of the length of a period. */
export const UNITS =
  'years?|yrs?|yr\\.|months?|mos?|mths?|weeks?|jahren?|jahre?|monaten?|monate?|ans?|année?s?|mois|años?|meses|mes|anni|anno|mesi|mese|anos?|mês|jaar|jaren|maanden?|lata?|lat|rok|roku|miesiące?|miesięcy|miesiąc|roky|let|měsíců|měsíce?|roka|rokov|mesiacov|mesiace?|év|hónap|ani?|luni|lună|år|månader|månad|måneder|måned|mdr\\.?|vuotta|vuosi|kuukautta|kk|yıl|ay|год|года|лет|месяц|месяца|месяцев|мес\\.?|рік|роки|років|місяць|місяці|місяців|χρόνια|έτη|έτος|μήνες|μήνας|godin[aeu]|mjeseci|mjesec|години|година|месеца|वर्ष|साल|माह|महीने|سنوات|سنة|أشهر|شهر|שנים|שנה|חודשים|חודש|tahun|bulan|năm|tháng|ปี|เดือน|年|个月|個月|[ヶケか]月|년|개월'

export const DATE_WORDS: Record<string, DateWords> = {
  en: {
    months: '9sept 6june 7july',
    present:
      'present|present day|present time|current|currently|current date|now|right now|today|ongoing|on-going|date|to-date|this day|continuing|in progress|still working',
    to: 'to|thru|through|till|til|until|upto|up to',
    since: 'since|from|starting|started|starting in|beginning|as of|as from|effective|joined',
    from: 'from|in|period|dates|date|dated',
    after: 'inclusive',
    onward: 'onwards|onward',
    season:
      'spring|summer|autumn|fall|winter|early|mid|late|end of|start of|beginning of|spring term|spring semester|spring quarter|spring break|summer term|summer semester|summer quarter|summer break|fall term|fall semester|fall quarter|fall break|autumn term|autumn semester|autumn quarter|autumn break|winter term|winter semester|winter quarter|winter break',
    beside:
      'full time|full-time|fulltime|part time|part-time|parttime|fixed term|fixed-term|expected|anticipated|estimated|expected graduation|anticipated graduation|graduation|graduated|graduating|completion|pursuing|class of',
  },
  de: {
    months: '1jän/jänner/jaenner 2feber/feb/febr 3mrz/maerz 6juno 7julei 9sept',
    endings: 's',
    present:
      'heute|jetzt|laufend|fortlaufend|aktuell|dato|gegenwart|gegenwärtig|derzeit|andauernd|noch andauernd|heutigen tag|dauert an|lfd|lfd.',
    to: 'bis|bis zum|bis einschließlich|bis einschl.|b.',
    since: 'seit|seit dem|ab|ab dem|seit ca.',
    from: 'von|vom|im|in|zeitraum|zeitraum:|jahr',
    after: 'einschließlich|einschl.',
    onward: 'an',
    season: 'frühling|frühjahr|sommer|herbst|winter|anfang|mitte|ende|ws|ss|wise|sose|wintersemester|sommersemester',
    beside:
      'invollzeit|vollzeit|inteilzeit|teilzeit|befristet|unbefristet|voraussichtlich|voraussichtlicher abschluss|abschluss|geplant',
  },
  fr: {
    months: '1janv/jan 2fév/févr/fevr/fev 3mar 4avr 6juin 7juil 8août/aout 9sept 10oct 11nov 12déc/dec',
    present:
      "aujourd'hui|aujourd’hui|ce jour|présent|à présent|actuel|actuelle|actuellement|en cours|maintenant|poste actuel|l'heure actuelle",
    to: "à|au|jusqu'à|jusqu'au|jusqu'en|jusque",
    since: "depuis|depuis le|depuis l'|dès|à partir de|à partir du|à compter de|à compter du",
    from: "de|du|d'|en|le|période|l'année",
    season: 'printemps|été|automne|hiver|début|mi|fin|courant|rentrée',
    beside:
      'àtemps plein|temps plein|àtemps partiel|temps partiel|àtemps complet|temps complet|cdi|cdd|prévue|prévu|diplômée|diplômé|obtention',
  },
  es: {
    months: '1ene 9sep/sept/set/setiembre 12dic',
    present: 'actualidad|actualmente|actual|presente|hoy|hoy en día|el momento|ahora|fecha|en curso|vigente|día de hoy',
    to: 'a|al|hasta|hasta el|hasta la|a la|hasta fines de',
    since: 'desde|desde el|desde la|a partir de|a partir del',
    from: 'de|del|en|durante|período|periodo|año',
    after: 'inclusive',
    season: 'primavera|verano|otoño|invierno|principios de|comienzos de|inicios de|mediados de|finales de|fines de',
    beside:
      'atiempo completo|tiempo completo|atiempo parcial|tiempo parcial|jornada completa|media jornada|jornada parcial|prevista|previsto|en curso',
  },
  it: {
    months: '1gen/genn 2feb/febb 4apr 5mag/magg 6giu 7lug 8ago 9sett/set 10ott 11nov 12dic',
    present: 'oggi|attuale|attualmente|presente|in corso|corrente|adesso|ora|tuttora|data odierna|tutt’oggi',
    to: "a|ad|al|all'|fino a|fino al|fino ad|sino a|sino al",
    since: "da|dal|dall'|dall’|a partire da|a partire dal",
    from: "da|dal|dall'|di|nel|nell'|periodo|anno",
    after: 'compreso|incluso',
    season: 'primavera|estate|autunno|inverno|inizio|metà|fine',
    beside:
      'atempo pieno|tempo pieno|atempo parziale|tempo parziale|tempo determinato|tempo indeterminato|prevista|previsto|conseguimento',
  },
  pt: {
    months: '2fev 4abr 5mai 8ago 9set 10out 12dez',
    present:
      'atual|atualmente|actual|actualmente|presente|hoje|dias de hoje|momento|a atualidade|atualidade|agora|em andamento|em curso|data atual',
    to: 'a|ao|à|até|até ao|até o|até a',
    since: 'desde|a partir de|desde o',
    from: 'de|do|em|no|período|ano',
    season: 'primavera|verão|outono|inverno|início de|inícios de|meados de|finais de|fim de',
    beside:
      'tempo integral|atempo inteiro|tempo inteiro|meio período|atempo parcial|tempo parcial|prevista|previsto|previsão',
  },
  ca: {
    months: '1gen 2febr/feb 3març/mar 4abr 6jun 7jul 8ag 9set 10oct 11nov 12des',
    present: "actualitat|l'actualitat|actualment|actual|avui|present|ara",
    to: 'a|al|fins a|fins al|fins',
    since: "des de|des del|des d'",
    from: "de|del|d'|en|el",
    season: 'primavera|estiu|tardor|hivern',
  },
  nl: {
    months: '3mrt 5mei 8aug 9sept',
    present: 'heden|nu|huidig|huidige|vandaag|tegenwoordig|lopend|nog steeds|op heden',
    to: 'tot|tot en met|t/m|t.m.|t.m|tm.|tm|t.e.m.|t.e.m|t.em.|t.em|te.m.|te.m|tem.|tem|tot aan',
    since: 'sinds|vanaf|sedert',
    from: 'van|in|periode|begin',
    season: 'lente|voorjaar|zomer|herfst|najaar|winter|begin|medio|eind',
    beside: 'voltijds|deeltijds|fulltime|parttime|verwacht',
  },
  af: { present: 'hede|tans|vandag|huidig', to: 'tot', since: 'sedert|sinds|vanaf', from: 'van' },
  pl: {
    months:
      '1stycz/styczniu 2luty/lutym 3marz/marcu 4kwiec/kwietniu 5maju 6czerw/czer/cze/czerwcu 7lipcu 8sierp/sier/sierpniu 9wrześ/wrzes/wrześniu 10paźdz/październiku 11listop/listopadzie 12grudz/grudniu',
    present:
      'obecnie|teraz|dziś|dzisiaj|nadal|obecnej chwili|chwili obecnej|w trakcie|bieżąco|do dnia dzisiejszego|dnia dzisiejszego|aktualnie|trwa',
    to: 'do|aż do',
    since: 'od|od dnia',
    from: 'w|we|lata|okres|rok',
    after: 'r.|rr.|r|roku|rok|włącznie',
    season: 'wiosna|wiosną|lato|latem|jesień|jesienią|zima|zimą|początek|połowa|koniec',
    beside: 'napełny etat|pełny etat|pół etatu|część etatu|niepełny etat|przewidywany',
  },
  cs: {
    months: '1led 2úno 3bře 4dub 5kvě 6čvn/čer 7čvc 8srp 9zář 10říj 11list/lis 12pro',
    present: 'současnost|současnosti|dosud|doposud|nyní|dnes|dneška|teď|současně|trvá|stále',
    to: 'do|až do|až|po',
    since: 'od|od roku',
    from: 'v|ve|rok|roku',
    after: 'r.|roku',
    season: 'jaro|léto|podzim|zima|začátek|polovina|konec',
    beside: 'naplný úvazek|plný úvazek|částečný úvazek|zkrácený úvazek',
  },
  sk: {
    months: '1jan 2feb 3mar 4apr 5máj 6jún 7júl 8aug 9sept 10okt',
    present: 'súčasnosť|súčasnosti|doteraz|dodnes|dnes|teraz|trvá|stále',
    to: 'do|až do|až|po',
    since: 'od|od roku',
    from: 'v|vo|rok|roku',
    after: 'r.|roku',
    season: 'jar|leto|jeseň|zima|začiatok|koniec',
    beside: 'naplný úväzok|plný úväzok|čiastočný úväzok',
  },
  hu: {
    months: '1jan 2febr/feb 3márc 4ápr 5máj 6jún 7júl 9szept 10okt',
    endings: 'tól|től|ig|ban|ben|i|án|én|ától|étől|áig|éig',
    present: 'jelenleg|napjainkig|jelen|jelenig|máig|mai napig|a mai napig|ma|folyamatban|jelenleg is|folyamatos',
    to: 'és',
    since: 'óta',
    after: 'ig|között|elejéig|végéig|év|évben',
    onward: 'tól|től|óta|kezdve|elejétől|végétől',
    season: 'tavasz|tavaszán|nyár|nyarán|ősz|őszén|tél|telén|eleje|közepe|vége',
    beside: 'teljes munkaidő|részmunkaidő|várható',
  },
  ro: {
    months: '1ian 2feb/febr 3mart 6iun 7iul 9sept 11nov/noi',
    present: 'prezent|prezenți|actual|în curs|astăzi|azi|acum|zilele noastre|momentul de față',
    to: 'până în|pana in|până la|pana la|până|pana|la|a',
    since: 'din|începând cu|incepand cu|începând din|de la|de la data de',
    from: 'din|în|in|de la|luna|perioada|anul',
    season:
      'primăvara|primavara|vara|toamna|iarna|începutulanului|începutul|mijloculanului|mijlocul|sfârșitulanului|sfârșitul',
    beside: 'normă întreagă|normă parțială|normă redusă|estimat',
  },
  sv: {
    months: '3mar 6jun 7jul 9sept 10okt',
    present: 'nu|nuvarande|idag|i dag|pågående|tills vidare|nuläget|pågår|dags dato|alltjämt',
    to: 'till|tills|t.o.m.|t o m|tom|till och med',
    since: 'sedan|fr.o.m.|fr o m|från och med|fr.om',
    from: 'från|i|under|år',
    season: 'våren|vår|sommaren|sommar|hösten|höst|vintern|vinter|vt|ht|början av|mitten av|slutet av',
    beside: 'heltid|deltid|beräknad examen|förväntad',
  },
  da: {
    months: '1jan 2feb 3mar 9sept',
    present: 'nu|i dag|idag|dags dato|nuværende|igangværende|nutid|stadig|d.d.|dd',
    to: 'til|til og med|t.o.m.',
    since: 'siden|fra|fra og med',
    from: 'fra|i|år',
    season: 'foråret|forår|sommeren|sommer|efteråret|efterår|vinteren|vinter|primo|medio|ultimo',
    beside: 'fuldtid|deltid|forventet',
  },
  nb: {
    months: '3mar 6jun 7jul 9sept',
    present: 'nå|i dag|idag|nåværende|pågående|dags dato|nåtid|d.d.|fortsatt',
    to: 'til|til og med|t.o.m.',
    since: 'siden|fra|fra og med|f.o.m.',
    from: 'fra|i|år',
    season: 'våren|vår|sommeren|sommer|høsten|høst|vinteren|vinter',
    beside: 'heltid|deltid|forventet',
  },
  is: { present: 'nú|núverandi|dagsins í dag|í dag', to: 'til', since: 'frá|síðan', from: 'frá|í' },
  fi: {
    endings: 'sta|ssa|hun|lle|n|na|lta',
    months: '1tammik 9syysk',
    present: 'nykyhetki|nykyinen|nykyään|nyt|jatkuu|edelleen|toistaiseksi|tähän päivään|tähän asti|nykyisin|meneillään',
    to: 'asti|saakka',
    since: 'alkaen|lähtien',
    from: 'vuodesta|vuosi|vuonna',
    after: 'asti|saakka',
    onward: 'alkaen|lähtien|alk.',
    season: 'kevät|keväällä|kesä|kesällä|syksy|syksyllä|talvi|talvella|alku|loppu',
    beside: 'kokoaikainen|osa-aikainen|kokopäiväinen|arvioitu',
  },
  et: {
    endings: 'st|ni|s',
    present: 'praegu|praeguseni|tänaseni|käesolev|olevik|kestab',
    to: 'kuni',
    since: 'alates',
    after: 'a.|aastani|aasta|ni',
    onward: 'aastast|st|alates',
    season: 'kevad|suvi|sügis|talv',
  },
  lv: {
    present: 'tagad|pašlaik|šobrīd|mūsdienas|šim brīdim|patlaban|šodienai',
    to: 'līdz',
    since: 'no|kopš',
    from: 'no',
    after: 'g.|gads|gada|gadam|gadā',
    season: 'pavasaris|vasara|rudens|ziema',
  },
  lt: {
    months: '1saus 2vas 3kov 4bal 5geg 6birž 7liep 8rugp 9rugs 10spal 11lapkr 12gruod/grd',
    present: 'dabar|šiol|šiandien|dabartis|šiuo metu',
    to: 'iki',
    since: 'nuo',
    from: 'nuo',
    after: 'm.|metai|metų|mėn.|d.',
    season: 'pavasaris|vasara|ruduo|žiema',
  },
  tr: {
    endings: "'dan|'den|'tan|'ten|'a|'e|'ya|'ye|'da|'de|'ta|'te|'ı|'i|dan|den|tan|ten|a|e|ya|ye|da|de|ta|te|ı|i",
    months: '1oca 2şub 4nis 5may 6haz 7tem 8ağu 9eyl 10eki 11kas 12ara',
    present: 'günümüz|halen|hâlen|devam ediyor|devam etmekte|devam|şu an|şimdi|bugün|sürüyor|güncel|hala|şu anda',
    to: 'ile|ilâ|ila',
    since: 'beri|itibaren',
    after:
      "arası|arasında|yılı|yılları|yılları arası|'ya kadar|'ya dek|'ye kadar|'ye dek|'a kadar|'a dek|'e kadar|'e dek|' kadar|' dek|ya kadar|ya dek|ye kadar|ye dek|a kadar|a dek|e kadar|e dek|kadar|dek|'da|'de|'ta|'te|da|de|ta|te|yılına kadar|'nın|'nin|'nun|'nün|'ın|'in|'un|'ün|nın|nin|nun|nün|ın|in|un|ün",
    onward:
      "'danberi|'danitibaren|'dan|'denberi|'denitibaren|'den|'tanberi|'tanitibaren|'tan|'tenberi|'tenitibaren|'ten|danberi|danitibaren|dan|denberi|denitibaren|den|tanberi|tanitibaren|tan|tenberi|tenitibaren|ten|yılındanberi|yılındanitibaren|yılından|beri|itibaren",
    season: 'ilkbahar|bahar|yaz|sonbahar|güz|kış|başı|sonu',
    beside: 'tam zamanlı|yarı zamanlı|beklenen',
  },
  az: {
    present: 'hal-hazırda|hazırda|indi|bu günə qədər|davam edir',
    to: 'ilə',
    after: 'qədər|il|ci il',
    onward: 'bəri',
  },
  ru: {
    months:
      '1янв/январе 2фев/февр/феврале 3мар/март/марте 4апр/апреле 5май/мае 6июн/июне 7июл/июле 8авг/августе 9сен/сент/сентябре 10окт/октябре 11ноя/нояб/ноябре 12дек/декабре',
    present:
      'настоящее время|наст. время|настоящего времени|настоящему времени|н. в.|н.в.|н.вр.|нв|сейчас|сегодня|сегодняшний день|сей день|сих пор|настоящий момент|данный момент|текущее время|наши дни',
    to: 'по|до|по сей',
    since: 'с|со|начиная с|от',
    from: 'с|в|за|период|от',
    after: 'г.|г|гг.|гг|год|года|году|годы|г.г.|включительно',
    season: 'весна|весной|лето|летом|осень|осенью|зима|зимой|начало|середина|конец',
    beside: 'полная занятость|частичная занятость|полный день|неполный день|полный рабочий день|ожидается',
  },
  uk: {
    months: '1січ 2лют 3бер 4кві/квіт 5тра/трав 6чер/черв 7лип 8сер/серп 9вер 10жов/жовт 11лис/лист 12гру/груд',
    present:
      'теперішній час|теперішнього часу|дотепер|тепер|зараз|сьогодні|сьогоднішній день|цей час|цього часу|наш час|донині|нині|даний час|т. ч.|т.ч.',
    to: 'по|до',
    since: 'з|із|зі|від|починаючи з',
    from: 'з|із|у|в|від',
    after: 'р.|р|рр.|рр|рік|року|роки|роках|включно',
    season: 'весна|навесні|літо|влітку|осінь|восени|зима|взимку|початок|середина|кінець',
    beside: 'повна зайнятість|часткова зайнятість|неповна зайнятість',
  },
  be: { present: 'цяперашні час|зараз|сёння|цяпер', to: 'па|да', since: 'з|са|ад', after: 'г.|гг.|год|года' },
  bg: {
    months: '1яну/ян 2фев 3мар 4апр 6юни/юн 7юли/юл 8авг 9сеп/септ 10окт 11ное/ноем 12дек',
    present: 'момента|досега|сега|днес|настоящем|настоящия момент|настоящето|настояще|текущ|днешна дата',
    to: 'до|по',
    since: 'от|откакто',
    from: 'от|през|в',
    after: 'г.|г|гг.|год.|година|години',
    season: 'пролет|пролетта на|лято|лятото на|есен|есента на|зима|зимата на|началото на|края на',
    beside: 'пълен работен ден|непълен работен ден|пълно работно време',
  },
  mk: { present: 'денес|сега|моментов|тековно', to: 'до', since: 'од', from: 'од', after: 'г.|год.|година|години' },
  sr: {
    months:
      '1januar/januara 2februar/februara 3mart/marta 4aprila 5maja 6juna/juni 7jula/juli 8avgust/avgusta 9septembar/septembra 10oktobar/oktobra 11novembar/novembra 12decembar/decembra 1јануара 2фебруара 3марта 4априла 5маја 6јуна 7јула 8августа 9септембра 10октобра 11новембра 12децембра',
    present: 'danas|sada|sad|trenutno|данас|сада|тренутно|u toku|у току',
    to: 'do|до',
    since: 'od|од',
    from: 'u|у|od|од',
    after: 'god.|g.|godine|год.|године',
    season: 'proleće|leto|jesen|zima|пролеће|лето|јесен|зима',
  },
  hr: {
    months: '1sij 2velj/vel 3ožu 4tra 5svi 6lip 7srp 8kol 9ruj 10lis 11stu/studenog 12pro',
    present: 'danas|sada|sad|trenutno|sadašnjost|u tijeku|još uvijek|trenutačno|još traje',
    to: 'do',
    since: 'od',
    from: 'u|od',
    after: 'g.|god.|godine|godina',
    season: 'proljeće|ljeto|jesen|zima|početak|sredina|kraj',
    beside: 'puno radno vrijeme|nepuno radno vrijeme',
  },
  sl: {
    months:
      '1januarja 2februarja 3marca 4aprila 5maja 6junija 7julija 8avgusta 9septembra 10oktobra 11novembra 12decembra 3mar 8avg',
    present: 'danes|sedaj|zdaj|trenutno|še traja|v teku|sedanjost',
    to: 'do',
    since: 'od',
    from: 'v|od',
    after: 'l.|leta|leto',
    season: 'pomlad|poletje|jesen|zima',
  },
  sq: { present: 'tani|sot|aktualisht|në vazhdim|vazhdim', to: 'deri në|deri|deri më', since: 'nga|prej|që nga' },
  el: {
    months:
      '1ιαν 2φεβ/φεβρ 3μαρ/μάρ/μαρτ 4απρ 5μαι/μαϊ/μάι 6ιουν/ιούν 7ιουλ/ιούλ 8αυγ/αύγ 9σεπ/σεπτ 10οκτ 11νοε/νοέ 12δεκ',
    present: 'σήμερα|παρόν|το παρόν|τώρα|σε εξέλιξη|εν εξελίξει',
    to: 'έως|εως|ως|μέχρι|μέχρι τον|έως τον|μέχρι τη|προς',
    since: 'από|από τον|από τη|από το|από την',
    from: 'από|το|τον|τη|την',
    season: 'άνοιξη|καλοκαίρι|φθινόπωρο|χειμώνας|χειμώνα|αρχές|τέλη|μέσα',
    beside: 'πλήρης απασχόληση|μερική απασχόληση',
  },
  hy: { present: 'ներկա|այժմ|մինչ օրս|մինչև այժմ', to: 'մինչև', after: 'թ.|թթ.' },
  ka: { present: 'დღემდე|ამჟამად|დღეს', after: 'წ.|წლამდე', onward: 'წლიდან' },
  hi: {
    months:
      '1जन/जन. 2फरवरी/फर/फ़र 3मार्च 4अप्रै 6जून 7जुलाई/जुल 8अग 9सितम्बर/सित/सितं 10अक्तूबर/अक्टू/अक्तू 11नवम्बर/नव/नवं 12दिसम्बर/दिस/दिसं',
    present: 'वर्तमान|वर्तमान में|अब तक|अब|आज तक|आज|अभी तक|अभी|वर्तमान तक|जारी|कार्यरत|निरंतर',
    to: 'से लेकर|तक|एवं',
    from: 'वर्ष|सन|सन्',
    after: 'तक|के बीच|ई.|में',
    onward: 'से',
    season: 'वसंत|गर्मी|ग्रीष्म|शरद|सर्दी|शीतकालीन',
    beside: 'पूर्णकालिक|अंशकालिक',
  },
  mr: {
    months: '1जाने 2फेब्रु/फेब 4एप्रि 7जुलै 8ऑग 9सप्टें/सप्टेंबर 10ऑक्टो 11नोव्हें 12डिसें',
    present: 'सध्या|आजपर्यंत|आतापर्यंत|चालू|वर्तमान',
    to: 'ते',
    after: 'पर्यंत',
    onward: 'पासून',
  },
  ne: { present: 'हाल|हालसम्म|वर्तमान|आजसम्म', after: 'सम्म', onward: 'देखि' },
  bn: {
    months: '1জানুয়ারী/জানু 2ফেব্রুয়ারী/ফেব্রু 10অক্টো 11নভে 12ডিসে',
    present: 'বর্তমান|বর্তমানে|এখন|এখনও|এখন পর্যন্ত|চলমান|অদ্যাবধি|আজ পর্যন্ত',
    after: 'পর্যন্ত|সাল',
    onward: 'থেকে|হতে',
  },
  pa: { present: 'ਹੁਣ|ਹੁਣ ਤੱਕ|ਵਰਤਮਾਨ|ਅੱਜ', after: 'ਤੱਕ', onward: 'ਤੋਂ' },
  gu: { present: 'હાલ|વર્તમાન|અત્યાર સુધી|આજ સુધી|ચાલુ', after: 'સુધી', onward: 'થી' },
  ta: {
    present: 'தற்போது வரை|தற்போது|இன்று வரை|இன்று|இதுவரை|நிகழ்காலம்|நடப்பு|இப்போது|இன்றுவரை|தற்போதுவரை',
    after: 'வரை|ஆம் ஆண்டு',
    onward: 'முதல்|லிருந்து|இலிருந்து',
  },
  te: { present: 'ప్రస్తుతం|ఇప్పటి వరకు|ఇప్పటివరకు|నేటి వరకు|నేడు', after: 'వరకు', onward: 'నుండి|నుంచి' },
  kn: { present: 'ಪ್ರಸ್ತುತ|ಇಲ್ಲಿಯವರೆಗೆ|ಇಂದಿನವರೆಗೆ|ಈಗ', after: 'ವರೆಗೆ|ರವರೆಗೆ', onward: 'ರಿಂದ|ಇಂದ' },
  ml: { present: 'ഇപ്പോൾ|ഇന്നുവരെ|നിലവിൽ|ഇതുവരെ', after: 'വരെ', onward: 'മുതൽ' },
  ur: { present: 'موجودہ|تاحال|اب تک|حال|آج تک|جاری', to: 'تا', after: 'تک|ء', onward: 'سے' },
  ar: {
    months:
      '1جانفي/كانون_الثاني/جانفى 2فيفري/شباط 3آذار/مارس 4أفريل/نيسان/ابريل/إبريل 5أيار/ماي/ايار 6جوان/حزيران/يونيه 7جويلية/تموز/يوليوز/يوليه 8أوت/آب/غشت/اغسطس 9شتنبر/أيلول/ايلول 10تشرين_الأول/اكتوبر/تشرين_الاول 11نونبر/تشرين_الثاني 12دجنبر/كانون_الأول/كانون_الاول',
    present: 'الآن|الان|الحاضر|الوقت الحاضر|الوقت الحالي|اليوم|يومنا هذا|تاريخه|حالياً|حاليا|مستمر|الحالي',
    to: 'إلى|الى|حتى|لغاية|الي|إلى غاية|وحتى|ولغاية',
    since: 'منذ|ابتداء من|اعتبارا من',
    from: 'من|في|عام|سنة|شهر|خلال|من عام',
    after: 'م',
    season: 'ربيع|صيف|خريف|شتاء',
    beside: 'دوام كامل|دوام جزئي',
  },
  he: {
    months: '1ינו 2פבר 3מרס/מרץ/מארס 4אפר 8אוג 9ספט 10אוק 11נוב 12דצמ',
    present: 'היום|כיום|הווה|נוכחי|כעת|עכשיו|ההווה|כה',
    to: 'עד|ועד|ל|ל-',
    since: 'מאז|החל מ|החל מ-|החל',
    from: 'מ|מ-|ב|ב-|משנת|בשנת|שנת|בין|מחודש',
    season: 'אביב|קיץ|סתיו|חורף',
    beside: 'משרה מלאה|משרה חלקית',
  },
  fa: {
    months: '7جولای/ژوئیه 8آگوست 10اکتوبر 5می/مه 6جون 2فوریه 1ژانویه',
    present: 'اکنون|تا کنون|تاکنون|حال حاضر|زمان حال|حال|هم اکنون|هم‌اکنون|امروز|ادامه دارد',
    to: 'تا|الی',
    since: 'از',
    from: 'از|سال|در',
    after: 'م|ش|ه.ش',
    season: 'فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند|بهار|تابستان|پاییز|زمستان',
  },
  id: {
    months: '2peb/pebruari 8agu/ags/agt/agust 9sept 11nop/nopember 12des',
    present: 'sekarang|saat ini|kini|hari ini|masih berlangsung|berjalan',
    to: 'sampai|sampai dengan|hingga|s/d|s.d.|s.d|sd',
    since: 'sejak|mulai',
    from: 'dari|pada|tahun|bulan',
    beside: 'penuh waktu|paruh waktu',
  },
  ms: { present: 'kini|sekarang|masa kini|hari ini|terkini', to: 'hingga|sehingga|sampai|ke', since: 'sejak|mulai' },
  fil: { present: 'kasalukuyan|ngayon', to: 'hanggang', since: 'mula|simula' },
  sw: { present: 'sasa|leo', to: 'hadi|mpaka', since: 'tangu|kuanzia' },
  vi: {
    present: 'nay|hiện tại|hiện nay|bây giờ|hôm nay',
    to: 'đến|tới|cho đến|đến hết',
    since: 'từ|kể từ',
    from: 'từ|năm|tháng|ngày|trong',
  },
  th: {
    present: 'ปัจจุบัน|ขณะนี้',
    to: 'ถึง|จนถึง|-ถึง',
    since: 'ตั้งแต่|นับจาก',
    from: 'จาก|เมื่อ|ปี|พ.ศ.|พ.ศ|พศ.|พศ|ค.ศ.|ค.ศ|คศ.|คศ|ตั้งแต่ปี|เดือน',
  },
  zh: {
    months: '1元月',
    present: '至今|现在|現在|目前|今|至今为止|迄今|今天|当前|現時|现时|在职|在職',
    to: '至|到|直到',
    since: '自|从|從',
    from: '自|从|從|于|於',
    after: '止|份|期间|期間|毕业|畢業',
    onward: '起至|起|以来|以來|开始',
    season:
      '春季|春天|春|夏季|夏天|夏|秋季|秋天|秋|冬季|冬天|冬|第一季度|第二季度|第三季度|第四季度|第1季度|第-季度|第4季度|上半年|下半年|年初|年中|年底|年末|初|中|底|末',
    beside: '全职|兼职|实习|全職|兼職|入学|毕业|入职|离职',
  },
  ja: {
    present: '現在に至る|現在まで|現在|在職中|在学中|今|継続中|至現在|現職',
    from: '西暦',
    after: 'まで|迄|に|頃|末|初旬|中旬|下旬|度',
    onward: 'から|より|以降|入社',
    season: '春期|春季|春|夏期|夏季|夏|秋期|秋季|秋|冬期|冬季|冬',
    beside:
      '退社|退職|入学|卒業|卒業見込み|卒業見込|修了|修了見込み|修了見込|正社員|契約社員|派遣社員|在籍|取得|就職|転職|一身上の都合により退社',
  },
  ko: {
    present: '현재|현재까지|재직중|재직 중|재학중|재학 중|지금|지금까지|진행중|진행 중|현재 재직중|현재 재직 중',
    from: '서기',
    after: '까지|에|도|말|초|경',
    onward: '부터|에서|이후|이래|입사',
    season: '봄|여름|가을|겨울|상반기|하반기',
    beside: '정규직|계약직|퇴사|입학|졸업|졸업예정|졸업 예정|수료|재직|취득|인턴|파트타임|풀타임',
  },
}
