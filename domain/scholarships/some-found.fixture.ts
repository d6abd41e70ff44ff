import { type FoundScholarship, foundScholarshipSchema } from './found-scholarship.ts'

/** A scholarship that a visitor found and knows only the name of, with changes. */
export function someFound(changes: Partial<FoundScholarship> = {}): FoundScholarship {
  return foundScholarshipSchema.parse({
    name: 'Rotary Club of Harborview Award',
    provider: '',
    awardLowCents: null,
    awardHighCents: null,
    paid: null,
    deadlineKind: null,
    deadlineOn: null,
    link: null,
    requirements: '',
    essays: [],
    recommendationLetters: null,
    effortHours: null,
    costsMoney: null,
    asksForAccount: null,
    asksForSsn: null,
    isGuaranteed: null,
    isSelected: null,
    hasContactedMe: null,
    status: 'planned',
    enteredOn: '2026-11-28',
    ...changes,
  })
}
