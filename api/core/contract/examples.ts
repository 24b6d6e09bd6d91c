// Example values that several schemas share, and the larger examples of a CV.
import data from './examples.data.json' with { type: 'json' }

/** The id of a database document. */
export const ID = '6740a1b2c3d4e5f6a7b8c9d0'
export const CV_ID = 'V1StGXR8_Z5jdHi6B-myT'
export const UUID = '9b2f3c0e-6d1a-4f6e-8a55-0d0b7c1f2e3d'
export const REQUEST_ID = '3f0c8a526f0e4f2b9d0c0b7f5d3a9c11'
export const EMAIL = 'ananya@example.org'
export const PERSON = 'Ananya Śrīnivāsan'
export const NOW = '2026-11-20T12:04:31.000Z'
export const LATER = '2027-05-20T12:04:31.000Z'
export const ORDER_ID = 'order_9A33XWu170gUtm'
export const PAYMENT_ID = 'pay_29QQoUBi66xm2f'
export const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
/** The pseudonym of an account under one name. */
export const HOLDER = 'q0Zr6w1H9cYv3uXb8eNf2A'
export const DIGEST = `0x${SHA256}`
/** A public key on P-256. */
export const POINT = {
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
}
export const WALLET = '0x85850eDBd1B60e008cC25aB6bc8558cf6b33558c'
export const PAYMASTER = '0x74324fA6Fa67b833dfdea4C1b3A9898574d076e3'
export const USDC = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'
export const CHAIN = 'eip155:137'

export const PROBLEM = {
  success: false,
  code: 'invalid_request',
  message: '/content/skills/0/name: This must be a text.',
  requestId: REQUEST_ID,
  errors: [{ path: '/content/skills/0/name', message: 'This must be a text.' }],
}
/** `RESUME`: the same CV as a JSON Resume. */
export const { content: CONTENT, resume: RESUME, template: TEMPLATE } = data

/** A section without a claim. */
export const UNCLAIMED = {
  isSelfAttested: false,
  level: 'stated',
  attestation: null,
  proof: [],
  mailStatus: 'none',
  confirmation: null,
}
export const ATTESTATION = {
  method: 'account',
  by: PERSON,
  person: PERSON,
  digest: DIGEST,
  statement:
    'I attest that this part of my CV is true.\nhttps://trucv.example\n' +
    `${HOLDER} personalDetails.name whole\n${DIGEST}\n2026-11-20T12:04:31Z\n${PERSON}`,
  signature: 'eyJhbGciOiJFUzI1NiJ9..q0Zr6w1H9cYv3uXb8eNf2LkT5sPdGiAjMoRyUxCtVzE',
  kid: 'attest-2026-11',
  at: NOW,
  valid: true,
}
export const CONFIRMATION = {
  person: PERSON,
  name: 'Dr. Meera Iyer, registrar',
  domain: 'university.example',
  isFreeMail: false,
  isOwnDomain: false,
  institution: 'University of Example',
  at: NOW,
  scope: 'facts',
  digest: DIGEST,
  valid: true,
  counts: true,
}
