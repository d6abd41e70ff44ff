import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import type { Services } from '#app/services.ts'
import { noneParam, type StepFacts } from './addresses.ts'
import { addGiven, type Flow } from './flow.ts'
import { findFlowDraft } from './flow-draft.server.ts'
import type { Questionnaire } from './questionnaire.ts'

/** A request for a question page. */
export interface Visit<Slug extends string, Answers> extends PageRequest {
  questionnaire: Questionnaire<Slug, Answers>
  flow: Flow<Slug, Answers>
  services: Services
  /** Network address of the request, for the rate limits. */
  address: string
  /** The value of `?question=`. */
  asked: string | null
  from: string | null
  hasNone: boolean
  /** 'YYYY-MM-DD' */
  today: string
}

export function readVisit<Slug extends string, Answers>(
  { request, context }: PageRequest,
  questionnaire: Questionnaire<Slug, Answers>,
): Visit<Slug, Answers> {
  const { pathname, searchParams } = new URL(request.url)
  const { address, today } = context.get(pageContext)
  const { flows, results, returnsTo = {} } = questionnaire
  const from = searchParams.get('from')
  return {
    request,
    context,
    questionnaire,
    flow: flows.find(({ path }) => path === pathname.replace(/\/$/, '')) ?? flows[0],
    services: context.get(servicesContext),
    address,
    asked: searchParams.get('question'),
    from: from !== null && ['check', results.name, ...Object.keys(returnsTo)].includes(from) ? from : null,
    hasNone: searchParams.has(noneParam),
    today: today(),
  }
}

/** Returns the facts with the visitor's own answers. */
export async function readFacts<Slug extends string, Answers>(
  visit: Visit<Slug, Answers>,
): Promise<StepFacts<Slug, Answers>> {
  const draft = await findFlowDraft(visit.questionnaire, visit.services, visit.request)
  return { ...toFacts(visit, draft?.answers), isInAccount: draft?.isInAccount ?? false }
}

/** Returns the facts with these answers, or with none. */
export function toFacts<Slug extends string, Answers>(
  { questionnaire, flow, services, today, from, hasNone }: Visit<Slug, Answers>,
  answers: Partial<Answers> = {},
): StepFacts<Slug, Answers> {
  const directory = services.schools
  return { questionnaire, flow, answers: addGiven(flow, answers), directory, today, from, hasNone }
}

/** Returns the question that the address names, if any. */
export function findAsked<Slug extends string, Answers>({
  flow,
  asked,
}: Visit<Slug, Answers>): Slug | undefined {
  return flow.order.find((slug) => slug === asked)
}
