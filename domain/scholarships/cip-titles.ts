// cspell:ignore cipcode

/** The official titles of `cipFamilies`, the two-digit series of CIP 2020. Read as `cipSource` says. */
export const cipTitles: Readonly<Record<string, string>> = {
  '01': 'Agricultural/Animal/Plant/Veterinary Science and Related Fields',
  '03': 'Natural Resources and Conservation',
  '04': 'Architecture and Related Services',
  '05': 'Area, Ethnic, Cultural, Gender, and Group Studies',
  '09': 'Communication, Journalism, and Related Programs',
  '10': 'Communications Technologies/Technicians and Support Services',
  '11': 'Computer and Information Sciences and Support Services',
  '12': 'Culinary, Entertainment, and Personal Services',
  '13': 'Education',
  '14': 'Engineering',
  '15': 'Engineering/Engineering-Related Technologies/Technicians',
  '16': 'Foreign Languages, Literatures, and Linguistics',
  '19': 'Family and Consumer Sciences/Human Sciences',
  '22': 'Legal Professions and Studies',
  '23': 'English Language and Literature/Letters',
  '24': 'Liberal Arts and Sciences, General Studies and Humanities',
  '25': 'Library Science',
  '26': 'Biological and Biomedical Sciences',
  '27': 'Mathematics and Statistics',
  '28': 'Military Science, Leadership and Operational Art',
  '29': 'Military Technologies and Applied Sciences',
  '30': 'Multi/Interdisciplinary Studies',
  '31': 'Parks, Recreation, Leisure, Fitness, and Kinesiology',
  '32': 'Basic Skills and Developmental/Remedial Education',
  '33': 'Citizenship Activities',
  '34': 'Health-Related Knowledge and Skills',
  '35': 'Interpersonal and Social Skills',
  '36': 'Leisure and Recreational Activities',
  '37': 'Personal Awareness and Self-Improvement',
  '38': 'Philosophy and Religious Studies',
  '39': 'Theology and Religious Vocations',
  '40': 'Physical Sciences',
  '41': 'Science Technologies/Technicians',
  '42': 'Psychology',
  '43': 'Homeland Security, Law Enforcement, Firefighting and Related Protective Services',
  '44': 'Public Administration and Social Service Professions',
  '45': 'Social Sciences',
  '46': 'Construction Trades',
  '47': 'Mechanic and Repair Technologies/Technicians',
  '48': 'Precision Production',
  '49': 'Transportation and Materials Moving',
  '50': 'Visual and Performing Arts',
  '51': 'Health Professions and Related Programs',
  '52': 'Business, Management, Marketing, and Related Support Services',
  '53': 'High School/Secondary Diplomas and Certificates',
  '54': 'History',
  '60': 'Health Professions Residency/Fellowship Programs',
  '61': 'Medical Residency/Fellowship Programs',
}

/** Where the titles were read. */
export const cipSource = {
  publisher: 'National Center for Education Statistics (NCES)',
  title: 'Classification of Instructional Programs, 2020 edition, two-digit series',
  url: 'https://nces.ed.gov/ipeds/cipcode/browse.aspx?y=56',
  checkedOn: '2026-11-23',
  readIn:
    'NCES’s CIPCode2020.csv in a public copy (series 01, 31 to 33, and 42), three published lists of all series, and for series 01 nces.ed.gov/ipeds/cipcode/post2.aspx?y=56',
} as const

/** Skills, hobbies and high school itself, which nobody has as a major. */
const noMajors = ['32', '33', '34', '35', '36', '37', '53']

/** Returns the families that a student can have as a major, by title. */
export function listMajors(families: readonly string[]): { code: string; title: string }[] {
  return families
    .filter((code) => !noMajors.includes(code))
    .map((code) => ({ code, title: cipTitles[code] ?? code }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en-US'))
}
