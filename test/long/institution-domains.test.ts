// Which domains count as an institution's: neither free mail nor those of the CV's owner; and real institutions that lists must not
// exclude.
import mammoth from 'mammoth'
import { readDomains } from '../../api/claims/institutions/domains.ts'
import { isFreeMail } from '../../api/claims/institutions/free-mail.ts'
import { confirm, content, EDUCATION, startInstitutions } from '../institutions-harness.ts'
import t from '../tap.ts'
import { pageTextsOf } from '../typeset-reader.ts'

const words = (text: string) => text.trim().split(/\s+/)

const FREE = words(`
  hotmail.nl hotmail.com.tr hotmail.co.za HOTMAIL.NL outlook.be outlook.com.br outlook.kr live.be live.com.mx msn.com passport.com
  yahoo.pl yahoo.com.pe yahoo.co.za mail.yahoo.co.in ymail.com rocketmail.com gmx.fr gmx.co.uk gmx.li aol.de aol.jp aim.com
  tutanota.com tuta.io keemail.me proton.me protonmail.ch pm.me zoho.eu zohomail.com yandex.com.tr yandex.kz ya.ru
  mail.de mail.ru mail.com email.cz email.it posteo.net mailfence.com mailbox.org riseup.net disroot.org kakao.com naver.com
  hanmail.net qq.com 163.com 126.com sohu.com 139.com 189.cn rediffmail.com sify.com in.com indiatimes.com ziggo.nl xs4all.nl
  telenet.be bluewin.ch aon.at online.no telia.com comhem.se elisanet.fi wp.pl o2.pl interia.eu seznam.cz volny.cz azet.sk
  freemail.hu citromail.hu abv.bg ukr.net meta.ua tut.by narod.ru walla.co.il mynet.com uol.com.br terra.com.br
  prodigy.net.mx nifty.com so-net.ne.jp docomo.ne.jp bigpond.com btinternet.com plus.com orange.fr free.fr laposte.net sfr.fr
  t-online.de web.de freenet.de vodafone.de unity-mail.de sapo.pt telefonica.net otenet.gr libero.it tiscali.it
  gmail.com googlemail.co.uk icloud.com me.com mac.com privaterelay.appleid.com duck.com mozmail.com simplelogin.com addy.io
  fastmail.com hey.com hushmail.com mailinator.com yopmail.com 10minutemail.com guerrillamail.com temp-mail.org maildrop.cc
  alumni.com alumni.stanford.edu alum.mit.edu alumni.iitm.ac.in post.harvard.edu cantab.net iitbalumni.org exeteralumni.net
  student.uva.nl stud.uni-goettingen.de etu.sorbonne-universite.fr mail.alumni.stanford.edu`)

/** Includes every institution that a list of free mail names by mistake. */
const INSTITUTIONS = words(`
  mit.edu stanford.edu harvard.edu berkeley.edu cmu.edu hbs.edu cs.stanford.edu iitb.ac.in iitd.ac.in iitm.ac.in cse.iitb.ac.in
  iisc.ac.in du.ac.in annauniv.edu vit.ac.in bits-pilani.ac.in cbse.gov.in cbse.nic.in ignou.ac.in ox.ac.uk cam.ac.uk
  imperial.ac.uk ed.ac.uk ethz.ch epfl.ch tum.de rwth-aachen.de uni-heidelberg.de ens.fr polytechnique.edu tudelft.nl
  kuleuven.be ku.dk kth.se uio.no helsinki.fi polimi.it unibo.it unican.es upm.es uw.edu.pl cuni.cz univie.ac.at tcd.ie
  utoronto.ca mcgill.ca anu.edu.au unimelb.edu.au auckland.ac.nz nus.edu.sg u.nus.edu.sg ntu.edu.sg hku.hk tsinghua.edu.cn pku.edu.cn
  stu.edu.cn u-tokyo.ac.jp snu.ac.kr kaist.ac.kr usp.br unam.mx uba.ar uct.ac.za tau.ac.il msu.ru spbu.ru eu.spb.ru herzen.spb.ru
  univ.net.ua kse.org.ua istea.com.ar lsmu.com zgia.zp.ua
  tcs.com infosys.com wipro.com hcltech.com techmahindra.com ril.com tatamotors.com hdfcbank.com icicibank.com sbi.co.in
  larsentoubro.com flipkart.com zomato.com razorpay.com freshworks.com zohocorp.com isro.gov.in airtel.com jio.com
  google.com microsoft.com apple.com amazon.com meta.com fb.com facebook.com netflix.com intel.com ibm.com oracle.com
  sap.com adobe.com cisco.com dell.com hp.com uber.com github.com linkedin.com accenture.com deloitte.com pwc.com ey.com
  kpmg.com mckinsey.com capgemini.com cognizant.com jpmorgan.com gs.com hsbc.com siemens.com bosch.com bmw.de basf.com
  philips.com shell.com nestle.com novartis.com airbus.com toyota.co.jp sony.com samsung.com huawei.com alibaba.com
  alibaba-inc.com tencent.com bt.com verizon.com comcast.com vodafone.com telekom.de orange.com yahooinc.com
  oath.com saudia.com singpost.com discovery.com ancestry.com parrot.com detik.com mail.mil mail.gov.in post.ch laposte.fr
  proton.com.my nasa.gov nih.gov who.int un.org worldbank.org cern.ch europa.eu ieee.org uni.example registrar.example`)

t.test('free mail under any suffix, disposable addresses and those of graduates are no institutions', async t => {
  t.ok(FREE.length > 63)
  t.same(
    FREE.filter(domain => !isFreeMail(domain)),
    [],
  )
})

t.test('universities and companies are institutions, also those in lists of free mail', async t => {
  t.same(
    INSTITUTIONS.filter(domain => isFreeMail(domain)),
    [],
  )
})

const {
  app,
  ana,
  collection,
  requests,
  make,
  ask,
  asked,
  mailsTo,
  tokenFrom,
  decide,
  form,
  page,
  entry,
  strangersSee,
} = await startInstitutions(t)
const education = content.education

t.test('free mail is checked again when the institution decides', async t => {
  const cv = await make(ana, true)
  const { id } = (await ask(cv, 'rector@gmx.fr').expect(201)).body.request
  // Stored before the domain was in the lists.
  await app.connection.collection('verification_requests').updateOne({ _id: id }, { $set: { isFreeMail: false } })
  await decide(await tokenFrom('rector@gmx.fr'), confirm).expect(200)
  t.match(await strangersSee(cv), { level: 'stated', confirmation: { isFreeMail: true, counts: false } })
})

t.test(
  'domains of the account, of its Workspace, and of addresses and sites in all its CVs are the owner’s',
  async t => {
    const who = await app.as({ email: 'owner@cs.uni2.example', name: 'Owner', hd: 'workspace.example' })
    const create = async (details: object = {}): Promise<string> => {
      const projects = [{ id: 'p', name: 'Loom', url: 'https://item-link.example/' }]
      const made = { ...content, personalDetails: { name: 'Ana', ...details }, projects }
      return (await who.post('/cvs').send({ content: made }).expect(201)).body.cv.id
    }
    const asking = await create()
    const sites = words(
      'https://www.Home-Page.example http://blog.diary.example:8080/?page=1 https://uni.example/people/ana',
    )
    await create({ email: 'ana@draft.example', links: sites.map((url, at) => ({ id: `${at}`, url })) })
    const shown = await create({ links: [{ id: 'a', url: 'https://ana.github.io/' }] })
    await who.post(`/cvs/${shown}/publish`).expect(200)
    const { etag = '' } = (await who.get(`/cvs/${shown}`).expect(200)).headers
    await who.put(`/cvs/${shown}`).set('if-match', etag).send({ content }).expect(200)
    const trashed = await create({ email: 'ana@trash.example', links: [{ id: 'a', url: 'https://shop.co.uk/' }] })
    await who.delete(`/cvs/${trashed}`).expect(204)
    const own = words(
      'uni2.example workspace.example draft.example mail.home-page.example diary.example ana.github.io trash.example shop.co.uk',
    )
    for (const domain of [...own, ...words('uni.example item-link.example other.co.uk eva.github.io other.example')]) {
      const { body } = await ask(asking, `a@${domain}`, EDUCATION, who).expect(201)
      t.equal(body.request.isOwnDomain, own.includes(domain), domain)
      await collection('mail_ledgers').deleteMany({})
    }
    for (const domain of ['draft.example', 'trash.example']) {
      const { body } = await ask(asking, `ana@${domain}`, EDUCATION, who).expect(400)
      t.match(body.errors, [{ message: /an address of your own/ }], domain)
    }
  },
)

t.test(
  'own domains are checked again at the decision, on the draft and the published version, and then signed',
  async t => {
    const who = await app.as({ email: 'mover@mail.example', name: 'Mover' })
    const withHome = (url?: string) => ({
      ...content,
      personalDetails: { name: 'Ana', ...(url && { links: [{ id: 'a', url }] }) },
      education,
    })
    const put = async (cv: string, url?: string) => {
      const { etag } = (await who.get(`/cvs/${cv}`).expect(200)).headers
      await who
        .put(`/cvs/${cv}`)
        .set('if-match', etag ?? '')
        .send({ content: withHome(url) })
        .expect(200)
    }
    /** A CV with a confirmation by `domain`, with changes `before` the request and before the decision. */
    async function confirmed(domain: string, steps: { before?: string; published?: string; after?: string }) {
      const made = await who
        .post('/cvs')
        .send({ content: withHome(steps.published) })
        .expect(201)
      const { nanoId } = made.body.cv
      await who.post(`/cvs/${nanoId}/publish`).expect(200)
      await put(nanoId, steps.before)
      const { isOwnDomain } = (await ask(nanoId, `a@${domain}`, EDUCATION, who).expect(201)).body.request
      const token = await tokenFrom(`a@${domain}`)
      await put(nanoId, steps.after)
      const isToldSo = /is a domain of the owner’s own/.test((await page(token).expect(200)).text)
      await decide(token, confirm).expect(200)
      const { confirmation } = await strangersSee(nanoId)
      await put(nanoId)
      await who.post(`/cvs/${nanoId}/publish`).expect(200)
      t.same((await strangersSee(nanoId)).confirmation, confirmation, 'signed, not checked again later')
      return [isOwnDomain, isToldSo, confirmation.isOwnDomain, confirmation.counts]
    }
    const home = (name: string) => `https://${name}.example/`
    t.same(await confirmed('draft.example', { before: home('draft') }), [true, true, true, false])
    t.same(await confirmed('shown.example', { published: home('shown') }), [true, true, true, false], 'published only')
    t.same(await confirmed('later.example', { after: home('later') }), [false, true, true, false], 'added after asking')
    t.same(await confirmed('never.example', {}), [false, false, false, true])
  },
)

t.test('punycode is shown unchanged', async t => {
  const cv = await make(ana, true)
  // "аррӏе.com" in Cyrillic letters.
  const domain = 'xn--80ak6aa92e.com'
  t.match((await ask(cv, `a@${domain}`).expect(201)).body.request, { domain, isFreeMail: false })
  // The sandbox's mail server decodes it.
  await decide(await tokenFrom('a@аррӏе.com'), confirm).expect(200)
  const shown = (await app.anyone().get(`/cv/${cv}`).expect(200)).text
  t.match(shown, `Confirmed by ${domain}`)
  t.notMatch(shown, /аррӏе/)
  t.equal((await ask(cv, 'a@аррӏе.com')).status, 400)
})

const EVIL = 'evil\u200b。ｃｏｍ'

t.test('a confirmer whose name reads like a domain is refused, in JSON and on the form', async t => {
  const { cv, token } = await asked('words@uni.example')
  t.match((await decide(token, { decision: 'confirm', name: EVIL }).expect(400)).body, {
    code: 'invalid_request',
    errors: [{ path: '/name', message: /^Your name reads like a web address/ }],
  })
  t.match(
    (await form(token, { decision: 'confirm', name: EVIL }).expect(400)).text,
    /it has a web address or invisible characters/,
  )
  await decide(token, { decision: 'confirm', name: 'Dr. “Meera” "J. R." O’Brien, sent »through« St. John' }).expect(200)
  t.match(await entry(cv), { confirmation: { name: 'Dr. Meera J. R. O’Brien, sent through St. John' } })
})

t.test('names that read like domains are refused in requests, and nothing is stored', async t => {
  const who = await app.as({ email: 'words@mail.example', name: 'Visit evil.com' })
  const cv = await make(who)
  const asked = await ask(cv, 'a@stanford.edu', EDUCATION, who, 'eve@stanford.edu').expect(400)
  t.match(asked.body, {
    errors: [{ path: '/institution', message: /^The name of the institution reads like a web address/ }],
  })
  const named = { ...content, personalDetails: { name: EVIL } }
  const evil = (await who.post('/cvs').send({ content: named }).expect(201)).body.cv.id
  t.match((await ask(evil, 'a@stanford.edu', EDUCATION, who).expect(400)).body, {
    errors: [{ path: '/content/personalDetails/name', message: /^The name in your CV reads like a web/ }],
  })
  t.same(await mailsTo('a@stanford.edu'), [])
  await ask(cv, 'a@stanford.edu', EDUCATION, who, 'Stanford (stanford.edu)').expect(201)
  const unnamed = { ...content, personalDetails: { name: '“”' } }
  const { nanoId } = (await who.post('/cvs').send({ content: unnamed }).expect(201)).body.cv
  t.equal(
    (await ask(nanoId, 'b@stanford.edu', EDUCATION, who)).status,
    409,
    'the name of the account stands in for none',
  )
})

t.test('no name in a mail or on its page becomes a link or ends its own quotation marks', async t => {
  const cv = await make(ana)
  const { id } = (await ask(cv, 'old@uni.example').expect(201)).body.request
  // Stored before names were checked.
  const names = { person: 'Ana” of “evil.com', institution: '»Uni« at evil.example/login, 10.0.0.1/x or a@evil.com' }
  await app.fault('smtp', 'down')
  const old = (await ask(await make(ana), 'older@uni.example').expect(201)).body.request
  // The first try, with the names of now, has failed before they change.
  await app.sendMails()
  await requests.updateMany({ _id: { $in: [id, old.id] } }, { $set: names })
  await app.fault('smtp', 'off')
  await collection('mails').updateMany({ dueAt: { $type: 'date' } }, { $set: { dueAt: new Date(0) } })
  const [mail] = await mailsTo('older@uni.example')
  t.match(
    mail?.text,
    '“Ana of evil. com” asks “Uni at evil. example/login, 10. 0. 0. 1/x or a at evil. com” to confirm',
  )
  t.notMatch(`${mail?.subject}${mail?.text}${mail?.html}`, /evil\.\S|10\.0|@evil/)
  const shown = (await page(await tokenFrom('old@uni.example')).expect(200)).text
  t.match(shown, '“<bdi>Ana of evil.com</bdi>” asks “<bdi>Uni at evil.example/login')
  t.notMatch(shown, /<a [^>]*evil/)
})

t.test('a badge has the domain first, and quotes every name, on pages and in files', async t => {
  const cv = await make(ana, true)
  await ask(cv, 'dean@college.example', EDUCATION, ana, 'The "College"').expect(201)
  const token = await tokenFrom('dean@college.example')
  t.match((await page(token)).text, /then sees “Confirmed by <strong><bdi>college\.example<\/bdi><\/strong>”/)
  await decide(token, { decision: 'confirm', name: 'Registrar of Stanford' }).expect(200)
  t.match(
    (await page(token)).text,
    /<strong><bdi>college\.example<\/bdi><\/strong>: somebody who reads mail there, and gave the name “<bdi>Registrar of Stanford<\/bdi>”/,
  )
  for (const path of [`/cv/${cv}`, `/cv/${cv}/verify`]) {
    const { text } = await app.anyone().get(path).expect(200)
    t.match(text, /<bdi>Confirmed by college\.example<\/bdi>/, path)
    t.match(text, /Confirmed by college\.example, on [^<:]*: somebody who reads mail at college\.example;/, path)
    t.match(text, /Name given there: “Registrar of Stanford”\. The owner calls the institution “The College”\./, path)
  }
  await collection('users').updateOne({ email: 'ana@mail.example' }, { $set: { plan: 'Pro' } })
  const file = async (kind: string) => (await ana.get(`/cvs/${cv}/${kind}`).responseType('blob').expect(200)).body
  const printed = (await pageTextsOf(await file('pdf'))).join(' ').replace(/\s+/g, ' ')
  const written = (await mammoth.extractRawText({ buffer: await file('docx') })).value
  for (const text of [printed, written])
    t.match(text, /by college\.example, on [^:]*: somebody who reads mail there, name given “Registrar of Stanford”/)
})

t.test('disguised domains are found, and abbreviations are not taken for domains', async t => {
  const found: [string, string][] = [
    ['Registrar, stanford.edu, sent through', 'stanford.edu'],
    ['STANFORD.EDU', 'stanford.edu'],
    ['stanford．edu', 'stanford.edu'],
    ['stanford。edu', 'stanford.edu'],
    ['stanford｡edu', 'stanford.edu'],
    ['stanford․edu', 'stanford.edu'],
    ['stanford·edu', 'stanford.edu'],
    ['stan\u200bford\u2060.\u00adedu', 'stanford.edu'],
    ['stanford\u{e0020}.edu', 'stanford.edu'],
    ['stanford . edu', 'stanford.edu'],
    ['stanford .de', 'stanford.de'],
    ['stanford. edu', 'stanford.edu'],
    ['ｓｔａｎｆｏｒｄ.ｅｄｕ', 'stanford.edu'],
    ['stanford.еdu', 'stanford.edu'],
    ['Dean, ox.ac.uk', 'ox.ac.uk'],
    ['Dean, cs.ox.ac.uk', 'cs.ox.ac.uk'],
    ['HR, hp.com', 'hp.com'],
    ['the office (tcs.co.in)', 'tcs.co.in'],
    ['stanford.edu.registrar', 'stanford.edu'],
    ['mail to dean@evil.com', 'evil.com'],
    ['Sign in at evil.example/login', 'evil.example'],
    ['Visit evil.com', 'evil.com'],
    ['аррӏе.com', 'аррӏе.com'],
    ['пример.рф', 'пример.рф'],
    ['xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
    ['st"anford.edu', 'stanford.edu'],
  ]
  for (const [text, domain] of found) t.equal(readDomains(text)[0], domain, JSON.stringify(text))
  const names = words(
    'J.R.Smith Ph.D. M.Sc. B.Tech. U.S.A. M.I.T. D.Phil St.John O’Brien S.no J.de Node.js A.P.J. 3.5 e.V. M.Com. B.Ed.',
  )
  for (const text of [
    ...names,
    'J. R. Smith',
    'St. John',
    'Dr. Meera Iyer, M.D.',
    'Prof. de Souza',
    'Inst. de Física, Univ. La Sapienza',
    'Tata Consultancy Services Pvt. Ltd.',
    'Mfg. Co. Ltd.',
    'Jr. Asst. Registrar',
    'Max-Planck-Institut e. V.',
    'Govt. of India, Dept. of Posts',
    'Col·legi Major',
    'Registrar ... in charge',
    'ジョン・スミス',
    'A.C. College',
  ]) {
    t.same(readDomains(text), [], text)
  }
})
