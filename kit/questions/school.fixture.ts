import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { Directory } from './questionnaire.ts'

export const ucla = {
  name: 'University of California-Los Angeles',
  opeid: '00131500',
  abbreviation: 'UCLA',
  city: 'Los Angeles',
  state: 'CA',
  unitid: '110662',
}

/** A directory that knows one school. */
export const uclaAlone: Directory & Pick<SchoolDirectory, 'getCommonName'> = {
  search: (keywords) => (/ucla|los angeles/i.test(keywords) ? [ucla] : []),
  byOpeid: (opeid) => (opeid === ucla.opeid ? ucla : undefined),
  getCommonName: (opeid) => (opeid === ucla.opeid ? ucla.name : undefined),
  getSchoolKind: () => ({ control: 'public', level: 'four_year' }),
}
