import { type Scholarship, scholarshipSchema } from './scholarship.ts'

/** A scholarship that asks for nothing and is open to all, with changes. */
export function someScholarship(changes: Partial<Scholarship> = {}): Scholarship {
  return scholarshipSchema.parse({
    id: 'harbor-light',
    name: 'Harbor Light Scholarship',
    provider: 'Harbor Light Fund',
    isSample: true,
    about: 'For students who like harbors.',
    awardLowCents: 100_000,
    awardHighCents: 100_000,
    awards: 2,
    deadline: { kind: 'received', on: '2027-01-15', time: null, timeZone: null },
    createdOn: '2026-11-01',
    requirements: {
      levels: null,
      majors: null,
      states: null,
      opeids: null,
      leastGpa: null,
      enrollment: null,
      memberships: null,
      citizenships: null,
      demographics: null,
    },
    essays: [],
    recommendationLetters: 0,
    effortHours: 2,
    basis: 'merit',
    applicants: 100,
    renewableYears: 0,
    asksFor: ['name', 'email'],
    dataUse: 'keeps',
    lastCheckedOn: '2026-11-20',
    source: 'Invented sample',
    applyUrl: null,
    ...changes,
  })
}
