import { readGpa } from '#domain/scholarships/gpa.ts'
import type { StudentProfile } from '#domain/scholarships/student-profile.ts'
import type { StudentAnswers } from './answers.ts'
import { listMemberships } from './fields.ts'

/** Builds the profile that scholarships are compared with. Skipped questions are left out. */
export function toStudentProfile(answers: StudentAnswers): StudentProfile {
  const { graduation, school, need } = answers
  const year = known(graduation)
  const gpa = known(answers.gpa)
  const groups = known(answers.memberships)
  return {
    level: known(answers.level),
    graduationYear: year === undefined ? undefined : Number(year),
    majorFamily: known(answers.major),
    state: known(answers.state),
    gpa: gpa === undefined ? undefined : readGpa(gpa),
    opeids: school === undefined || school === 'undecided' ? undefined : school.split(','),
    enrollment: known(answers.enrollment),
    memberships: groups === undefined ? undefined : listMemberships(groups),
    hasFinancialNeed: need === 'yes' ? true : need === 'no' ? false : undefined,
    hoursAWeek: known(answers.hours),
  }
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
