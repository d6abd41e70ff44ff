import type { GraduateProgram } from '#domain/award-years/professional-programs.ts'
import type {
  Borrower,
  Citizenship,
  CreditBand,
  Degree,
  Enrollment,
  IncomeBand,
} from '#domain/eligibility/profile.ts'
import type { Dependency, StudyYear } from '#domain/federal-limits/federal-situation.ts'
import type { RepaymentChoice } from '#domain/loans/loan-terms.ts'

/** "I don't know" counts as an answer; an unanswered question is undefined. */
type OrUnknown<Code> = Code | 'unknown'

/**
 * A visitor's answers. None of them identifies a person. Only the shareable answers leave the draft; the rest stays
 * there.
 */
export interface Answers {
  age?: Age | undefined
  /** `child`: a student for whom a parent answers. */
  borrower?: OrUnknown<Borrower | 'child'> | undefined
  /** OPEID of the school, or `undecided`. */
  school?: string | undefined
  /**
   * School search text submitted without JavaScript. The next page lists the matches. Removed once a school
   * is chosen.
   */
  schoolSearch?: string | undefined
  degree?: OrUnknown<Degree> | undefined
  /** `YYYY-MM`. */
  graduation?: OrUnknown<string> | undefined
  enrollment?: OrUnknown<Enrollment> | undefined
  /**
   * Whole dollars: what this school year still lacks after grants, savings and loans already taken, and before
   * loans still to come.
   */
  amount?: OrUnknown<number> | undefined
  /** No question asks for it: it is a setting of the list, and stands in the address alone. */
  repayment?: OrUnknown<RepaymentChoice> | undefined
  credit?: OrUnknown<CreditBand> | undefined
  income?: OrUnknown<IncomeBand> | undefined
  cosigner?: OrUnknown<'yes' | 'no'> | undefined
  cosignerCredit?: OrUnknown<CreditBand> | undefined
  cosignerIncome?: OrUnknown<IncomeBand> | undefined
  /** Two-letter postal code. */
  state?: OrUnknown<string> | undefined
  citizenship?: OrUnknown<Citizenship> | undefined
  studyYear?: OrUnknown<StudyYear> | undefined
  /** Only where nothing else says it: see `toFederalSituation`. */
  dependency?: OrUnknown<Dependency> | undefined
  /** Whether the interim exception covers the student: enrolled, and with a loan, before July 2026. */
  exception?: OrUnknown<'yes' | 'no'> | undefined
  /** Only for graduate study. */
  program?: OrUnknown<GraduateProgram> | undefined
  /** The student's own federal loans for this school year, in whole dollars. */
  federalThisYear?: OrUnknown<number> | undefined
  /** All the student's federal loans so far, including this year's, in whole dollars. */
  federalInAll?: OrUnknown<number> | undefined
  /** The part of all these in Graduate PLUS loans, and for undergraduate study; only graduate students are asked. */
  federalGraduatePlus?: OrUnknown<number> | undefined
  federalUndergraduate?: OrUnknown<number> | undefined
  /** The parents' PLUS loans for this student and school year, in whole dollars. Only a parent is asked. */
  plusThisYear?: OrUnknown<number> | undefined
  /** All PLUS loans for this student so far, including this year's, in whole dollars. */
  plusInAll?: OrUnknown<number> | undefined
}

/** A student's age where it changes a rule; `adult` is someone else who borrows. */
export const ages = ['minor', '18_23', 'from_24', 'adult'] as const
export const exceptions = ['yes', 'no'] as const

type Age = (typeof ages)[number]
export type AnswerName = keyof Answers
/** The answers that questions ask for. */
export type AskedName = Exclude<AnswerName, 'schoolSearch' | 'repayment'>

export const minAmountDollars = 100
export const maxAmountDollars = 500_000

/** Returns the answer, or undefined for "I don't know", which calculations treat as unanswered. */
export function known<Value extends string | number>(
  answer: Value | 'unknown' | undefined,
): Exclude<Value, 'unknown'> | undefined {
  return answer === 'unknown' ? undefined : (answer as Exclude<Value, 'unknown'> | undefined)
}
