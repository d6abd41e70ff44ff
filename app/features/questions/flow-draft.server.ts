import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { readAnswers, writeAnswers } from './answers.ts'
import { type Draft, findDraft } from './drafts.server.ts'
import { type Flow, keepPath } from './flow.ts'
import type { Questionnaire } from './questionnaire.ts'

/** Answers to the questions of one product line, and the flow in which they were last given. */
export interface FlowDraft<Slug extends string, Answers> {
  flow: Flow<Slug, Answers>
  answers: Partial<Answers>
}

interface Readable<Slug extends string, Answers> extends Pick<Questionnaire<Slug, Answers>, 'readers'> {
  flows: readonly Flow<Slug, Answers>[]
}

/** Returns the visitor's own answers to these questions; null if there are none or they were cleared. */
export async function findFlowDraft<Slug extends string, Answers>(
  questions: Readable<Slug, Answers>,
  services: Pick<Services, 'config' | 'database' | 'now'>,
  request: Request,
): Promise<FlowDraft<Slug, Answers> | null> {
  const draft = await findDraft(services, request.headers.get('cookie'))
  return readFlowDraft(questions, draft, todayInNewYork(services.now()))
}

/**
 * Parses a stored draft. Drafts are untrusted input too: an answer that is no longer valid is asked again.
 * @param today 'YYYY-MM-DD'
 */
export function readFlowDraft<Slug extends string, Answers>(
  { flows, readers }: Readable<Slug, Answers>,
  draft: Draft | undefined,
  today: string,
): FlowDraft<Slug, Answers> | null {
  const flow = flows.find(({ name }) => name === draft?.flow)
  return draft && flow ? { flow, answers: readAnswers(readers, draft.answers, { today }) } : null
}

/**
 * Returns a draft with the answers that `readForm` returned added; only answers to questions on the path are
 * kept.
 */
export function addToDraft<Slug extends string, Answers>(
  questionnaire: Questionnaire<Slug, Answers>,
  before: Draft | undefined,
  {
    flow,
    texts,
    today,
  }: { flow: Flow<Slug, Answers>; texts: Readonly<Record<string, string>>; today: string },
): Draft {
  const { readers } = questionnaire
  const own = readFlowDraft(questionnaire, before, today)?.answers ?? {}
  const all = readAnswers(readers, { ...writeAnswers(readers, own), ...texts }, { today })
  return { flow: flow.name, answers: writeAnswers(readers, keepPath(flow, all)) }
}
