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
export const uclaAlone: Directory = {
  search: (keywords) => (/ucla|los angeles/i.test(keywords) ? [ucla] : []),
  byOpeid: (opeid) => (opeid === ucla.opeid ? ucla : undefined),
  getSchoolKind: () => ({ control: 'public', level: 'four_year' }),
}
