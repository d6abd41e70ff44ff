import type { Enrollment } from '#domain/eligibility/profile.ts'
import { cipTitles } from '#domain/scholarships/cip-titles.ts'
import type { Membership, StudyLevel } from '#domain/scholarships/scholarship.ts'
import { usStates } from '#domain/states.ts'
import type { StudentAnswers } from './answers.ts'
import type { QuestionSlug } from './flows.ts'
import { listMemberships } from './profile.ts'

interface Label {
  label: string
  /** Explanation shown under the label. */
  detail?: string
}

/** Labels of the answers that are picked from a list, in display order. */
const answerLabels = {
  applicant: {
    student: { label: 'Me, the student' },
    parent: { label: 'My child' },
    other: { label: 'Someone else', detail: 'Such as a student you advise.' },
  },
  level: {
    high_school: { label: 'High school' },
    community_college: { label: 'Community college', detail: 'A two-year college.' },
    undergraduate: { label: 'Four-year college', detail: 'Working on a bachelor’s degree.' },
    graduate: { label: 'Graduate school', detail: 'Working on a master’s degree or a doctorate.' },
    professional: { label: 'Professional school', detail: 'Such as law or medicine.' },
    trade: { label: 'Trade or career school' },
  } satisfies Record<StudyLevel, Label>,
  enrollment: {
    full_time: { label: 'Full time', detail: 'As the school defines it.' },
    half_time: { label: 'Half time or more', detail: 'For most undergraduates, 6 credits or more a term.' },
    less_than_half: { label: 'Less than half time' },
  } satisfies Record<Enrollment, Label>,
  need: { yes: { label: 'Yes' }, no: { label: 'No' }, unknown: { label: 'I’m not sure' } },
} as const

export type ListedAnswer = keyof typeof answerLabels

/** Returns the choices of an answer in the form that a radio group takes. */
export function listChoices(name: ListedAnswer): { value: string; label: string; detail?: string }[] {
  const labels: Readonly<Record<string, Label>> = answerLabels[name]
  return Object.entries(labels).map(([value, words]) => ({ value, ...words }))
}

export const membershipLabels: Record<Membership, string> = {
  military_family: 'Military or veteran',
  union_family: 'Labor union',
  first_responder_family: 'Police, fire or emergency medical work',
  farm_family: 'Farming',
  employer_family: 'An employer that gives scholarships to employees’ families',
  credit_union: 'Credit union',
  honor_society: 'Honor society',
  scouting: 'Scouting',
}

/** Labels of the questions in a list of answers. */
export const questionNames: Record<QuestionSlug, string> = {
  applicant: 'Who it’s for',
  level: 'Level of study',
  graduation: 'Graduation year',
  major: 'Field of study',
  state: 'State',
  gpa: 'GPA',
  school: 'College',
  enrollment: 'Enrollment status',
  memberships: 'Groups and family',
  need: 'Financial need',
  hours: 'Hours a week',
}

const skipped = 'Skipped'

/**
 * Puts the answer to a question into a few words; returns undefined if the question was not answered.
 * @param schoolName the common name of the chosen school, if any
 */
export function sayAnswer(
  slug: QuestionSlug,
  answers: StudentAnswers,
  schoolName: string | undefined,
): string | undefined {
  const answer = answers[slug]
  if (answer === undefined) return undefined
  if (slug === 'need' && answer === 'unknown') return answerLabels.need.unknown.label
  if (answer === 'unknown') return skipped
  switch (slug) {
    case 'applicant':
    case 'level':
    case 'enrollment':
    case 'need':
      return listChoices(slug).find(({ value }) => value === answer)?.label
    case 'major':
      return cipTitles[answer]
    case 'state':
      return usStates.find(({ abbreviation }) => abbreviation === answer)?.name
    case 'gpa':
      return Number(answer).toFixed(2)
    case 'school':
      return answer === 'undecided' ? 'Not chosen, or skipped' : schoolName
    case 'memberships':
      return (
        listMemberships(answers)
          ?.map((code) => membershipLabels[code])
          .join(', ') || 'None of these'
      )
    default:
      return String(answer)
  }
}
