// One example for each shape that a reader of openapi.yaml meets first.

const privacy = { email: 'private', phoneNumber: 'private', location: 'public', imageUrl: 'public' }
const content = {
  personalDetails: {
    name: 'Ananya Śrīnivāsan',
    profession: 'Distributed systems engineer',
    email: 'ananya@example.org',
    location: 'Bengaluru, India',
    links: [{ id: 'site', label: 'Website', url: 'https://ananya.example.org' }],
  },
  profileSummary: 'Keeps data **safe** and quiet.',
  experience: [
    {
      id: 'kaveri',
      company: 'Kaveri Data',
      position: 'Staff Engineer',
      startDate: '2021-03',
      current: true,
      highlights: ['Cut the 99th percentile of commits from 80 ms to 9 ms.'],
    },
  ],
  skills: [{ id: 'rust', name: 'Rust', level: 'Expert', keywords: ['async', 'FFI'] }],
}
const entry = { isSelfAttested: false, attestation: null }
const study = { ...entry, proof: [], mailStatus: 'none' }
const cv = {
  nanoId: 'V1StGXR8_Z5jdHi6B-myT',
  title: 'Engineering CV',
  template: 'meridian',
  style: {},
  language: 'en',
  content,
  privacy,
  verification: {
    personalDetails: entry,
    education: { class10: study, class12: study, undergraduation: study, postgraduation: study },
    skills: {},
    awards: {},
    courses: {},
    projects: {},
    experience: {},
    profile_summary: entry,
  },
  published: { version: 3, at: '2026-11-20T12:04:31.000Z' },
  indexable: false,
  version: 4,
  rev: 1,
  createdAt: '2026-11-18T09:30:00.000Z',
  updatedAt: '2026-11-20T12:10:02.000Z',
  views: 12,
}
const { content: _content, verification: _verification, ...summary } = cv

export const EXAMPLES: Readonly<Record<string, unknown>> = {
  Problem: {
    success: false,
    code: 'invalid_request',
    message: '/content/skills/0/name: This must be a text.',
    requestId: '3f0c8a52-6f0e-4f2b-9d0c-0b7f5d3a9c11',
    errors: [{ path: '/content/skills/0/name', message: 'This must be a text.' }],
  },
  Cv: cv,
  CvSummary: { ...summary, name: content.personalDetails.name },
  CvContent: content,
  CvPrivacy: privacy,
  CreateCvRequest: { title: 'Engineering CV', content },
  ChangeCvRequest: { title: 'Engineering CV, short', content },
  RestoreCvRequest: { version: 2 },
  ImportCvRequest: { format: 'json-resume', resume: { basics: { name: 'Ananya Śrīnivāsan' } } },
  ChangeUserRequest: { subscriptionPlan: 'Pro', planExpiresAt: '2027-05-20T00:00:00.000Z', reason: 'Goodwill' },
  CheckoutRequest: { amount: 59_000, currType: 'INR' },
  PaymentVerificationRequest: {
    razorpay_payment_id: 'pay_29QQoUBi66xm2f',
    razorpay_order_id: 'order_9A33XWu170gUtm',
    razorpay_signature: 'd885aecb2869c61167bd5ed1cc75473f14ec1cf304cb1074fd37989b3ac9e5ce',
    userMailId: 'ananya@example.org',
  },
  CreateCouponRequest: { code: 'DIWALI', percentOff: 50, maxRedemptions: 100, expiresAt: '2027-11-01T00:00:00.000Z' },
  ChangeCouponRequest: { active: false },
  RefundRequest: { reason: 'Bought twice by mistake' },
  Me: {
    email: 'ananya@example.org',
    name: 'Ananya Śrīnivāsan',
    picture: '',
    role: 'user',
    subscriptionPlan: 'Free',
    planExpiresAt: null,
    paymentId: null,
    couponCode: null,
    nanoIds: [cv.nanoId],
  },
}
