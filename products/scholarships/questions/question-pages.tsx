import { ChoiceQuestion } from '#kit/questions/choice-question.tsx'
import type { OtherAnswer, QuestionPages } from '#kit/questions/question-pages.ts'
import { SchoolQuestion } from '#kit/questions/school-question.tsx'
import { StateQuestion } from '#kit/questions/state-question.tsx'
import { type ListedAnswer, listChoices, questionNames } from './answer-messages.ts'
import type { StudentAnswers } from './answers.ts'
import type { QuestionSlug } from './flows.ts'
import { messages } from './questions-messages.ts'
import {
  GpaQuestion,
  GraduationQuestion,
  HoursQuestion,
  MajorQuestion,
  MembershipsQuestion,
} from './student-fields.tsx'

type Pages = QuestionPages<QuestionSlug, StudentAnswers>

/** The content of the pages that ask about a student. Every question can be skipped. */
export const pages: Pages = {
  words: messages.questions,
  changeWords: (slug, { applicant }) =>
    applicant === 'parent' || applicant === 'other' ? messages.forSomeone[slug] : undefined,
  forms: {
    applicant: choice('applicant'),
    level: choice('level'),
    graduation: GraduationQuestion,
    major: MajorQuestion,
    state: StateQuestion,
    gpa: GpaQuestion,
    school: SchoolQuestion,
    enrollment: choice('enrollment'),
    memberships: MembershipsQuestion,
    need: choice('need'),
    hours: HoursQuestion,
  },
  otherAnswers: {
    applicant: skip('applicant'),
    level: skip('level'),
    graduation: skip('graduation'),
    major: skip('major'),
    state: skip('state'),
    gpa: skip('gpa'),
    school: { ...skip('school'), value: 'undecided', label: messages.skipSchool },
    enrollment: skip('enrollment'),
    memberships: skip('memberships'),
    need: skip('need'),
    hours: skip('hours'),
  },
  check: { ...messages.check, names: questionNames },
}

/** Returns the page of a question that offers one list of answers. */
function choice(name: ListedAnswer): Pages['forms'][QuestionSlug] {
  return (props) => <ChoiceQuestion {...props} choices={listChoices(name)} name={name} />
}

function skip(name: QuestionSlug): OtherAnswer {
  return { name, value: 'unknown', label: messages.skip }
}
