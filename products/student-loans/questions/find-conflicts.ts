import type { Problem } from '#kit/forms/sent-form.ts'
import type { Answers } from '#products/student-loans/situation/answers.ts'

export const conflicts = {
  moreThanInAll: 'This year’s loans can’t be more than the total, which includes them',
  sharesMoreThanInAll: 'These parts can’t add up to more than all your federal loans',
} as const

/** Finds answers that are valid individually but contradict each other. */
export function findConflicts({
  federalThisYear,
  federalInAll,
  federalGraduatePlus,
  federalUndergraduate,
  plusThisYear,
  plusInAll,
}: Answers): Problem[] {
  const message = conflicts.moreThanInAll
  const shares = [federalGraduatePlus, federalUndergraduate].filter((share) => typeof share === 'number')
  const sharesInAll = shares.reduce((sum, share) => sum + share, 0)
  const isMore = (thisYear: Dollars, aggregate: Dollars) =>
    typeof thisYear === 'number' && typeof aggregate === 'number' && thisYear > aggregate
  return [
    ...(isMore(federalThisYear, federalInAll) ? [{ field: 'federalThisYear', message }] : []),
    ...(isMore(sharesInAll, federalInAll)
      ? [{ field: 'federalGraduatePlus', message: conflicts.sharesMoreThanInAll }]
      : []),
    ...(isMore(plusThisYear, plusInAll) ? [{ field: 'plusThisYear', message }] : []),
  ]
}

type Dollars = Answers['federalThisYear']
