import { href } from 'react-router'
import { describePage } from '#app/shell/describe-page.server.ts'
import { questionHandlers } from '#kit/questions/question-handlers.server.ts'
import type { Questionnaire } from '#kit/questions/questionnaire.ts'
import { countNotRuledOut } from '#products/scholarships/marketplace/count-open.server.ts'
import type { StudentAnswers } from './answers.ts'
import { studentFlows } from './flows.ts'
import { toStudentProfile } from './profile.ts'
import { type QuestionSlug, questions, readers } from './questions.ts'
import { questionsText } from './questions-messages.ts'

/** The questions about a student, which come before the scholarships. */
export const studentQuestions: Questionnaire<QuestionSlug, StudentAnswers> = {
  flows: studentFlows,
  questions,
  readers,
  askedBefore: ['level', 'state'],
  start: href('/scholarships'),
  results: {
    name: 'marketplace',
    // The list reads the draft; its address says nothing about the student.
    getAddress: () => href('/scholarships/marketplace'),
  },
  countOpen: (answers, sources) => countNotRuledOut(toStudentProfile(answers), sources),
  describe: (context, path) =>
    describePage(context, {
      pageUrl: path,
      title: questionsText.name,
      description: questionsText.description,
      category: 'scholarships',
    }),
}

export const { loader, action } = questionHandlers(studentQuestions)
