import type { StepFacts } from '#kit/questions/addresses.ts'
import { uclaAlone } from '#kit/questions/school.fixture.ts'
import type { StudentAnswers } from './answers.ts'
import { anyoneFlow } from './flows.ts'
import type { QuestionSlug } from './questions.ts'
import { studentQuestions } from './student-questions.server.ts'

/** All answers of a student who skips nothing. */
export const allStudentAnswers: StudentAnswers = {
  applicant: 'student',
  level: 'undergraduate',
  graduation: '2029',
  major: '51',
  state: 'CA',
  gpa: '3.57',
  school: '00131500',
  enrollment: 'full_time',
  memberships: 'farm_family,scouting',
  need: 'yes',
  hours: 3,
}

/** The form that this student submits on the page of each question. */
export const allStudentForms: Record<QuestionSlug, string> = {
  applicant: 'applicant=student',
  level: 'level=undergraduate',
  graduation: 'graduation=2029',
  major: 'major=51',
  state: 'state=CA',
  gpa: 'gpa=3.57',
  school: 'keywords=&school=00131500',
  enrollment: 'enrollment=full_time',
  memberships: 'memberships-scouting=yes&memberships-farm_family=yes',
  need: 'need=yes',
  hours: 'hours=3',
}

/** Returns the facts of a visitor who gave these answers. */
export function factsFor(
  answers: StudentAnswers,
  from: string | null = null,
  flow = anyoneFlow,
): StepFacts<QuestionSlug, StudentAnswers> {
  return { questionnaire: studentQuestions, flow, answers, from, today: '2026-11-23', directory: uclaAlone }
}
