/** The plans that anybody can still be in after July 1, 2026. The order is that of the page. */
export const planCodes = [
  'rap',
  'ibr_new',
  'ibr_old',
  'paye',
  'icr',
  'tiered_standard',
  'standard',
  'graduated',
  'extended',
  'extended_graduated',
] as const

export type PlanCode = (typeof planCodes)[number]

/** Plans whose payment follows income; the others have set payments. */
const incomePlanCodes = ['rap', 'ibr_new', 'ibr_old', 'paye', 'icr'] as const

export type IncomePlanCode = (typeof incomePlanCodes)[number]
export type FixedPlanCode = Exclude<PlanCode, IncomePlanCode>

export function isIncomePlan(plan: PlanCode): plan is IncomePlanCode {
  return incomePlanCodes.some((code) => code === plan)
}

/** What happens in one month, or in one year. Money is whole cents, never negative. */
export interface Flow {
  /** What the borrower pays: principal and interest together. */
  paidCents: number
  principalCents: number
  interestCents: number
  /** Interest that the government does not charge. */
  waivedCents: number
  /** Principal that the government pays. */
  matchedCents: number
  /** What is owed at the end, unpaid interest included, before anything is forgiven. */
  balanceCents: number
}

/** One year of repayment, counted from the first payment; the last one may have fewer than 12 months. */
export interface PlanYear extends Flow {
  /** 1 is the first year. */
  year: number
}

/** What a plan would cost month by month. */
export interface PlanResult {
  plan: PlanCode
  /** The borrower's payment of each month, from the first. */
  paymentsCents: readonly number[]
  years: readonly PlanYear[]
  totalPaidCents: number
  principalPaidCents: number
  interestPaidCents: number
  waivedInterestCents: number
  matchedPrincipalCents: number
  /** What is forgiven at the end; 0 where the loan is paid off. */
  forgivenCents: number
  forgivenBy: 'plan' | 'public_service' | null
  /** Federal income tax on what is forgiven, at the borrower's rate; 0 where the law says there is none. */
  taxCents: number
  /** The calendar month of the last payment, `YYYY-MM`. */
  lastMonth: string
  /** The plan that takes over when this one ends by law, and its first month, `YYYY-MM`. */
  movesTo: { plan: IncomePlanCode; month: string } | null
}
