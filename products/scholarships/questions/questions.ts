import type { Enrollment } from '#domain/eligibility/profile.ts'
import type { StudyLevel } from '#domain/scholarships/scholarship.ts'
import { choiceField, stateField } from '#kit/questions/field.ts'
import type { Labels } from '#kit/questions/input.ts'
import {
  collectReaders,
  type DeclaredQuestion,
  type Questions,
  type QuestionWords,
} from '#kit/questions/question.ts'
import { schoolSearchField } from '#kit/questions/school-field.ts'
import type { StudentAnswers } from './answers.ts'
import { graduationField, hoursField, membershipsField, skippable } from './fields.ts'
import { gpaField } from './gpa-field.ts'
import { majorField } from './major-field.ts'
import { schoolsField } from './schools-field.ts'

/** Identifies a question in `?question=`. */
export type QuestionSlug = Exclude<keyof StudentAnswers, 'schoolSearch'>

/** The levels of study, as the landing asks for them too. */
export const levelLabels: Labels<StudyLevel> = {
  high_school: { label: 'High school' },
  community_college: { label: 'Community college', detail: 'A two-year college.' },
  undergraduate: { label: 'Four-year college', detail: 'Working on a bachelor’s degree.' },
  graduate: { label: 'Graduate school', detail: 'Working on a master’s degree or a doctorate.' },
  professional: { label: 'Professional school', detail: 'Such as law or medicine.' },
  trade: { label: 'Trade or career school' },
}

const enrollmentLabels: Labels<Enrollment> = {
  full_time: { label: 'Full time', detail: 'As the school defines it.' },
  half_time: { label: 'Half time or more', detail: 'For most undergraduates, 6 credits or more a term.' },
  less_than_half: { label: 'Less than half time' },
}

const need = choiceField(
  { yes: { label: 'Yes' }, no: { label: 'No' }, unknown: { label: 'I’m not sure' } },
  'Choose yes or no, or skip this question',
)

/** The parts of both flows, in their order. */
const parts = { student: 'Student', school: 'School', family: 'Family', time: 'Time' } as const

/** All questions about a student, each with its own page. Each can be skipped. */
export const questions: Questions<QuestionSlug, StudentAnswers> = {
  applicant: {
    name: 'Who it’s for',
    part: parts.student,
    question: 'Who is this for?',
    why: 'This way, we ask about the right person. The student has to apply, but anyone can look.',
    asks: () => ['applicant'],
    fields: {
      applicant: skippable(
        choiceField(
          {
            student: { label: 'Me, the student' },
            parent: { label: 'My child' },
            other: { label: 'Someone else', detail: 'Such as a student you advise.' },
          },
          'Choose who this is for, or skip this question',
        ),
      ),
    },
  },
  level: {
    name: 'Level of study',
    part: parts.student,
    question: 'Where are you in school now?',
    why: 'Most scholarships are for one level, such as high school seniors or graduate students.',
    changeWords: forSomeone({ question: 'Where is the student in school now?' }),
    asks: () => ['level'],
    fields: { level: skippable(choiceField(levelLabels, 'Choose the level, or skip this question')) },
  },
  graduation: {
    name: 'Graduation year',
    part: parts.student,
    question: 'When do you graduate?',
    why: 'Some scholarships are only for students who graduate in a certain year.',
    changeWords: forSomeone({ question: 'When does the student graduate?' }),
    asks: () => ['graduation'],
    fields: { graduation: skippable(graduationField) },
  },
  major: {
    name: 'Field of study',
    part: parts.student,
    question: 'What is your current or planned field of study?',
    why: 'Some scholarships are only for certain majors. Everyday words are fine.',
    changeWords: forSomeone({
      question: 'What is the student’s current or planned field of study?',
    }),
    asks: () => ['major'],
    fields: { major: skippable(majorField) },
  },
  state: {
    name: 'State',
    part: parts.student,
    question: 'Which state do you live in?',
    why: 'Many states and local groups give awards only to their own residents.',
    changeWords: forSomeone({ question: 'Which state does the student live in?' }),
    asks: () => ['state'],
    fields: { state: skippable(stateField('Choose the state, or skip this question')) },
  },
  gpa: {
    name: 'GPA',
    part: parts.school,
    question: 'What is your GPA?',
    why: 'Scholarships often require a minimum, but many have none. We only compare the numbers.',
    changeWords: forSomeone({ question: 'What is the student’s GPA?' }),
    asks: () => ['gpa'],
    fields: { gpa: skippable(gpaField) },
  },
  school: {
    name: 'Colleges',
    part: parts.school,
    question: 'Which colleges are you attending or considering?',
    why: 'Some scholarships are only for students at one college. Add all the ones you’re considering. Nothing is sent to them.',
    changeWords: forSomeone({
      question: 'Which colleges is the student attending or considering?',
      why: 'Some scholarships are only for students at one college. Add all the ones the student is considering. Nothing is sent to them.',
    }),
    asks: () => ['school'],
    beside: ['schoolSearch'],
    fields: {
      school: schoolsField,
      schoolSearch: schoolSearchField,
    },
  },
  enrollment: {
    name: 'Enrollment status',
    part: parts.school,
    question: 'Will you be full time or part time?',
    why: 'Some scholarships require full-time or half-time enrollment.',
    changeWords: forSomeone({ question: 'Will the student be full time or part time?' }),
    asks: () => ['enrollment'],
    fields: {
      enrollment: skippable(
        choiceField(enrollmentLabels, 'Choose full time or part time, or skip this question'),
      ),
    },
  },
  memberships: {
    name: 'Groups and family',
    part: parts.family,
    question: 'Do any of these describe you or your family?',
    why: 'Some scholarships are only for members, or for their families. Check all that apply. If none do, just continue.',
    changeWords: forSomeone({ question: 'Do any of these describe the student or their family?' }),
    asks: () => ['memberships'],
    fields: { memberships: skippable(membershipsField) },
  },
  need: {
    name: 'Financial need',
    part: parts.family,
    question: 'Do you need financial aid to pay for school?',
    why: 'Some scholarships go to students with financial need. The FAFSA or the provider decides, so a guess is fine.',
    changeWords: forSomeone({ question: 'Does the student need financial aid to pay for school?' }),
    asks: () => ['need'],
    fields: { need: { ...skippable(need), format: need.format } },
  },
  hours: {
    name: 'Hours a week',
    part: parts.time,
    question: 'How many hours a week can you spend on applications?',
    why: 'We use this to fit the plan to your week. If not everything fits, the plan keeps the scholarships worth the most per hour.',
    changeWords: forSomeone({
      question: 'How many hours a week can the student spend on applications?',
      why: 'We use this to fit the plan to the student’s week. If not everything fits, the plan keeps the scholarships worth the most per hour.',
    }),
    asks: () => ['hours'],
    fields: { hours: skippable(hoursField) },
  },
}

/** The words for somebody who answers for the student. */
function forSomeone(words: Partial<QuestionWords>): DeclaredQuestion<StudentAnswers>['changeWords'] {
  return ({ applicant }) => (applicant === 'parent' || applicant === 'other' ? words : undefined)
}

/** The parser of each answer's text, whether it comes from a form or a draft. */
export const readers = collectReaders(questions)
