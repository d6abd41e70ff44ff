import { type AnyStaticValue, type ExprNode, evaluateSync } from 'groq-js'
import type { Json } from '#content/documents.ts'
import { ContentError } from '#content/errors.ts'
import type { Documents } from '#content/store/content-store.ts'
import { withParseListener } from '#content/store/packed-fields.ts'
import { charactersPerStep } from './guard.ts'
import { runParameter } from './host-node.ts'
import { createMeter, type Meter, TooMuchWork } from './meter.ts'
import { type Params, parseQuery } from './parse-query.ts'
import type { Perspective } from './perspective.ts'
import { planQuery } from './plan.ts'
import { toQueryError } from './query-error.ts'
import { type ReadLog, type Reads, readLog } from './read-log.ts'
import { plainResult } from './result.ts'
import { createView, type View } from './view.ts'

export interface Evaluation {
  documents: Documents
  query: string
  params: Params
  perspective: Perspective
  isAnonymous: boolean
  /** Returned by `identity()`. */
  identityId: string
  /** Returned by `sanity::projectId()` and `sanity::dataset()`. */
  sanity?: { projectId: string; dataset: string }
}

export interface Evaluated {
  result: Json
  reads: Reads
}

/**
 * Evaluates a query synchronously over the current documents.
 *
 * @throws TooMuchWork if it takes more than `steps`, or `isOver` says so
 * @throws TooMuchResult if its result is too large
 * @throws ContentError 400 if the query cannot be parsed
 */
export function evaluateNow(
  evaluation: Evaluation,
  { steps, resultBytes, isOver }: EvaluationLimits,
): Evaluated {
  const plan = planQuery(parseQuery(evaluation.query, evaluation.params))
  const session = openSession(evaluation)
  const meter = createMeter(steps, isOver)
  const chargeForParsing = (characters: number) => meter.charge(characters / charactersPerStep)
  const value = withParseListener(chargeForParsing, () => session.evaluate(plan, meter))
  return session.finished(value, resultBytes)
}

interface EvaluationLimits {
  steps: number
  resultBytes: number
  isOver?: () => boolean
}

export interface Session {
  view: View
  reads: ReadLog
  /** Returns the value of a planned tree. */
  evaluate(plan: ExprNode, meter: Meter): AnyStaticValue
  finished(value: AnyStaticValue, resultBytes: number): Evaluated
}

/** Opens a session for the evaluations that answer one query and share one log of reads. */
export function openSession(evaluation: Evaluation): Session {
  const { documents, query, params, perspective, isAnonymous, identityId, sanity } = evaluation
  const view = createView(documents, perspective, isAnonymous)
  const reads = readLog()
  const timestamp = new Date()
  return {
    view,
    reads,
    evaluate: (plan, meter) =>
      withQueryErrors(query, () =>
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
    finished: (value, resultBytes) =>
      withQueryErrors(query, () => ({ result: plainResult(value, resultBytes), reads: reads.reads() })),
  }
}

function withQueryErrors<Value>(query: string, evaluate: () => Value): Value {
  try {
    return evaluate()
  } catch (error) {
    if (error instanceof TooMuchWork || error instanceof ContentError) throw error
    throw toQueryError(query, error)
  }
}
