import { href } from 'react-router'
import type { SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { refinancedLoans } from '#domain/refinance/codes.ts'
import type { BorrowerFact } from '#domain/refinance/rights.ts'
import type { Flow } from '#kit/questions/flow.ts'
import { retention } from '#products/refinance/retention.ts'
import type { RefinanceAnswers } from './answers.ts'
import { type QuestionSlug, questions } from './questions.ts'

// cspell:ignore ANUAL

type RefinanceFlow = Flow<QuestionSlug, RefinanceAnswers>

/** What only a lender's form asks: it tells who somebody is, or no rule of a lender needs it. */
export const onlyToApply = [
  'OTHER_INVESTMENTS',
  'LIVING_SITUATION',
  'PERSONAL_INFO_FULL',
  'ADDRESS_FULL',
] as const

/** The loans first, then who repays them; what only a lender's form asks comes last. */
const order: RefinanceFlow['order'] = [
  'REFINANCE_GOAL',
  'TYPE_OF_LOAN',
  'REFINANCE_AMOUNT',
  'EDUCATION',
  'GRADUATE_DEGREE',
  'SCHOOL_YEAR',
  'EMPLOYMENT_STATUS',
  'EMPLOYMENT_START_DATE',
  'PUBLIC_SERVICE',
  'FORGIVENESS_PAYMENTS',
  'TOTAL_ANUAL_INCOME',
  'TAX_FILING',
  'SPOUSE',
  'FAMILY',
  'ADDRESS_SHORT',
  'PERSONAL_INFO',
  'CREDIT_SCORE',
  'COSIGNER',
  'COSIGNER_INCOME',
  ...onlyToApply,
]

const shared = { line: 'refinance-student-loans', retention, questions, order } as const

const anyoneFlow: RefinanceFlow = {
  ...shared,
  name: 'refinance-student-loans/signup',
  path: href('/refinance-student-loans/signup'),
  given: {},
}

/** For people who repay loans for their own studies: nobody here is a parent with a PLUS loan. */
const studentFlow: RefinanceFlow = {
  ...shared,
  name: 'refinance-student-loans/signup/student',
  path: href('/refinance-student-loans/signup/student'),
  given: {},
  questions: {
    ...questions,
    TYPE_OF_LOAN: {
      ...questions.TYPE_OF_LOAN,
      choices: Object.fromEntries(
        refinancedLoans
          .filter((loanType) => loanType !== 'PARENT_PLUS_IM_A_PARENT')
          .map((loanType) => [loanType, { loanType }]),
      ),
    },
  },
}

/** Both flows; the first is the default. */
export const refinanceFlows: readonly [RefinanceFlow, RefinanceFlow] = [anyoneFlow, studentFlow]

/** The question that settles each rule that a lender may have. */
const settledBy: Partial<Record<SettlingQuestion, QuestionSlug>> = {
  'type-of-loan': 'TYPE_OF_LOAN',
  education: 'EDUCATION',
  'school-year': 'SCHOOL_YEAR',
  'graduate-degree': 'GRADUATE_DEGREE',
  employment: 'EMPLOYMENT_STATUS',
  'employment-start': 'EMPLOYMENT_START_DATE',
  income: 'TOTAL_ANUAL_INCOME',
  state: 'ADDRESS_SHORT',
  citizenship: 'PERSONAL_INFO',
  credit: 'CREDIT_SCORE',
  cosigner: 'COSIGNER',
  'cosigner-income': 'COSIGNER_INCOME',
}

/** The question that tells each fact on which the price of a federal right depends. */
const questionByFact: Record<BorrowerFact, QuestionSlug> = {
  service: 'PUBLIC_SERVICE',
  payments: 'FORGIVENESS_PAYMENTS',
  counted: 'FORGIVENESS_PAYMENTS',
  income: 'TOTAL_ANUAL_INCOME',
  filing: 'TAX_FILING',
  spouse: 'SPOUSE',
  family: 'FAMILY',
}

/** Returns the address of the question that tells a fact; it leads straight back to the offers. */
export function factFromOffers(fact: BorrowerFact, flow: string): string {
  return `${flow}?question=${questionByFact[fact]}&from=offers`
}

/**
 * Returns the address of the question that settles a rule; it leads straight back to the offers. A question that
 * refinancing does not have leads to the check of all answers.
 */
export function questionFromOffers(question: SettlingQuestion, flow: string): string {
  const slug = settledBy[question]
  return slug ? `${flow}?question=${slug}&from=offers` : `${flow}?question=check`
}
