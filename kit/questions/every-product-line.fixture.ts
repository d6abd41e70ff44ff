import { allRefinanceForms } from '#products/refinance/situation/answers.fixture.ts'
import { refinanceFlows } from '#products/refinance/situation/flows.ts'
import { anyoneFlow } from '#products/scholarships/questions/flows.ts'
import { allStudentForms } from '#products/scholarships/questions/student-answers.fixture.ts'
import { allForms } from '#products/student-loans/situation/answers.fixture.ts'
import { flows } from '#products/student-loans/situation/flows.ts'
import type { Retention } from './retention.ts'

type Form = string | Record<string, string>

/** A product line with questions, as a test of all of them takes it. */
export interface TestedProductLine {
  line: string
  retention?: Retention | undefined
  path: string
  /** The form of each question, in their order. */
  forms: readonly (readonly [slug: string, form: Form])[]
  /** Another answer to one question, with the words in which the check of all answers shows it. */
  other: { slug: string; form: Form; said: string }
  /** Words of an answer that nobody changes. */
  kept: string
}

const [refinance] = refinanceFlows

export const everyProductLine: readonly TestedProductLine[] = [
  {
    line: 'student-loans',
    path: flows.signup.path,
    forms: allForms,
    other: { slug: 'state', form: 'state=NV', said: 'Nevada' },
    kept: '$12,345',
  },
  {
    line: 'scholarships',
    path: anyoneFlow.path,
    forms: anyoneFlow.order.map((slug) => [slug, allStudentForms[slug]]),
    other: { slug: 'state', form: 'state=NV', said: 'Nevada' },
    kept: '3.57',
  },
  {
    line: refinance.line,
    retention: refinance.retention,
    path: refinance.path,
    forms: refinance.order
      .filter((slug) => slug !== 'PERSONAL_INFO_FULL' && slug !== 'ADDRESS_FULL')
      .map((slug) => [slug, allRefinanceForms[slug]]),
    other: { slug: 'ADDRESS_SHORT', form: 'state=NV', said: 'Nevada' },
    kept: '2 loans, $32,346',
  },
]
