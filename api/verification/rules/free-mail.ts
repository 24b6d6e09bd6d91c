// Domains where anybody gets an address: who answers from one may be anyone, so it is never called an institution.
// The common ones; a domain below one of these counts as well. Runs in the browser too.

const FREE_MAIL = new Set(
  `gmail.com googlemail.com outlook.com outlook.in outlook.de outlook.fr outlook.es outlook.it outlook.jp outlook.co.uk
  hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it hotmail.es live.com live.co.uk live.in live.fr live.de live.nl
  msn.com passport.com windowslive.com yahoo.com yahoo.co.in yahoo.in yahoo.co.uk yahoo.co.jp yahoo.fr yahoo.de yahoo.it
  yahoo.es yahoo.ca yahoo.com.au yahoo.com.br yahoo.com.mx yahoo.com.ar yahoo.com.sg yahoo.com.hk yahoo.com.tw yahoo.com.ph
  yahoo.com.vn yahoo.co.id ymail.com rocketmail.com myyahoo.com aol.com aim.com verizon.net att.net sbcglobal.net
  bellsouth.net comcast.net cox.net charter.net earthlink.net icloud.com me.com mac.com privaterelay.appleid.com
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.io tuta.com keemail.me
  zoho.com zohomail.com zohomail.in zoho.in zohomail.eu rediffmail.com rediff.com indiatimes.com sify.com in.com
  mail.com email.com usa.com post.com europe.com asia.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de freenet.de t-online.de
  arcor.de posteo.de posteo.net mailbox.org hushmail.com hush.com fastmail.com fastmail.fm fastmail.in hey.com
  yandex.com yandex.ru yandex.by yandex.kz ya.ru mail.ru inbox.ru list.ru bk.ru internet.ru rambler.ru
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com 189.cn wo.cn
  naver.com hanmail.net daum.net kakao.com nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr libero.it virgilio.it tiscali.it alice.it tin.it
  uol.com.br bol.com.br terra.com.br globo.com ig.com.br btinternet.com sky.com talktalk.net ntlworld.com virginmedia.com
  bigpond.com optusnet.com.au telstra.com rogers.com shaw.ca sympatico.ca telus.net seznam.cz centrum.cz wp.pl o2.pl
  onet.pl interia.pl abv.bg ukr.net i.ua walla.co.il walla.com inbox.lv inbox.lt mynet.com lycos.com excite.com
  inbox.com mailfence.com runbox.com startmail.com disroot.org riseup.net cock.li duck.com simplelogin.com
  simplelogin.io anonaddy.com addy.io anonaddy.me mozmail.com skiff.com onmail.com
  mailinator.com guerrillamail.com guerrillamail.net sharklasers.com 10minutemail.com 10minutemail.net temp-mail.org
  tempmail.com tempmail.net tempmailo.com throwawaymail.com yopmail.com yopmail.fr yopmail.net getnada.com nada.email
  dispostable.com trashmail.com trashmail.de mailnesia.com maildrop.cc mailcatch.com fakeinbox.com mintemail.com
  mohmal.com moakt.com emailondeck.com spamgourmet.com mytemp.email burnermail.io`.split(/\s+/),
)

/** Whether anybody can have an address at this domain. */
export function isFreeMail(domain: string): boolean {
  const labels = domain.toLowerCase().split('.')
  return labels.some((_, index) => FREE_MAIL.has(labels.slice(index).join('.')))
}
