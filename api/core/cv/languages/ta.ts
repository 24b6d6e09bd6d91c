// A CV in Tamil.
import { titlesIn } from '../section-words.ts'
import type { Labels } from './labels.ts'

export const ta: Labels = {
  language: 'ta',
  dates: 'ta',
  sections: titlesIn('ta'),
  studies: {
    class10: 'பத்தாம் வகுப்பு',
    class12: 'பன்னிரண்டாம் வகுப்பு',
    undergraduation: 'இளநிலைப் பட்டம்',
    postgraduation: 'முதுநிலைப் பட்டம்',
  },
  courses: 'பாடநெறிகள்',
  roles: 'பொறுப்புகள்',
  credentialId: 'சான்று எண்',
  validUntil: 'செல்லுபடியாகும் தேதி',
  onRequest: 'கோரிக்கையின் பேரில் வழங்கப்படும்',
  portrait: '{name} அவர்களின் படம்',
  range: '{start} – {end}',
  ongoing: '{start} – தற்போது வரை',
  present: 'தற்போது வரை',
  comma: ', ',
  clause: ', ',
  published: 'வெளியிடப்பட்டது: {date}',
  madeWith: '{maker} மூலம் உருவாக்கப்பட்டது',
  verify: 'இந்தச் சுயவிவரத்தைச் சரிபார்க்க: {address}',
  versionNote: 'பதிப்பு {version} · {date}',
  webPage: 'இணையப் பக்கமாக',
}
