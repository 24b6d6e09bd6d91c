// What attackers write in the parts of a request that are not JSON. Pure data.

/** Ids as attackers write them; none has a bare slash, so that the operation stays the one that was meant. */
export const TRICKS = [
  ...'..%2f ..%2F..%2Fme %2e%2e %00 a%00b %E0%A4%A % %zz %ff%fe %0d%0aset-cookie:%20a $ne [$ne]'.split(' '),
  ...`__proto__ constructor null undefined NaN -1 0 1e9 %20 ' " <script> * {id} :id import me`.split(' '),
  ...'%EF%BB%BF %F0%9F%98%80 é ;a=b 99999999999 007 1.5 a@b %40 x%40example.org . ~ a;b'.split(' '),
  ...[20, 21, 22, 201, 401, 7_000].map(count => 'a'.repeat(count)),
  ...['_'.repeat(21), `${'a'.repeat(20)}%0a`, `${'a'.repeat(20)}%2f`, '%61'.repeat(21)],
  ...['0'.repeat(24), 'F'.repeat(24), '0'.repeat(64)],
]

export const QUERIES = [
  ...'a=1&a=2 id[$ne]=1 __proto__[x]=1'.split(' '),
  ...'constructor.prototype.x=1 % %E0%A4%A = &&& a=%00 ? #'.split(' '),
]
/** Headers that change what a service does, each with what a client may send. */
export const HEADERS: Record<string, string[]> = {
  'if-match': [
    ...['"1"', '"2"', '"3"', '"1.0"', 'W/"1"', '*', '"0"', '"999999"', '"-1"', '1', '', '"1", "2"', '"1e3"'],
    'x'.repeat(300),
  ],
  'if-none-match': ['*', '"1.0"', '"1.1"', 'W/"1.1", "x"', ',,,', '"', 'y'.repeat(600)],
  accept: ['text/html', 'application/json', '*/*', 'text/html;q=0', '', ',', 'é'],
  'accept-encoding': ['gzip', 'br', 'identity', 'gzip;q=0, br', '*', 'gzip, br', 'x'.repeat(200)],
  'content-encoding': ['gzip', 'deflate', 'br'],
  origin: ['https://evil.example', 'null', 'http://localhost'],
  'x-forwarded-for': ['6.6.6.6', '::1', "'; drop"],
  'x-http-method-override': ['DELETE'],
  'user-agent': ['', 'Mozilla/5.0', '\u00ff'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1'],
  'accept-language': ['en', '*', 'x'.repeat(100)],
  cookie: ['a=b', '__proto__=1'],
}
export const WRONG_TYPES = [
  ...'text/plain application/xml application/x-www-form-urlencoded multipart/form-data */* x'.split(' '),
  ...'APPLICATION/JSON application/merge-patch+json application/json;;;'.split(' '),
  ...['application/json; charset=utf-16', 'application/json, text/plain', `a/${'b'.repeat(500)}`],
  ...['multipart/form-data; boundary=', 'multipart/form-data; boundary=x', 'text/html; boundary="'],
]

export const PATHS = [
  ...'/ // //evil.example //evil.example/%2e%2e /../'.split(' '),
  ...'/../../etc/passwd /%2e%2e/%2e%2e/etc/passwd /.env /.git/config'.split(' '),
  ...'/cvs/ /cvs// /CVS /me/ /me%2f /%6de /me? /me# /me;a=b /cv /cv/ /cv/a/b /new-cv/x /verify/x'.split(' '),
  ...'/% /%E0%A4%A /%00 /a%00 /a\\b /admin /admin/ /admin/users /wp-admin.php /index.html'.split(' '),
  ...'/assets/ /assets/..%2f /__proto__ /constructor /é /\u00ff /cvs/import /webhooks/razorpay'.split(' '),
  ...'/docs /docs/start.js /docs/..%2f /create-cv/x /dashboard /login /favicon.ico /robots.txt /* *'.split(' '),
  ...[`/${'a'.repeat(5_000)}`, `/${'a/'.repeat(500)}`],
]
export const METHODS = 'GET GET GET HEAD OPTIONS POST PUT PATCH DELETE TRACE PROPFIND SEARCH QUERY'.split(' ')

/** Parts of addresses. */
export const WORDS = [...'cvs cv me admin users publish versions 1 x .. %2e %20 é'.split(' '), '', 'a'.repeat(21)]
