// The shard key of each collection. The data of a person are stored together, in the region of their account: their keys begin with
// `region`, by which a cluster places them. Collections that are not divided by person say why.

type Personal = Readonly<{
  key: readonly ['region', string]
  /** `_id` is the CV's id, begins with the second field of the key, or is an id of its own. */
  id: 'cv' | 'prefix' | 'own'
}>
type Common = Readonly<{ key: readonly ['_id']; why: string }>

const of = (field: string, id: Personal['id'] = 'own'): Personal => ({ key: ['region', field], id })
const common = (why: string): Common => ({ key: ['_id'], why })

const COUPON = 'The limits of a coupon hold over all regions.'
const MONEY = 'Razorpay’s webhooks and the receipt series know no region. Holds ids and amounts, no names.'
const QUEUE = 'A queue that one process of all works on by time. Holds references, and short.'
const SERVICE = 'Belongs to the service.'
const WALLET = 'A session key, nonce or digest is taken once over all regions, and expires.'
const KEYED = 'Counts under keyed hashes, which must hold over all regions.'
const LOG = 'One log for all regions; holds salted hashes.'

export const SHARD_KEYS: Readonly<Record<string, Personal | Common>> = {
  users: of('_id', 'prefix'),
  api_keys: of('userId'),
  webhooks: of('userId'),
  cvs: of('userId', 'cv'),
  cv_versions: of('cvId', 'prefix'),
  cv_editions: of('cvId', 'prefix'),
  cv_views: of('_id', 'prefix'),
  pictures: of('cvId', 'prefix'),
  letters: of('cvId'),
  proposals: of('cvId'),
  proofs: of('cvId'),
  received_credentials: of('cvId'),
  verification_requests: of('cvId'),
  log_claims: of('cvId'),
  coupon_offers: of('_id', 'prefix'),

  directory: common('Says in which region the others are. Holds ids and a keyed hash.'),
  admin_pins: common(SERVICE),
  audit: common('The lines of admins, few, read by time over all accounts; anonymised with the account.'),
  coupons: common(COUPON),
  coupon_uses: common(COUPON),
  payment_orders: common(MONEY),
  webhook_events: common(MONEY),
  mails: common(QUEUE),
  webhook_deliveries: common(QUEUE),
  restoring: common('Says that a restore has not ended.'),
  leases: common('One process of all holds a lease.'),
  quotas: common(KEYED),
  mail_ledgers: common(KEYED),
  mail_opt_outs: common(KEYED),
  tombstones: common(KEYED),
  tombstone_keys: common(SERVICE),
  service_secrets: common(SERVICE),
  attestation_keys: common(SERVICE),
  credential_keys: common(SERVICE),
  seal_certificates: common(SERVICE),
  status_entries: common('An index of a status list is taken once over all regions.'),
  wallet_sessions: common(WALLET),
  wallet_bearers: common(WALLET),
  wallet_grants: common(WALLET),
  wallet_envelopes: common(WALLET),
  wallet_operations: common(WALLET),
  wallet_codes: common(WALLET),
  wallet_login_keys: common(SERVICE),
  log_queue: common(LOG),
  log_state: common(LOG),
  log_tiles: common(LOG),
  log_bundles: common(LOG),
  log_checkpoints: common(LOG),
}

/** The key of a collection of persons' data; null for others. */
export function personalKey(collection: string): Personal | null {
  const found = SHARD_KEYS[collection]
  if (!found) throw new Error(`${collection} is not in the table of shard keys`)
  return 'why' in found ? null : found
}
