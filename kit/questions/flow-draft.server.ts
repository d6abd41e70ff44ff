import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { readAnswers, writeAnswers } from './answers.ts'
import type { Draft } from './draft.ts'
import { type ChangedDraft, findDraft } from './drafts.server.ts'
import { type Flow, getReachableAnswers } from './flow.ts'
import type { Questionnaire } from './questionnaire.ts'

/** Answers to the questions of one product line, and the flow in which they were last given. */
export interface FlowDraft<Slug extends string, Answers> {
  flow: Flow<Slug, Answers>
  answers: Partial<Answers>
}

/** The visitor's own draft, and whether their account holds it. */
export interface OwnDraft<Slug extends string, Answers> extends FlowDraft<Slug, Answers> {
  isInAccount: boolean
}

type DraftServices = Pick<Services, 'config' | 'database' | 'now' | 'sessions'>

/** What it takes to read the drafts of one product line. */
type Readable<Slug extends string, Answers> = Pick<Questionnaire<Slug, Answers>, 'flows' | 'readers'>

/** Returns the visitor's own answers to these questions; null if there are none or they were cleared. */
export async function findFlowDraft<Slug extends string, Answers>(
  questions: Readable<Slug, Answers>,
  services: DraftServices,
  request: Request,
): Promise<OwnDraft<Slug, Answers> | null> {
  const draft = await findDraft(services, request.headers.get('cookie'), questions.flows[0].line)
  const read = readFlowDraft(questions, draft, todayInNewYork(services.now()))
  return read && draft ? { ...read, isInAccount: draft.isInAccount } : null
}

/**
 * Parses a stored draft. Drafts are untrusted input too: an answer that is no longer valid is asked again, and
 * one to a question that is not on the path is left out.
 * @param today 'YYYY-MM-DD'
 */
export function readFlowDraft<Slug extends string, Answers>(
  { flows, readers }: Readable<Slug, Answers>,
  draft: Draft | undefined,
  today: string,
): FlowDraft<Slug, Answers> | null {
  const flow = flows.find(({ name }) => name === draft?.flow)
  return draft && flow
    ? { flow, answers: getReachableAnswers(flow, readAnswers(readers, draft.answers, { today })) }
    : null
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
): ChangedDraft {
  const { readers } = questionnaire
  const own = readFlowDraft(questionnaire, before, today)?.answers ?? {}
  const all = readAnswers(readers, { ...writeAnswers(readers, own), ...texts }, { today })
  const answers = writeAnswers(readers, getReachableAnswers(flow, all))
  return { flow: flow.name, answers, answered: Object.keys(texts) }
}

/** Returns how the drafts of a product line are found, and what its questions keep of one: see `DraftLines`. */
export function flowDrafts<Slug extends string, Answers>(questions: Readable<Slug, Answers>) {
  return {
    find: (services: DraftServices, request: Request) => findFlowDraft(questions, services, request),
    save: (draft: Draft, today: string): Draft => {
      const read = readFlowDraft(questions, draft, today)
      return read ? { flow: draft.flow, answers: writeAnswers(questions.readers, read.answers) } : draft
    },
  }
}
