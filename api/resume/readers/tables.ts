// The fields of a resume in structured sources: columns of LinkedIn, keys of Reactive Resume and RenderCV, elements of Europass. No source
// uses a name in two ways within one list, so that one table serves all. Pure data.

/**
 * A list, then its fields: `field: sources`, of which the first that is there fills the field; the field's own name comes before them.
 * "+field" is added behind what the field has. `period` is a text with both dates, `place` "city, region", `degree` with its field of
 * study behind a comma, `heading` a title or, where there
 * is one, the text below it. A list with * has dates of its own and an address.
 */
const TABLES = `
basics
  name
  label: headline, Headline.label
  email: email address, ContactInfo.Email.Contact
  phone: number, ContactInfo.TelephoneList.Telephone.Contact
  url: website, website.url, url.href
  x-urlLabel: website.label, url.label
  summary: profile summary, ExecutiveSummary, Headline.summary
  address: location.address, Address.AddressLine, Address.StreetName, ContactInfo.Address.Contact.AddressLine
  +address: Address.BuildingNumber, ContactInfo.Address.Contact.AddressLine2
  postalCode: location.postalCode, zip code, Address.PostalCode, ContactInfo.Address.Contact.PostalCode
  city: location.city, Address.CityName, ContactInfo.Address.Contact.Municipality
  place: location, geo location
  region: location.region, Address.CountrySubDivisionName
  countryCode: Address.CountryCode, ContactInfo.Address.Contact.Country.Code
  country: ContactInfo.Address.Contact.Country.Label
  +region: location.country
profiles
  network
  url: url.href, website.url
  username
work *
  name: company name, company, OrganizationName, Employer.Name
  position: title, PositionTitle, Position.Label
  location: City, OrganizationContact.Communication.Address.CityName, Employer.ContactInfo.Address.Contact.Municipality
  +location: Country, Employer.ContactInfo.Address.Contact.Country.Label
  summary: description, Description, Activities
  highlights
volunteer *
  organization: company name, company, name, OrganizationName
  position: role, Title
  summary: description, Description
  highlights
education *
  institution: school name, school, name, OrganizationName, Organisation.Name
  studyType: degree
  area: Field.Label
  degree: degree name, ProgramName, EducationDegree.DegreeName, Title
  score: grade, gpa, EducationDegree.FinalGrade.ScoreText
  courses
  +x-description: notes, activities, summary, description, highlights, Description, Activities, EducationDegree.OccupationalSkillsCovered
projects *
  name: title, company, Title, bullet
  keywords
  roles: position
  description: Description
  +description: summary
  highlights
skills
  name: label, bullet, CompetencyName, Title
  level: proficiency, description
  keywords: details, DigitalSkill
languages
  language: name, label, bullet, Description.Label
  fluency: proficiency, description, details, level
awards
  title: name, label, bullet
  awarder
  date: issued on
  summary: description, details
  +summary: highlights
certificates
  name: title, label, bullet, CertificationName, Title
  issuer: authority, details, IssuingAuthority.Name
  date: started on, FirstIssuedDate, start, end
  x-endDate: finished on
  x-credentialId: license number
  url: url.href, website.url, Link
publications
  name: title, bullet, Title, FormattedPublicationDescription
  publisher: journal, Publisher
  releaseDate: published on, date, Year, PublicationDate, end
  url: url.href, website.url, Link
  +summary: authors, description, summary, Description
interests
  name: label, bullet, Title
  keywords: details
references
  name: label
  x-position: position, relationship
  x-company: company, organization
  x-email: email
  x-phone: phone, telephone
  reference: text, summary, description, bullet, details, Comment
own *
  heading: title, Title, position, name, label, language, degree, studyType, EventName, company, organization, institution, school,\
 OrganizationName, issuer, awarder, publisher, journal, fluency, subtitle
  +subtitle: area, location, Location
  description: bullet, details, Description
  +description: authors, summary, content
  highlights
`
const DATED = `
  startDate: started on, start date, start_date, date.start, start
  endDate: finished on, end date, end_date, date.end, end
  period: date
  url: url.href, website.url, Link, Employer.ContactInfo.Website.Contact, Organisation.ContactInfo.Website.Contact`

/** For each list the sources in their order, and the field for each; a field with + is added behind. */
export const tables: ReadonlyMap<string, readonly (readonly [source: string, field: string])[]> = new Map(
  TABLES.trim()
    .split(/\n(?=\w)/)
    .map(block => {
      const [name = '', ...lines] = block
        .replace(' *', '')
        .concat(block.includes(' *') ? DATED : '')
        .split('\n')
      return [
        name,
        lines.flatMap(line => {
          const [field = '', sources = ''] = line.trim().split(': ')
          return [...(field.startsWith('+') ? [] : [field]), ...sources.split(', ').filter(Boolean)].map(
            source => [source, field] as const,
          )
        }),
      ]
    }),
)
