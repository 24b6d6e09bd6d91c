// Mail domains that do not identify an institution: free providers, and domains for all students or graduates. Uses lists from npm, plus
// corrections. Not for the browser: the lists are large.
import { createRequire } from 'node:module'
import mailchecker from 'mailchecker'
import { parse } from 'tldts'

// The package has no types; its own entry reads the file in the same way.
const PROVIDERS = createRequire(import.meta.url)('email-providers/all.json') as string[]

const words = (text: string) => text.trim().split(/\s+/)

/** Brands with one name under many suffixes, some of which the lists lack: yahoo.fr is listed, yahoo.pl is not. */
const BRANDS = new Set(
  words(`aol email fastmail freemail gmail gmx googlemail hotmail hush hushmail icloud inbox keemail live mail mailbox mailfence
  msn outlook posteo protonmail rediff rediffmail rocketmail tuta tutamail tutanota webmail yahoo yandex ymail zoho zohomail`),
)
/** Suffixes with restricted registration, where such a name belongs to a state or a university, like mail.gov.in. */
const RESTRICTED = /^(?:edu|gov|mil|ac|int)$|^(?:ac|edu|gov|gob|gouv|mil|nic)\./

const MISSED = words(`
  139.com 189.cn a1.net aon.at appleid.com atlas.cz au.com autistici.org azet.sk bbox.fr bezeqint.net biglobe.ne.jp bigmir.net
  bredband.net cantab.net cantv.net chello.at citromail.hu clix.pt comhem.se countermail.com dir.bg disroot.org eastlink.ca
  elisanet.fi eml.cc euskaltel.net goo.jp hispeed.ch hol.gr iafrica.com icloud.com.cn in.com in.gr indamail.hu interia.eu
  internet.ru inventati.org iol.pt jubii.dk kakao.com kolabnow.com kolumbus.fi lenta.ru meta.ua
  movistar.es mweb.co.za mynet.com nana10.co.il narod.ru netcabo.pt nifty.com numericable.fr o2mail.de
  o2online.de ocn.ne.jp ofir.dk onet.eu online.no ono.com op.pl orcon.net.nz otenet.gr pacific.net.sg passport.com pec.it
  plus.com plusnet.com posteo.net proton.me pm.me proximus.be riseup.net saunalahti.fi sasktel.net scarlet.be skiff.com
  so-net.ne.jp sohu.com sol.no starhub.net.sg stofanet.dk streamyx.com sunrise.ch suomi24.fi superonline.com swissonline.ch
  tdcadsl.dk telefonica.net telepac.pt telia.com telkomsa.net tesco.net tlen.pl tm.net.my tut.by une.net.co unity-mail.de
  upcmail.nl vipmail.hu vodafone.de vodafonemail.de volny.cz vp.pl vtr.net wo.cn xs4all.nl ziggo.nl zoznam.sk
  aya.yale.edu caa.columbia.edu post.harvard.edu`)
/** In the lists by mistake: only members of the organisation have addresses there. */
const NOT_FREE = new Set(
  words(`alibaba.com ancestry.com bt.com detik.com discovery.com facebook.com lsmu.com medscape.com nus.edu.sg oath.com parrot.com
  rci.rogers.com saudia.com singpost.com swissinfo.org team.telstra.com unican.es`),
)
const FREE = new Set([...PROVIDERS, ...MISSED])
const THROW_AWAY = mailchecker.blacklist()

/** Labels that universities use for the mail domains of graduates and students. */
const GRADUATES = /alumni|^alum(?:n(?:us|a|ae))?$/
const STUDENTS =
  /^(?:stud|students?|studenti|studente|studenten|etu|etud|etudiants?|alumnos|estudiantes?|alunos|mahasiswa)$/

/** Whether anyone, or any student or graduate, can have an address at this domain. */
export function isFreeMail(domain: string): boolean {
  const name = domain.toLowerCase()
  const {
    domain: registered,
    domainWithoutSuffix: brand,
    publicSuffix,
    subdomain,
  } = parse(name, { allowPrivateDomains: true })
  const below = subdomain ? subdomain.split('.') : []
  if (below.some(label => STUDENTS.test(label) || GRADUATES.test(label)) || GRADUATES.test(brand ?? '')) return true
  // A public suffix in the lists, such as com.ar, does not apply to domains registered below it.
  const shortest = (registered ?? name).split('.').length
  const labels = name.split('.')
  const chain = labels.slice(0, labels.length - shortest + 1).map((_, index) => labels.slice(index).join('.'))
  if (chain.some(one => NOT_FREE.has(one))) return false
  if (BRANDS.has(brand ?? '') && !RESTRICTED.test(publicSuffix ?? '')) return true
  return chain.some(one => FREE.has(one) || THROW_AWAY.has(one))
}
