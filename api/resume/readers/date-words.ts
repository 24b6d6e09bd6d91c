// The grammar of dates by language, as data: phrases divided by "|".
// Accents of Latin and Greek letters do not count.

export type DateWords = {
  /** Names of months behind their numbers: "9september/sept"; "_" is a space. */
  months?: string
  /** Before the number of a month. */
  numbered?: string
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
    months:
      '1january/jan 2february/feb 3march/mar 4april/apr 5may 6june/jun 7july/jul 8august/aug 9september/sep/sept 10october/oct 11november/nov 12december/dec',
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
    months:
      '1januar/jan/jänner/jaenner 2februar/feb/feber/febr 3märz/mär/mrz/maerz 4april/apr 5mai 6juni/jun/juno 7juli/jul/julei 8august/aug 9september/sep/sept 10oktober/okt 11november/nov 12dezember/dez',
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
    months:
      '1janvier/janv/jan 2février/févr/fév 3mars/mar 4avril/avr 5mai 6juin 7juillet/juil 8août 9septembre/sept 10octobre/oct 11novembre/nov 12décembre/déc',
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
    months:
      '1enero/ene 2febrero/feb 3marzo/mar 4abril/abr 5mayo/may 6junio/jun 7julio/jul 8agosto/ago 9septiembre/sept/sep/set/setiembre 10octubre/oct 11noviembre/nov 12diciembre/dic',
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
    months:
      '1gennaio/gen/genn 2febbraio/feb/febb 3marzo/mar 4aprile/apr 5maggio/mag/magg 6giugno/giu 7luglio/lug 8agosto/ago 9settembre/set/sett 10ottobre/ott 11novembre/nov 12dicembre/dic',
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
    months:
      '1janeiro/jan 2fevereiro/fev 3março/mar 4abril/abr 5maio/mai 6junho/jun 7julho/jul 8agosto/ago 9setembro/set 10outubro/out 11novembro/nov 12dezembro/dez',
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
    months:
      '1gener/gen/de_gener/de_gen 2febrer/febr/de_febrer/de_febr/feb 3març/de_març/mar 4abril/abr/d’abril/d’abr 5maig/de_maig 6juny/de_juny/jun 7juliol/jul/de_juliol/de_jul 8agost/d’agost/d’ag 9setembre/set/de_setembre/de_set 10octubre/oct/d’octubre/d’oct 11novembre/nov/de_novembre/de_nov 12desembre/des/de_desembre/de_des',
    present: "actualitat|l'actualitat|actualment|actual|avui|present|ara",
    to: 'a|al|fins a|fins al|fins',
    since: "des de|des del|des d'",
    from: "de|del|d'|en|el",
    season: 'primavera|estiu|tardor|hivern',
  },
  nl: {
    months:
      '1januari/jan 2februari/feb 3maart/mrt 4april/apr 5mei 6juni/jun 7juli/jul 8augustus/aug 9september/sep/sept 10oktober/okt 11november/nov 12december/dec',
    present: 'heden|nu|huidig|huidige|vandaag|tegenwoordig|lopend|nog steeds|op heden',
    to: 'tot|tot en met|t/m|t.m.|t.m|tm.|tm|t.e.m.|t.e.m|t.em.|t.em|te.m.|te.m|tem.|tem|tot aan',
    since: 'sinds|vanaf|sedert',
    from: 'van|in|periode|begin',
    season: 'lente|voorjaar|zomer|herfst|najaar|winter|begin|medio|eind',
    beside: 'voltijds|deeltijds|fulltime|parttime|verwacht',
  },
  af: {
    months:
      '1januarie/jan 2februarie/feb 3maart/mrt 4april/apr 5mei 6junie/jun 7julie/jul 8augustus/aug 9september/sep 10oktober/okt 11november/nov 12desember/des',
    present: 'hede|tans|vandag|huidig',
    to: 'tot',
    since: 'sedert|sinds|vanaf',
    from: 'van',
  },
  pl: {
    months:
      '1styczeń/sty/stycznia/stycz/styczniu 2luty/lut/lutego/lutym 3marzec/mar/marca/marz/marcu 4kwiecień/kwi/kwietnia/kwiec/kwietniu 5maj/maja/maju 6czerwiec/cze/czerwca/czerw/czer/czerwcu 7lipiec/lip/lipca/lipcu 8sierpień/sie/sierpnia/sierp/sier/sierpniu 9wrzesień/wrz/września/wrześ/wrześniu 10październik/paź/października/paźdz/październiku 11listopad/lis/listopada/listop/listopadzie 12grudzień/gru/grudnia/grudz/grudniu',
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
    months:
      '1leden/led/ledna 2únor/úno/února 3březen/bře/března 4duben/dub/dubna 5květen/kvě/května 6červen/čvn/června/čer 7červenec/čvc/července 8srpen/srp/srpna 9září/zář 10říjen/říj/října 11listopad/lis/listopadu/list 12prosinec/pro/prosince',
    present: 'současnost|současnosti|dosud|doposud|nyní|dnes|dneška|teď|současně|trvá|stále',
    to: 'do|až do|až|po',
    since: 'od|od roku',
    from: 'v|ve|rok|roku',
    after: 'r.|roku',
    season: 'jaro|léto|podzim|zima|začátek|polovina|konec',
    beside: 'naplný úvazek|plný úvazek|částečný úvazek|zkrácený úvazek',
  },
  sk: {
    months:
      '1január/jan/januára 2február/feb/februára 3marec/mar/marca 4apríl/apr/apríla 5máj/mája 6jún/júna 7júl/júla 8august/aug/augusta 9september/sep/septembra/sept 10október/okt/októbra 11november/nov/novembra 12december/dec/decembra',
    present: 'súčasnosť|súčasnosti|doteraz|dodnes|dnes|teraz|trvá|stále',
    to: 'do|až do|až|po',
    since: 'od|od roku',
    from: 'v|vo|rok|roku',
    after: 'r.|roku',
    season: 'jar|leto|jeseň|zima|začiatok|koniec',
    beside: 'naplný úväzok|plný úväzok|čiastočný úväzok',
  },
  hu: {
    months:
      '1január/jan 2február/febr/feb 3március/márc 4április/ápr 5május/máj 6június/jún 7július/júl 8augusztus/aug 9szeptember/szept 10október/okt 11november/nov 12december/dec',
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
    months:
      '1ianuarie/ian 2februarie/feb/febr 3martie/mar/mart 4aprilie/apr 5mai 6iunie/iun 7iulie/iul 8august/aug 9septembrie/sept 10octombrie/oct 11noiembrie/nov/noi 12decembrie/dec',
    present: 'prezent|prezenți|actual|în curs|astăzi|azi|acum|zilele noastre|momentul de față',
    to: 'până în|pana in|până la|pana la|până|pana|la|a',
    since: 'din|începând cu|incepand cu|începând din|de la|de la data de',
    from: 'din|în|in|de la|luna|perioada|anul',
    season:
      'primăvara|primavara|vara|toamna|iarna|începutulanului|începutul|mijloculanului|mijlocul|sfârșitulanului|sfârșitul',
    beside: 'normă întreagă|normă parțială|normă redusă|estimat',
  },
  sv: {
    months:
      '1januari/jan 2februari/feb 3mars/mar 4april/apr 5maj 6juni/jun 7juli/jul 8augusti/aug 9september/sep/sept 10oktober/okt 11november/nov 12december/dec',
    present: 'nu|nuvarande|idag|i dag|pågående|tills vidare|nuläget|pågår|dags dato|alltjämt',
    to: 'till|tills|t.o.m.|t o m|tom|till och med',
    since: 'sedan|fr.o.m.|fr o m|från och med|fr.om',
    from: 'från|i|under|år',
    season: 'våren|vår|sommaren|sommar|hösten|höst|vintern|vinter|vt|ht|början av|mitten av|slutet av',
    beside: 'heltid|deltid|beräknad examen|förväntad',
  },
  da: {
    months:
      '1januar/jan 2februar/feb 3marts/mar 4april/apr 5maj 6juni/jun 7juli/jul 8august/aug 9september/sep/sept 10oktober/okt 11november/nov 12december/dec',
    present: 'nu|i dag|idag|dags dato|nuværende|igangværende|nutid|stadig|d.d.|dd',
    to: 'til|til og med|t.o.m.',
    since: 'siden|fra|fra og med',
    from: 'fra|i|år',
    season: 'foråret|forår|sommeren|sommer|efteråret|efterår|vinteren|vinter|primo|medio|ultimo',
    beside: 'fuldtid|deltid|forventet',
  },
  nb: {
    months:
      '1januar/jan 2februar/feb 3mars/mar 4april/apr 5mai 6juni/jun 7juli/jul 8august/aug 9september/sep/sept 10oktober/okt 11november/nov 12desember/des',
    present: 'nå|i dag|idag|nåværende|pågående|dags dato|nåtid|d.d.|fortsatt',
    to: 'til|til og med|t.o.m.',
    since: 'siden|fra|fra og med|f.o.m.',
    from: 'fra|i|år',
    season: 'våren|vår|sommeren|sommer|høsten|høst|vinteren|vinter',
    beside: 'heltid|deltid|forventet',
  },
  is: {
    months:
      '1janúar/jan 2febrúar/feb 3mars/mar 4apríl/apr 5maí 6júní/jún 7júlí/júl 8ágúst/ágú 9september/sep 10október/okt 11nóvember/nóv 12desember/des',
    present: 'nú|núverandi|dagsins í dag|í dag',
    to: 'til',
    since: 'frá|síðan',
    from: 'frá|í',
  },
  fi: {
    endings: 'sta|ssa|hun|lle|n|na|lta',
    months:
      '1tammikuu/tammi/tammikuuta/tammik 2helmikuu/helmi/helmikuuta 3maaliskuu/maalis/maaliskuuta 4huhtikuu/huhti/huhtikuuta 5toukokuu/touko/toukokuuta 6kesäkuu/kesä/kesäkuuta 7heinäkuu/heinä/heinäkuuta 8elokuu/elo/elokuuta 9syyskuu/syys/syyskuuta/syysk 10lokakuu/loka/lokakuuta 11marraskuu/marras/marraskuuta 12joulukuu/joulu/joulukuuta',
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
    months:
      '1jaanuar/jaan 2veebruar/veebr 3märts 4aprill/apr 5mai 6juuni 7juuli 8august/aug 9september/sept 10oktoober/okt 11november/nov 12detsember/dets',
    endings: 'st|ni|s',
    present: 'praegu|praeguseni|tänaseni|käesolev|olevik|kestab',
    to: 'kuni',
    since: 'alates',
    after: 'a.|aastani|aasta|ni',
    onward: 'aastast|st|alates',
    season: 'kevad|suvi|sügis|talv',
  },
  lv: {
    months:
      '1janvāris/janv 2februāris/febr 3marts 4aprīlis/apr 5maijs 6jūnijs/jūn 7jūlijs/jūl 8augusts/aug 9septembris/sept 10oktobris/okt 11novembris/nov 12decembris/dec',
    present: 'tagad|pašlaik|šobrīd|mūsdienas|šim brīdim|patlaban|šodienai',
    to: 'līdz',
    since: 'no|kopš',
    from: 'no',
    after: 'g.|gads|gada|gadam|gadā',
    season: 'pavasaris|vasara|rudens|ziema',
  },
  lt: {
    months:
      '1sausis/sausio/saus 2vasaris/vasario/vas 3kovas/kovo/kov 4balandis/balandžio/bal 5gegužė/gegužės/geg 6birželis/birželio/birž 7liepa/liepos/liep 8rugpjūtis/rugpjūčio/rugp 9rugsėjis/rugsėjo/rugs 10spalis/spalio/spal 11lapkritis/lapkričio/lapkr 12gruodis/gruodžio/gruod/grd',
    present: 'dabar|šiol|šiandien|dabartis|šiuo metu',
    to: 'iki',
    since: 'nuo',
    from: 'nuo',
    after: 'm.|metai|metų|mėn.|d.',
    season: 'pavasaris|vasara|ruduo|žiema',
  },
  tr: {
    endings: "'dan|'den|'tan|'ten|'a|'e|'ya|'ye|'da|'de|'ta|'te|'ı|'i|dan|den|tan|ten|a|e|ya|ye|da|de|ta|te|ı|i",
    months:
      '1ocak/oca 2şubat/şub 3mart/mar 4nisan/nis 5mayıs/may 6haziran/haz 7temmuz/tem 8ağustos/ağu 9eylül/eyl 10ekim/eki 11kasım/kas 12aralık/ara',
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
    months:
      '1yanvar/yan 2fevral/fev 3mart/mar 4aprel/apr 5may 6iyun/iyn 7iyul/iyl 8avqust/avq 9sentyabr/sen 10oktyabr/okt 11noyabr/noy 12dekabr/dek',
    present: 'hal-hazırda|hazırda|indi|bu günə qədər|davam edir',
    to: 'ilə',
    after: 'qədər|il|ci il',
    onward: 'bəri',
  },
  ru: {
    months:
      '1январь/янв/января/январе 2февраль/февр/февраля/фев/феврале 3март/марта/мар/марте 4апрель/апр/апреля/апреле 5май/мая/мае 6июнь/июня/июн/июне 7июль/июля/июл/июле 8август/авг/августа/августе 9сентябрь/сент/сентября/сен/сентябре 10октябрь/окт/октября/октябре 11ноябрь/нояб/ноября/ноя/ноябре 12декабрь/дек/декабря/декабре',
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
    months:
      '1січень/січ/січня 2лютий/лют/лютого 3березень/бер/березня 4квітень/квіт/квітня/кві 5травень/трав/травня/тра 6червень/черв/червня/чер 7липень/лип/липня 8серпень/серп/серпня/сер 9вересень/вер/вересня 10жовтень/жовт/жовтня/жов 11листопад/лист/листопада/лис 12грудень/груд/грудня/гру',
    present:
      'теперішній час|теперішнього часу|дотепер|тепер|зараз|сьогодні|сьогоднішній день|цей час|цього часу|наш час|донині|нині|даний час|т. ч.|т.ч.',
    to: 'по|до',
    since: 'з|із|зі|від|починаючи з',
    from: 'з|із|у|в|від',
    after: 'р.|р|рр.|рр|рік|року|роки|роках|включно',
    season: 'весна|навесні|літо|влітку|осінь|восени|зима|взимку|початок|середина|кінець',
    beside: 'повна зайнятість|часткова зайнятість|неповна зайнятість',
  },
  be: {
    months:
      '1студзень/сту/студзеня 2люты/лют/лютага 3сакавік/сак/сакавіка 4красавік/кра/красавіка 5май/мая 6чэрвень/чэр/чэрвеня 7ліпень/ліп/ліпеня 8жнівень/жні/жніўня 9верасень/вер/верасня 10кастрычнік/кас/кастрычніка 11лістапад/ліс/лістапада 12снежань/сне/снежня',
    present: 'цяперашні час|зараз|сёння|цяпер',
    to: 'па|да',
    since: 'з|са|ад',
    after: 'г.|гг.|год|года',
  },
  bg: {
    months:
      '1януари/яну/ян 2февруари/фев 3март/мар 4април/апр 5май 6юни/юн 7юли/юл 8август/авг 9септември/сеп/септ 10октомври/окт 11ноември/ное/ноем 12декември/дек',
    present: 'момента|досега|сега|днес|настоящем|настоящия момент|настоящето|настояще|текущ|днешна дата',
    to: 'до|по',
    since: 'от|откакто',
    from: 'от|през|в',
    after: 'г.|г|гг.|год.|година|години',
    season: 'пролет|пролетта на|лято|лятото на|есен|есента на|зима|зимата на|началото на|края на',
    beside: 'пълен работен ден|непълен работен ден|пълно работно време',
  },
  mk: {
    months:
      '1јануари/јан 2февруари/фев 3март/мар 4април/апр 5мај 6јуни/јун 7јули/јул 8август/авг 9септември/сеп 10октомври/окт 11ноември/ное 12декември/дек',
    present: 'денес|сега|моментов|тековно',
    to: 'до',
    since: 'од',
    from: 'од',
    after: 'г.|год.|година|години',
  },
  sr: {
    months:
      '1јануар/јан/januar/januara/јануара 2фебруар/феб/februar/februara/фебруара 3март/мар/mart/marta/марта 4април/апр/aprila/априла 5мај/maja/маја 6јун/juna/juni/јуна 7јул/jula/juli/јула 8август/авг/avgust/avgusta/августа 9септембар/сеп/septembar/septembra/септембра 10октобар/окт/oktobar/oktobra/октобра 11новембар/нов/novembar/novembra/новембра 12децембар/дец/decembar/decembra/децембра',
    present: 'danas|sada|sad|trenutno|данас|сада|тренутно|u toku|у току',
    to: 'do|до',
    since: 'od|од',
    from: 'u|у|od|од',
    after: 'god.|g.|godine|год.|године',
    season: 'proleće|leto|jesen|zima|пролеће|лето|јесен|зима',
  },
  hr: {
    months:
      '1siječanj/sij/siječnja 2veljača/velj/veljače/vel 3ožujak/ožu/ožujka 4travanj/tra/travnja 5svibanj/svi/svibnja 6lipanj/lip/lipnja 7srpanj/srp/srpnja 8kolovoz/kol/kolovoza 9rujan/ruj/rujna 10listopad/lis/listopada 11studeni/stu/studenoga/studenog 12prosinac/pro/prosinca',
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
      '1januar/jan/januarja 2februar/feb/februarja 3marec/mar/marca 4april/apr/aprila 5maj/maja 6junij/jun/junija 7julij/jul/julija 8avgust/avg/avgusta 9september/sep/septembra 10oktober/okt/oktobra 11november/nov/novembra 12december/dec/decembra',
    present: 'danes|sedaj|zdaj|trenutno|še traja|v teku|sedanjost',
    to: 'do',
    since: 'od',
    from: 'v|od',
    after: 'l.|leta|leto',
    season: 'pomlad|poletje|jesen|zima',
  },
  sq: {
    months:
      '1janar/jan 2shkurt/shk 3mars/mar 4prill/pri 5maj 6qershor/qer 7korrik/korr 8gusht/gush 9shtator/sht 10tetor/tet 11nëntor/nën 12dhjetor/dhj',
    present: 'tani|sot|aktualisht|në vazhdim|vazhdim',
    to: 'deri në|deri|deri më',
    since: 'nga|prej|që nga',
  },
  el: {
    months:
      '1ιανουαρίου/ιαν/ιανουάριος 2φεβρουαρίου/φεβ/φεβρουάριος/φεβρ 3μαρτίου/μαρ/μάρτιος/μαρτ 4απριλίου/απρ/απρίλιος 5μαΐου/μαΐ/μάιος 6ιουνίου/ιουν/ιούνιος 7ιουλίου/ιουλ/ιούλιος 8αυγούστου/αυγ/αύγουστος 9σεπτεμβρίου/σεπ/σεπτέμβριος/σεπτ 10οκτωβρίου/οκτ/οκτώβριος 11νοεμβρίου/νοε/νοέμβριος 12δεκεμβρίου/δεκ/δεκέμβριος',
    present: 'σήμερα|παρόν|το παρόν|τώρα|σε εξέλιξη|εν εξελίξει',
    to: 'έως|εως|ως|μέχρι|μέχρι τον|έως τον|μέχρι τη|προς',
    since: 'από|από τον|από τη|από το|από την',
    from: 'από|το|τον|τη|την',
    season: 'άνοιξη|καλοκαίρι|φθινόπωρο|χειμώνας|χειμώνα|αρχές|τέλη|μέσα',
    beside: 'πλήρης απασχόληση|μερική απασχόληση',
  },
  hy: {
    months:
      '1հունվար/հնվ/հունվարի 2փետրվար/փտվ/փետրվարի 3մարտ/մրտ/մարտի 4ապրիլ/ապր/ապրիլի 5մայիս/մյս/մայիսի 6հունիս/հնս/հունիսի 7հուլիս/հլս/հուլիսի 8օգոստոս/օգս/օգոստոսի 9սեպտեմբեր/սեպ/սեպտեմբերի 10հոկտեմբեր/հոկ/հոկտեմբերի 11նոյեմբեր/նոյ/նոյեմբերի 12դեկտեմբեր/դեկ/դեկտեմբերի',
    present: 'ներկա|այժմ|մինչ օրս|մինչև այժմ',
    to: 'մինչև',
    after: 'թ.|թթ.',
  },
  ka: {
    months:
      '1იანვარი/იან 2თებერვალი/თებ 3მარტი/მარ 4აპრილი/აპრ 5მაისი/მაი 6ივნისი/ივნ 7ივლისი/ივლ 8აგვისტო/აგვ 9სექტემბერი/სექ 10ოქტომბერი/ოქტ 11ნოემბერი/ნოე 12დეკემბერი/დეკ',
    present: 'დღემდე|ამჟამად|დღეს',
    after: 'წ.|წლამდე',
    onward: 'წლიდან',
  },
  hi: {
    months:
      '1जनवरी/जन 2फ़रवरी/फ़र/फरवरी/फर 3मार्च 4अप्रैल/अप्रै 5मई 6जून 7जुलाई/जुल 8अगस्त/अग 9सितंबर/सित/सितम्बर/सितं 10अक्टूबर/अक्टू/अक्तूबर/अक्तू 11नवंबर/नव/नवम्बर/नवं 12दिसंबर/दिस/दिसम्बर/दिसं',
    present: 'वर्तमान|वर्तमान में|अब तक|अब|आज तक|आज|अभी तक|अभी|वर्तमान तक|जारी|कार्यरत|निरंतर',
    to: 'से लेकर|तक|एवं',
    from: 'वर्ष|सन|सन्',
    after: 'तक|के बीच|ई.|में',
    onward: 'से',
    season: 'वसंत|गर्मी|ग्रीष्म|शरद|सर्दी|शीतकालीन',
    beside: 'पूर्णकालिक|अंशकालिक',
  },
  mr: {
    months:
      '1जानेवारी/जाने 2फेब्रुवारी/फेब्रु/फेब 3मार्च 4एप्रिल/एप्रि 5मे 6जून 7जुलै 8ऑगस्ट/ऑग 9सप्टेंबर/सप्टें 10ऑक्टोबर/ऑक्टो 11नोव्हेंबर/नोव्हें 12डिसेंबर/डिसें',
    present: 'सध्या|आजपर्यंत|आतापर्यंत|चालू|वर्तमान',
    to: 'ते',
    after: 'पर्यंत',
    onward: 'पासून',
  },
  ne: {
    months: '1जनवरी 2फेब्रुअरी 3मार्च 4अप्रिल 5मे 6जुन 7जुलाई 8अगस्ट 9सेप्टेम्बर 10अक्टोबर 11नोभेम्बर 12डिसेम्बर',
    present: 'हाल|हालसम्म|वर्तमान|आजसम्म',
    after: 'सम्म',
    onward: 'देखि',
  },
  bn: {
    months:
      '1জানুয়ারি/জানু/জানুয়ারী 2ফেব্রুয়ারি/ফেব/ফেব্রুয়ারী/ফেব্রু 3মার্চ 4এপ্রিল/এপ্রি 5মে 6জুন 7জুলাই/জুল 8আগস্ট/আগ 9সেপ্টেম্বর/সেপ্ট/সেপ 10অক্টোবর/অক্টো 11নভেম্বর/নভে 12ডিসেম্বর/ডিসে',
    present: 'বর্তমান|বর্তমানে|এখন|এখনও|এখন পর্যন্ত|চলমান|অদ্যাবধি|আজ পর্যন্ত',
    after: 'পর্যন্ত|সাল',
    onward: 'থেকে|হতে',
  },
  pa: {
    months: '1ਜਨਵਰੀ/ਜਨ 2ਫ਼ਰਵਰੀ/ਫ਼ਰ 3ਮਾਰਚ 4ਅਪ੍ਰੈਲ/ਅਪ੍ਰੈ 5ਮਈ 6ਜੂਨ 7ਜੁਲਾਈ/ਜੁਲਾ 8ਅਗਸਤ/ਅਗ 9ਸਤੰਬਰ/ਸਤੰ 10ਅਕਤੂਬਰ/ਅਕਤੂ 11ਨਵੰਬਰ/ਨਵੰ 12ਦਸੰਬਰ/ਦਸੰ',
    present: 'ਹੁਣ|ਹੁਣ ਤੱਕ|ਵਰਤਮਾਨ|ਅੱਜ',
    after: 'ਤੱਕ',
    onward: 'ਤੋਂ',
  },
  gu: {
    months:
      '1જાન્યુઆરી/જાન્યુ 2ફેબ્રુઆરી/ફેબ્રુ 3માર્ચ 4એપ્રિલ 5મે 6જૂન 7જુલાઈ 8ઑગસ્ટ 9સપ્ટેમ્બર/સપ્ટે 10ઑક્ટોબર/ઑક્ટો 11નવેમ્બર/નવે 12ડિસેમ્બર/ડિસે',
    present: 'હાલ|વર્તમાન|અત્યાર સુધી|આજ સુધી|ચાલુ',
    after: 'સુધી',
    onward: 'થી',
  },
  ta: {
    months:
      '1ஜனவரி/ஜன 2பிப்ரவரி/பிப் 3மார்ச்/மார் 4ஏப்ரல்/ஏப் 5மே 6ஜூன் 7ஜூலை 8ஆகஸ்ட்/ஆக 9செப்டம்பர்/செப் 10அக்டோபர்/அக் 11நவம்பர்/நவ 12டிசம்பர்/டிச',
    present: 'தற்போது வரை|தற்போது|இன்று வரை|இன்று|இதுவரை|நிகழ்காலம்|நடப்பு|இப்போது|இன்றுவரை|தற்போதுவரை',
    after: 'வரை|ஆம் ஆண்டு',
    onward: 'முதல்|லிருந்து|இலிருந்து',
  },
  te: {
    months:
      '1జనవరి/జన 2ఫిబ్రవరి/ఫిబ్ర 3మార్చి 4ఏప్రిల్/ఏప్రి 5మే 6జూన్ 7జులై 8ఆగస్టు/ఆగ 9సెప్టెంబర్/సెప్టెం 10అక్టోబర్/అక్టో 11నవంబర్/నవం 12డిసెంబర్/డిసెం',
    present: 'ప్రస్తుతం|ఇప్పటి వరకు|ఇప్పటివరకు|నేటి వరకు|నేడు',
    after: 'వరకు',
    onward: 'నుండి|నుంచి',
  },
  kn: {
    months: '1ಜನವರಿ/ಜನ 2ಫೆಬ್ರವರಿ/ಫೆಬ್ರ 3ಮಾರ್ಚ್ 4ಏಪ್ರಿಲ್/ಏಪ್ರಿ 5ಮೇ 6ಜೂನ್ 7ಜುಲೈ 8ಆಗಸ್ಟ್/ಆಗ 9ಸೆಪ್ಟೆಂಬರ್/ಸೆಪ್ಟೆಂ 10ಅಕ್ಟೋಬರ್/ಅಕ್ಟೋ 11ನವೆಂಬರ್/ನವೆಂ 12ಡಿಸೆಂಬರ್/ಡಿಸೆಂ',
    present: 'ಪ್ರಸ್ತುತ|ಇಲ್ಲಿಯವರೆಗೆ|ಇಂದಿನವರೆಗೆ|ಈಗ',
    after: 'ವರೆಗೆ|ರವರೆಗೆ',
    onward: 'ರಿಂದ|ಇಂದ',
  },
  ml: {
    months:
      '1ജനുവരി/ജനു 2ഫെബ്രുവരി/ഫെബ്രു 3മാർച്ച്/മാർ 4ഏപ്രിൽ/ഏപ്രി 5മേയ് 6ജൂൺ 7ജൂലൈ 8ഓഗസ്റ്റ്/ഓഗ 9സെപ്റ്റംബർ/സെപ്റ്റം 10ഒക്‌ടോബർ/ഒക്ടോ 11നവംബർ/നവം 12ഡിസംബർ/ഡിസം',
    present: 'ഇപ്പോൾ|ഇന്നുവരെ|നിലവിൽ|ഇതുവരെ',
    after: 'വരെ',
    onward: 'മുതൽ',
  },
  or: {
    months:
      '1ଜାନୁଆରୀ/ଜାନୁୟାରୀ 2ଫେବୃଆରୀ/ଫେବ୍ରୁଆରୀ/ଫେବ୍ରୁୟାରୀ 3ମାର୍ଚ୍ଚ 4ଅପ୍ରେଲ/ଏପ୍ରିଲ 5ମଇ/ମେ 6ଜୁନ/ଜୁନ୍ 7ଜୁଲାଇ 8ଅଗଷ୍ଟ 9ସେପ୍ଟେମ୍ବର 10ଅକ୍ଟୋବର 11ନଭେମ୍ବର 12ଡିସେମ୍ବର',
    present: 'ବର୍ତ୍ତମାନ|ବର୍ତ୍ତମାନ ପର୍ଯ୍ୟନ୍ତ|ଏପର୍ଯ୍ୟନ୍ତ|ଆଜି ପର୍ଯ୍ୟନ୍ତ|ଏବେ|ଜାରି',
  },
  ur: {
    months: '1جنوری 2فروری 3مارچ 4اپریل 5مئی 6جون 7جولائی 8اگست 9ستمبر 10اکتوبر 11نومبر 12دسمبر',
    present: 'موجودہ|تاحال|اب تک|حال|آج تک|جاری',
    to: 'تا',
    after: 'تک|ء',
    onward: 'سے',
  },
  ar: {
    months:
      '1يناير/جانفي/كانون_الثاني/جانفى 2فبراير/فيفري/شباط 3مارس/آذار 4أبريل/أفريل/نيسان/ابريل/إبريل 5مايو/أيار/ماي/ايار 6يونيو/جوان/حزيران/يونيه 7يوليو/جويلية/تموز/يوليوز/يوليه 8أغسطس/أوت/آب/غشت/اغسطس 9سبتمبر/شتنبر/أيلول/ايلول 10أكتوبر/تشرين_الأول/اكتوبر/تشرين_الاول 11نوفمبر/نونبر/تشرين_الثاني 12ديسمبر/دجنبر/كانون_الأول/كانون_الاول',
    present: 'الآن|الان|الحاضر|الوقت الحاضر|الوقت الحالي|اليوم|يومنا هذا|تاريخه|حالياً|حاليا|مستمر|الحالي',
    to: 'إلى|الى|حتى|لغاية|الي|إلى غاية|وحتى|ولغاية',
    since: 'منذ|ابتداء من|اعتبارا من',
    from: 'من|في|عام|سنة|شهر|خلال|من عام',
    after: 'م',
    season: 'ربيع|صيف|خريف|شتاء',
    beside: 'دوام كامل|دوام جزئي',
  },
  he: {
    months:
      '1ינואר/ינו 2פברואר/פבר 3מרץ/מרס/מארס 4אפריל/אפר 5מאי 6יוני 7יולי 8אוגוסט/אוג 9ספטמבר/ספט 10אוקטובר/אוק 11נובמבר/נוב 12דצמבר/דצמ',
    present: 'היום|כיום|הווה|נוכחי|כעת|עכשיו|ההווה|כה',
    to: 'עד|ועד|ל|ל-',
    since: 'מאז|החל מ|החל מ-|החל',
    from: 'מ|מ-|ב|ב-|משנת|בשנת|שנת|בין|מחודש',
    season: 'אביב|קיץ|סתיו|חורף',
    beside: 'משרה מלאה|משרה חלקית',
  },
  fa: {
    months:
      '1ژانویه/ژانویهٔ 2فوریه/فوریهٔ 3مارس 4آوریل 5مه/مهٔ/می 6ژوئن/جون 7ژوئیه/ژوئیهٔ/جولای 8اوت/آگوست 9سپتامبر 10اکتبر/اکتوبر 11نوامبر 12دسامبر',
    present: 'اکنون|تا کنون|تاکنون|حال حاضر|زمان حال|حال|هم اکنون|هم‌اکنون|امروز|ادامه دارد',
    to: 'تا|الی',
    since: 'از',
    from: 'از|سال|در',
    after: 'م|ش|ه.ش',
    season: 'فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند|بهار|تابستان|پاییز|زمستان',
  },
  id: {
    months:
      '1januari/jan 2februari/feb/peb/pebruari 3maret/mar 4april/apr 5mei 6juni/jun 7juli/jul 8agustus/agu/ags/agt/agust 9september/sep/sept 10oktober/okt 11november/nov/nop/nopember 12desember/des',
    present: 'sekarang|saat ini|kini|hari ini|masih berlangsung|berjalan',
    to: 'sampai|sampai dengan|hingga|s/d|s.d.|s.d|sd',
    since: 'sejak|mulai',
    from: 'dari|pada|tahun|bulan',
    beside: 'penuh waktu|paruh waktu',
  },
  ms: {
    months:
      '1januari/jan 2februari/feb 3mac 4april/apr 5mei 6jun 7julai/jul 8ogos/ogo 9september/sep 10oktober/okt 11november/nov 12disember/dis',
    present: 'kini|sekarang|masa kini|hari ini|terkini',
    to: 'hingga|sehingga|sampai|ke',
    since: 'sejak|mulai',
  },
  fil: {
    months:
      '1enero/ene 2pebrero/peb 3marso/mar 4abril/abr 5mayo/may 6hunyo/hun 7hulyo/hul 8agosto/ago 9setyembre/set 10oktubre/okt 11nobyembre/nob 12disyembre/dis',
    present: 'kasalukuyan|ngayon',
    to: 'hanggang',
    since: 'mula|simula',
  },
  sw: {
    months:
      '1januari/jan 2februari/feb 3machi/mac 4aprili/apr 5mei 6juni/jun 7julai/jul 8agosti/ago 9septemba/sep 10oktoba/okt 11novemba/nov 12desemba/des',
    present: 'sasa|leo',
    to: 'hadi|mpaka',
    since: 'tangu|kuanzia',
  },
  vi: {
    numbered: 'tháng|thg|th.',
    present: 'nay|hiện tại|hiện nay|bây giờ|hôm nay',
    to: 'đến|tới|cho đến|đến hết',
    since: 'từ|kể từ',
    from: 'từ|năm|tháng|ngày|trong',
  },
  th: {
    months:
      '1มกราคม/ม.ค 2กุมภาพันธ์/ก.พ 3มีนาคม/มี.ค 4เมษายน/เม.ย 5พฤษภาคม/พ.ค 6มิถุนายน/มิ.ย 7กรกฎาคม/ก.ค 8สิงหาคม/ส.ค 9กันยายน/ก.ย 10ตุลาคม/ต.ค 11พฤศจิกายน/พ.ย 12ธันวาคม/ธ.ค',
    present: 'ปัจจุบัน|ขณะนี้',
    to: 'ถึง|จนถึง|-ถึง',
    since: 'ตั้งแต่|นับจาก',
    from: 'จาก|เมื่อ|ปี|พ.ศ.|พ.ศ|พศ.|พศ|ค.ศ.|ค.ศ|คศ.|คศ|ตั้งแต่ปี|เดือน',
  },
  zh: {
    months: '1一月/元月 2二月 3三月 4四月 5五月 6六月 7七月 8八月 9九月 10十月 11十一月 12十二月',
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
    after: 'まで|迄|に|頃|末|初旬|中旬|下旬|度|取得|合格|取得見込|取得見込み',
    onward: 'から|より|以降|入社',
    season: '春期|春季|春|夏期|夏季|夏|秋期|秋季|秋|冬期|冬季|冬',
    beside:
      '退社|退職|入学|卒業|卒業見込み|卒業見込|修了|修了見込み|修了見込|正社員|契約社員|派遣社員|在籍|取得|就職|転職|一身上の都合により退社',
  },
  ko: {
    present: '현재|현재까지|재직중|재직 중|재학중|재학 중|지금|지금까지|진행중|진행 중|현재 재직중|현재 재직 중',
    from: '서기',
    after: '까지|에|도|말|초|경|취득|합격',
    onward: '부터|에서|이후|이래|입사',
    season: '봄|여름|가을|겨울|상반기|하반기',
    beside: '정규직|계약직|퇴사|입학|졸업|졸업예정|졸업 예정|수료|재직|취득|인턴|파트타임|풀타임',
  },
}
