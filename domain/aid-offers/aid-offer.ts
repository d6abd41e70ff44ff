/** The parts of a cost of attendance. Offers that print housing and food as one line have both in `housing`. */
export const costParts = ['tuition', 'housing', 'food', 'books', 'transport', 'otherCost'] as const
/** Free money: it is neither worked for nor paid back. */
export const grantKinds = [
  'pell',
  'seog',
  'stateGrant',
  'schoolGrant',
  'otherGrant',
  'giBill',
  'militaryAid',
] as const
/** Grants of which a letter may say whether they come every year; the others go by a new FAFSA or by service. */
export const renewableKinds = ['seog', 'stateGrant', 'schoolGrant', 'otherGrant'] as const
/** Direct Loans to the student. */
export const studentLoanKinds = ['subsidized', 'unsubsidized'] as const
/** Loans that nobody has been approved for yet, or that a parent owes. */
export const otherLoanKinds = ['parentPlus', 'schoolLoan', 'privateLoan'] as const
export const loanKinds = [...studentLoanKinds, ...otherLoanKinds] as const

/**
 * Every amount of an offer. `costTotal`, `aidTotal` and `statedNet` are what the letter itself prints: its total cost,
 * its total of aid, and what it says is left to pay.
 */
export const offerAmounts = [
  ...costParts,
  'costTotal',
  ...grantKinds,
  'workStudy',
  ...loanKinds,
  'paymentPlan',
  'aidTotal',
  'statedNet',
] as const

export type GrantKind = (typeof grantKinds)[number]
export type RenewableKind = (typeof renewableKinds)[number]
export type LoanKind = (typeof loanKinds)[number]
export type OfferAmount = (typeof offerAmounts)[number]

/** The years that offers are being made for. The figures of 2027–28 are not published yet. */
export const offerYears = ['2025–26', '2026–27', '2027–28'] as const
export type OfferYear = (typeof offerYears)[number]

export const renewals = ['every_year', 'once'] as const
export type Renewal = (typeof renewals)[number]

/** One school's offer of aid for one year. Amounts are whole cents a year. */
export interface AidOffer {
  school: string
  awardYear: OfferYear
  /** How many years the program takes from this one on, 1 to 5. */
  years: number
  /** Whether the school itself bills housing and food; undefined if unknown. */
  billsHousing: boolean | undefined
  /** `null` where the offer says nothing; that is not 0. */
  amounts: Readonly<Record<OfferAmount, number | null>>
  /** Kinds the letter says nothing of are absent. */
  renewal: Readonly<Partial<Record<RenewableKind, Renewal>>>
  /** The yearly rates of the school's own and of a private loan; `null` where the offer states none. */
  rates: Readonly<Record<'schoolLoan' | 'privateLoan', number | null>>
}

/** An offer that says nothing yet. */
export const emptyOffer: AidOffer = {
  school: '',
  awardYear: '2026–27',
  years: 4,
  billsHousing: undefined,
  amounts: mapAmounts(() => null),
  renewal: {},
  rates: { schoolLoan: null, privateLoan: null },
}

/** Builds the amounts of an offer from one answer for each. */
export function mapAmounts<Value>(getValue: (amount: OfferAmount) => Value): Record<OfferAmount, Value> {
  const entries = offerAmounts.map((amount) => [amount, getValue(amount)] as const)
  return Object.fromEntries(entries) as Record<OfferAmount, Value>
}

/** Adds up what an offer says of these; what it does not mention adds nothing. */
export function sumOf({ amounts }: Pick<AidOffer, 'amounts'>, kinds: readonly OfferAmount[]): number {
  return kinds.reduce((sum, kind) => sum + (amounts[kind] ?? 0), 0)
}
