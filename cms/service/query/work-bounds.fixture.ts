import { ContentError } from '#content/errors.ts'
import { makeDocument, makeDocuments, makeStore } from './documents.fixture.ts'
import { openQueries, type Queries } from './open-queries.ts'
import type { Params } from './parse-query.ts'
import { getWorkLimits, type WorkLimits } from './work-limits.ts'

const documents = makeDocuments(
  Array.from({ length: 2_000 }, (_, place) =>
    makeDocument({
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
/** Terminates the threads of every service a test opened. */
export const closeServices = () => Promise.all(services.map((service) => service.close()))

/** Creates a service with low limits, so that small queries exceed them. */
export function service(limits: Partial<WorkLimits>): Queries {
  const opened = openQueries({
    store: makeStore(documents),
    projectId: 'p1',
    limits: (role) => ({ ...getWorkLimits(role), steps: 50_000, ...limits }),
  })
  services.push(opened)
  return opened
}

const strict = service({ scanSteps: 400_000, threadMs: 300 })
export const patient = service({ scanSteps: 4_000_000, threadMs: 20_000 })

const reader = { id: 'token-read', role: 'reader' } as const
export const anonymous = { id: 'anonymous', role: 'anonymous' } as const
export const ask = (
  queries: Queries,
  query: string,
  identity: typeof reader | typeof anonymous = reader,
  params: Params = {},
) => queries.answer({ dataset: 'test', query, params, identity, perspective: 'raw' })

/** Returns the error of a query, and how many times a timer of this thread fired in the meantime. */
export async function catchRefusal(query: string, params: Params = {}) {
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
