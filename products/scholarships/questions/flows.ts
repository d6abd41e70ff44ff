import { href } from 'react-router'
import type { Flow } from '#kit/questions/flow.ts'
import type { StudentAnswers } from './answers.ts'
import { type QuestionSlug, questions } from './questions.ts'

type StudentFlow = Flow<QuestionSlug, StudentAnswers>

/** What rules out most scholarships first; what only sharpens the list, or the plan, last. */
const aboutStudent = [
  'level',
  'graduation',
  'major',
  'state',
  'gpa',
  'school',
  'enrollment',
  'memberships',
  'need',
  'hours',
] as const satisfies readonly QuestionSlug[]

const shared = { line: 'scholarships', questions, anyOrder: true } as const

export const anyoneFlow: StudentFlow = {
  ...shared,
  name: 'scholarships/signup',
  path: href('/scholarships/signup'),
  order: ['applicant', ...aboutStudent],
  given: {},
}

/** For students, who are not asked whom it is for, because the address already says so. */
export const studentFlow: StudentFlow = {
  ...shared,
  name: 'scholarships/signup/student',
  path: href('/scholarships/signup/student'),
  order: aboutStudent,
  given: { applicant: 'student' },
}

/** Both flows; the first is the default. */
export const studentFlows: readonly [StudentFlow, StudentFlow] = [anyoneFlow, studentFlow]
