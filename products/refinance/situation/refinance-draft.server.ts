import type { Services } from '#app/services.ts'
import { type FlowDraft, findFlowDraft, keepOnPath } from '#kit/questions/flow-draft.server.ts'
import { type RefinanceAnswers, readers } from './answers.ts'
import { type QuestionSlug, refinanceFlows } from './flows.ts'

const drafts = { flows: refinanceFlows, readers }

/** Returns what the visitor told about refinancing, from this browser or their account; null if nothing. */
export function readRefinanceDraft(
  services: Pick<Services, 'config' | 'database' | 'now' | 'sessions'>,
  request: Request,
): Promise<FlowDraft<QuestionSlug, RefinanceAnswers> | null> {
  return findFlowDraft(drafts, services, request)
}

/** What the questions about refinancing keep of a draft. */
export const keepRefinanceDraft = keepOnPath(drafts)
