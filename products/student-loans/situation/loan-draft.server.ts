import { type FlowDraft, flowDrafts } from '#kit/questions/flow-draft.server.ts'
import type { Answers } from './answers.ts'
import { loanFlows } from './flows.ts'
import { type QuestionSlug, readers } from './questions.ts'

/** A draft with answers to the student loan questions. */
export type LoanDraft = FlowDraft<QuestionSlug, Answers>

/** What the visitor answered about the loan, and what the questions keep of it. */
export const { find: readDraftAnswers, save: pruneLoanDraft } = flowDrafts({ flows: loanFlows, readers })
