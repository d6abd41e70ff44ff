import { type Draft, findDraft } from '#app/drafts/drafts.server.ts'
import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { type Answers, readAnswers } from './answers.ts'
import { type FlowName, flowNames } from './signup/flows.ts'

/** A draft of this feature's questions. */
export interface LoanDraft {
  flow: FlowName
  answers: Answers
}

/** The visitor's own answers; null when they gave none, or cleared them. For the loaders of every page about their loans. */
export async function readDraftAnswers(
  services: Pick<Services, 'config' | 'database' | 'now'>,
  request: Request,
): Promise<LoanDraft | null> {
  const draft = await findDraft(services, request.headers.get('cookie'))
  return toLoanDraft(draft, todayInNewYork(services.now()))
}

/** @param today 'YYYY-MM-DD'. A draft is a boundary too: what is not an answer any more is asked again. */
export function toLoanDraft(draft: Draft | undefined, today: string): LoanDraft | null {
  const flow = flowNames.find((name) => name === draft?.flow)
  return draft && flow ? { flow, answers: readAnswers(draft.answers, { today }) } : null
}
