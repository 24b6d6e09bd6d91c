// The field of a CV where a term that it lacks would belong, by the words of the term. Pure.
import type { JobTerm } from '../../../../api/core/job-terms.ts'
import type { Path } from '../session/document.ts'

const CERTIFICATES =
  /certif|zertifik|licen[cs]e|licencia|permis|permiso|carn[eé]t?\b|führerschein|führerausweis|staplerschein|habilitation|registration|registrierung|caces|प्रमाण|लाइसेंस|पंजीकरण/iu
const STUDIES =
  /degree|diplom|bachelor|master|\bb\.?\s?(?:sc|com|tech|e|a|ed)\b|\bm\.?\s?(?:sc|com|tech|a|ed)\b|\b(?:mba|mca|bba|phd|bts|dut|but|ba[ck]calaur|gcse|abitur|matura)|studium|ausbildung|lehre|licenciatur|titulaci|grado (?:medio|superior)|bachillerato|ingeniería|baccalauréat|bac (?:pro|\+)|स्नातक|डिप्लोमा|डिग्री|\b(?:ged|iti|gnm|llb)\b/iu
const LANGUAGES =
  /^(?:spoken |written |fluent )?(?:english|german|french|spanish|hindi|italian|dutch|portuguese|arabic|mandarin|welsh|tamil|telugu|kannada|marathi|bengali|gujarati|punjabi|deutsch|englisch|französisch|spanisch|italienisch|français|anglais|espagnol|allemand|néerlandais|italien|arabe|inglés|francés|alemán|portugués|italiano|catalán|euskera|español|हिन्दी|हिंदी|अंग्रेज़ी|अंग्रेजी|मराठी|गुजराती|पंजाबी|उर्दू)(?:kenntnisse)?$/iu

export function placeFor({ term, weight }: JobTerm): Path {
  if (weight === 'title') return 'content.personalDetails.profession'
  if (LANGUAGES.test(term)) return 'content.languages'
  if (CERTIFICATES.test(term)) return 'content.certificates'
  if (STUDIES.test(term)) return 'content.education'
  return weight === 'work' ? 'content.experience' : 'content.skills'
}
