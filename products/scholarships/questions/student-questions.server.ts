import { href } from 'react-router'
import { describePage } from '#app/shell/describe-page.server.ts'
import type { Questionnaire } from '#kit/questions/questionnaire.ts'
import { sayAnswer } from './answer-messages.ts'
import { readers, type StudentAnswers } from './answers.ts'
import { fields } from './fields.ts'
import { type QuestionSlug, studentFlows } from './flows.ts'
import { messages } from './questions-messages.ts'

/** The questions about a student, which come before the scholarships. */
export const studentQuestions: Questionnaire<QuestionSlug, StudentAnswers> = {
  flows: studentFlows,
  readers,
  fields,
  askedBefore: ['level', 'state'],
  start: href('/scholarships'),
  results: {
    name: 'marketplace',
    // The list reads the draft; its address says nothing about the student.
    getAddress: () => href('/scholarships/marketplace'),
  },
  sayAnswer,
  describe: (context, path) =>
    describePage(context, {
      pageUrl: path,
      title: messages.name,
      description: messages.description,
      category: 'scholarships',
    }),
}
