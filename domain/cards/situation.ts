import type { MonthlySpending } from './spending.ts'

/** A balance that stays owed on the card. */
export interface Carrying {
  /** What is owed at the start, in cents; more than 0. */
  cents: number
  /** Whether it is moved from another card when the account opens; otherwise purchases built it up. */
  isTransferred: boolean
  /** What is paid on it each month, in cents, beyond that month's purchases; `null`: the interest alone, so it never shrinks. */
  paysCents: number | null
}

/** How somebody would use a card. */
export interface CardSituation {
  spending: MonthlySpending
  /** Of that spending, what is spent abroad in a month, in cents. */
  abroadCents: number
  /** The calendar month in which the account opens, 1 to 12. */
  firstMonth: number
  /** Whether rewards that must be activated are. */
  activates: boolean
  /** `null`: every statement is paid in full and on time. */
  carries: Carrying | null
}
