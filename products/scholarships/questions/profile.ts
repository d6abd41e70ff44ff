import { memberships } from '#domain/scholarships/scholarship.ts'
import type { StudentProfile } from '#domain/scholarships/student-profile.ts'
import type { StudentAnswers } from './answers.ts'

/** Builds the profile that scholarships are compared with. Skipped questions are left out. */
export function toStudentProfile(answers: StudentAnswers): StudentProfile {
  const { graduation, school, need } = answers
  const year = known(graduation)
  return {
    level: known(answers.level),
    graduationYear: year === undefined ? undefined : Number(year),
    majorFamily: known(answers.major),
    state: known(answers.state),
    gpa: known(answers.gpa),
    opeid: school === 'undecided' ? undefined : school,
    enrollment: known(answers.enrollment),
    memberships: listMemberships(answers),
    hasFinancialNeed: need === 'yes' ? true : need === 'no' ? false : undefined,
    hoursAWeek: known(answers.hours),
  }
}

/** Returns the groups that the student belongs to; undefined if the question was skipped. */
export function listMemberships({ memberships: text }: StudentAnswers) {
  const codes = known(text)?.split(',')
  return codes && memberships.filter((code) => codes.includes(code))
}

function known<Value extends string | number>(
  answer: Value | 'unknown' | undefined,
): Exclude<Value, 'unknown'> | undefined {
  return isKnown(answer) ? answer : undefined
}

function isKnown<Value extends string | number>(
  answer: Value | 'unknown' | undefined,
): answer is Exclude<Value, 'unknown'> {
  return answer !== undefined && answer !== 'unknown'
}
