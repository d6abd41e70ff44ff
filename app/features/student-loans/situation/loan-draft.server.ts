import { type FlowDraft, findFlowDraft } from '#app/features/questions/flow-draft.server.ts'
import type { Services } from '#app/services.ts'
import { type Answers, readers } from './answers.ts'
import { flows } from './flows.ts'
import type { QuestionSlug } from './questions.ts'

/** A draft with answers to the student loan questions. */
export type LoanDraft = FlowDraft<QuestionSlug, Answers>

/**
 * Returns the visitor's own answers, or null if there are none or they were cleared. Used by the loaders of
 * all pages about the visitor's loans.
 */
export function readDraftAnswers(
  services: Pick<Services, 'config' | 'database' | 'now'>,
  request: Request,
): Promise<LoanDraft | null> {
  return findFlowDraft({ flows: Object.values(flows), readers }, services, request)
}
