import type { Services } from '#app/services.ts'
import { type FlowDraft, findFlowDraft, keepOnPath, type OwnDraft } from '#kit/questions/flow-draft.server.ts'
import { type Answers, readers } from './answers.ts'
import { loanFlows } from './flows.ts'
import type { QuestionSlug } from './questions.ts'

/** A draft with answers to the student loan questions. */
export type LoanDraft = FlowDraft<QuestionSlug, Answers>

/**
 * Returns the visitor's own answers, or null if there are none or they were cleared. Used by the loaders of
 * all pages about the visitor's loans.
 */
export function readDraftAnswers(
  services: Pick<Services, 'config' | 'database' | 'now' | 'sessions'>,
  request: Request,
): Promise<OwnDraft<QuestionSlug, Answers> | null> {
  return findFlowDraft(drafts, services, request)
}

const drafts = { flows: loanFlows, readers }

/** What the loan questions keep of a draft. */
export const keepLoanDraft = keepOnPath(drafts)
