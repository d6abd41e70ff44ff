import type { SiteFacts } from './page-metadata.ts'

/** A site with the facts of specification §1 and one open product line. */
export const siteFacts: SiteFacts = {
  name: 'Bursar',
  url: 'https://bursar.example',
  organization: {
    foundingDate: '2021',
    numberOfEmployees: 10,
    offerCount: 4,
    priceUsd: 0,
    priceValidUntil: '2030-01-01',
    howToTotalTime: 'PT30M',
    howToCostUsd: 0,
  },
  openLines: ['PSL'],
  mainPaths: ['/student-loans', '/schools/search'],
  supportHours: 'Weekdays 09:00–17:00, Eastern Time',
}
