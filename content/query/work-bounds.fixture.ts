import { ContentError } from '#content/errors.ts'
import { documentOf, documentsOf, storeOf } from './documents.fixture.ts'
import { openQueries, type Queries } from './open-queries.ts'
import type { Params } from './parse-query.ts'
import { type WorkLimits, workLimitsOf } from './work-limits.ts'

const documents = documentsOf(
  Array.from({ length: 2_000 }, (_, place) =>
    documentOf({
      _id: `d${place}`,
      _type: place % 2 ? 'post' : 'person',
      rank: place,
      title: `word${'a'.repeat(200)} ${place}`,
      author: { _ref: `d${place - 1}` },
      numbers: Array.from({ length: 60 }, (_, number) => number),
    }),
  ),
)
const services: Queries[] = []
/** Ends the threads of every service a test has opened. */
export const closeServices = () => Promise.all(services.map((service) => service.close()))

/** With little room, so that little is too much. */
export function service(limits: Partial<WorkLimits>): Queries {
  const opened = openQueries({
    store: storeOf(documents),
    projectId: 'p1',
    limits: (role) => ({ ...workLimitsOf(role), steps: 50_000, ...limits }),
  })
  services.push(opened)
  return opened
}

const strict = service({ scanSteps: 400_000, workerMs: 300 })
export const patient = service({ scanSteps: 4_000_000, workerMs: 20_000 })

const reader = { id: 'token-read', role: 'reader' } as const
export const anonymous = { id: 'anonymous', role: 'anonymous' } as const
export const ask = (
  queries: Queries,
  query: string,
  identity: typeof reader | typeof anonymous = reader,
  params: Params = {},
) => queries.answer({ dataset: 'test', query, params, identity, perspective: 'raw' })

/** The error of a query, and how often a timer of this thread came to its turn meanwhile. */
export async function refusalOf(query: string, params: Params = {}) {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, 5)
  try {
    const error = await ask(strict, query, reader, params).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof ContentError)) throw error ?? new Error('It was answered')
    return { status: error.status, message: error.message, ticks }
  } finally {
    clearInterval(timer)
  }
}
