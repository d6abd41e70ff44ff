import { type LivingFigure, livingFigures } from '#domain/award-years/living-figures.ts'

/** The parts of the page, in its order. */
export const subjects = ['pell', 'limits', 'rates', 'fees', 'repayment', 'fafsa', 'scholarships'] as const

export type Subject = (typeof subjects)[number]

/** How the tokens of each subject begin. */
const tokensBySubject: Record<Subject, readonly string[]> = {
  pell: ['awardYear.name', 'awardYear.pell.', 'pell.'],
  limits: ['awardYear.directLoan.', 'awardYear.parentPlus.', 'awardYear.lifetimeLimit'],
  rates: ['directLoanRate.'],
  fees: ['directLoanFee.'],
  repayment: ['repayment.'],
  fafsa: ['fafsa.'],
  scholarships: ['overaward.', 'displacementLaw.'],
}

/** Lists every living figure under its subject, newest year first; throws for a figure of no subject. */
export function listFiguresBySubject(): Record<Subject, (LivingFigure & { token: string })[]> {
  const listed: ReturnType<typeof listFiguresBySubject> = {
    pell: [],
    limits: [],
    rates: [],
    fees: [],
    repayment: [],
    fafsa: [],
    scholarships: [],
  }
  for (const [token, figure] of Object.entries(livingFigures)) {
    const subject = subjects.find((one) => tokensBySubject[one].some((start) => token.startsWith(start)))
    if (!subject) throw new Error(`No section of the figures page shows ${token}.`)
    listed[subject].push({ ...figure, token })
  }
  for (const figures of Object.values(listed)) figures.sort((one, other) => getYear(other) - getYear(one))
  return listed
}

/** Returns the year in a figure's token; figures of the current award year have none and come first. */
function getYear({ token }: { token: string }): number {
  const [, year] = /\b(20\d\d)-/.exec(token) ?? []
  return year === undefined ? 9999 : Number(year)
}
