import type { SampleScholarship } from './sample-scholarship.ts'
import { forEverybody } from './scholarships/everybody.ts'
import { forFamiliesAndGroups } from './scholarships/families-and-groups.ts'
import { forHealthAndScience } from './scholarships/health-and-science.ts'
import { forPeople } from './scholarships/people.ts'
import { forPlacesAndSchools } from './scholarships/places-and-schools.ts'
import { forTradesAndBusiness } from './scholarships/trades-and-business.ts'

/** Invented scholarships, for showing and testing the site. None of their providers exists. */
export const sampleScholarships: readonly SampleScholarship[] = [
  ...forHealthAndScience,
  ...forTradesAndBusiness,
  ...forPlacesAndSchools,
  ...forFamiliesAndGroups,
  ...forPeople,
  ...forEverybody,
].map((sample, at) => ({
  ...sample,
  // Spread, so that the newest, the oldest and every day between them occur.
  createdDaysAgo: (at * 37) % 400,
  lastCheckedDaysAgo: (at * 11) % 29,
}))
