import { type AnyStaticValue, type ExprNode, evaluateSync } from 'groq-js'
import type { Json } from '#content/documents.ts'
import { ContentError } from '#content/errors.ts'
import type { Documents } from '#content/store/content-store.ts'
import { runParameter } from './host-node.ts'
import { type Meter, meterOf, TooMuchResult, TooMuchWork } from './meter.ts'
import { type Params, parseQuery } from './parse-query.ts'
import type { Perspective } from './perspective.ts'
import { planOf } from './plan.ts'
import { queryErrorOf, tooLargeError } from './query-error.ts'
import { type ReadLog, type Reads, readLog } from './read-log.ts'
import { plainResult } from './result.ts'
import { type View, viewOf } from './view.ts'

export interface Evaluation {
  documents: Documents
  query: string
  params: Params
  perspective: Perspective
  isAnonymous: boolean
  /** What `identity()` gives. */
  identityId: string
  /** What `sanity::projectId()` and `sanity::dataset()` give. */
  sanity?: { projectId: string; dataset: string }
}

export interface Evaluated {
  result: Json
  reads: Reads
}

/**
 * Evaluates a query at once, over the documents as they are now.
 *
 * @throws TooMuchWork beyond `steps`
 * @throws ContentError 400 for a query that cannot be read, or whose result is too large
 */
export function evaluateNow(
  evaluation: Evaluation,
  { steps, resultCharacters }: { steps: number; resultCharacters: number },
): Evaluated {
  const plan = planOf(parseQuery(evaluation.query, evaluation.params))
  const session = openSession(evaluation)
  return session.finished(session.evaluate(plan, meterOf(steps)), resultCharacters)
}

export interface Session {
  view: View
  reads: ReadLog
  /** The value of a planned tree. */
  evaluate(plan: ExprNode, meter: Meter): AnyStaticValue
  finished(value: AnyStaticValue, resultCharacters: number): Evaluated
}

/** Evaluations of one query that belong together: what they read is told once. */
export function openSession(evaluation: Evaluation): Session {
  const { documents, query, params, perspective, isAnonymous, identityId, sanity } = evaluation
  const view = viewOf(documents, perspective, isAnonymous)
  const reads = readLog()
  const timestamp = new Date()
  return {
    view,
    reads,
    evaluate: (plan, meter) =>
      orRefused(query, () =>
        evaluateSync(plan, {
          dataset: [],
          params: { ...params, [runParameter]: { view, reads, meter } },
          timestamp,
          identity: identityId,
          ...(sanity && { sanity }),
          dereference({ _ref: id }) {
            reads.id(id)
            return view.get(id)
          },
        }),
      ),
    finished: (value, resultCharacters) =>
      orRefused(query, () => ({ result: plainResult(value, resultCharacters), reads: reads.reads() })),
  }
}

function orRefused<Value>(query: string, evaluate: () => Value): Value {
  try {
    return evaluate()
  } catch (error) {
    if (error instanceof TooMuchWork || error instanceof ContentError) throw error
    if (error instanceof TooMuchResult) throw tooLargeError()
    throw queryErrorOf(query, error)
  }
}
