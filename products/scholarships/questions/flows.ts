import { href } from 'react-router'
import type { Flow, Question } from '#kit/questions/flow.ts'
import type { AnswerName, StudentAnswers } from './answers.ts'

/** Identifies a question in `?question=`. */
export type QuestionSlug =
  | 'applicant'
  | 'level'
  | 'graduation'
  | 'major'
  | 'state'
  | 'gpa'
  | 'school'
  | 'enrollment'
  | 'memberships'
  | 'need'
  | 'hours'

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

const questions: Record<QuestionSlug, Question<StudentAnswers>> = {
  applicant: always('applicant'),
  level: always('level'),
  graduation: always('graduation'),
  major: always('major'),
  state: always('state'),
  gpa: always('gpa'),
  school: { asks: () => ['school'], beside: ['schoolSearch'] },
  enrollment: always('enrollment'),
  memberships: always('memberships'),
  need: always('need'),
  hours: always('hours'),
}

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

function always(name: Exclude<AnswerName, 'schoolSearch'>): Question<StudentAnswers> {
  return { asks: () => [name] }
}
