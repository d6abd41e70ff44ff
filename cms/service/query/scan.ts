import { setImmediate } from 'node:timers/promises'
import type { ExprNode } from 'groq-js'
import { type Evaluated, type Evaluation, openSession } from './evaluate-now.ts'
import { createMeter, TooMuchWork } from './meter.ts'
import type { ParsedQuery } from './parse-query.ts'
import { planNode } from './plan.ts'
import { tooMuchError } from './query-error.ts'
import { listFilters, toSource, withFilters } from './source.ts'
import { mapChildren } from './tree.ts'
import type { WorkLimits } from './work-limits.ts'

/**
 * Evaluates a query whose filter examines very many documents. It works in parts so that other requests are
 * served in between.
 *
 * @throws TooMuchWork if that is not enough, because a single document or the work after the filter takes too
 *   much
 * @throws ContentError 400 like `evaluateNow`, and when the time limit is exceeded
 */
export async function evaluateInParts(
  parsed: ParsedQuery,
  evaluation: Evaluation,
  limits: ScanLimits,
): Promise<Evaluated> {
  const filters = firstFilters(parsed.tree)
  if (!filters || filters.length === 0) throw new TooMuchWork('This query has no filter to scan in parts')
  const deadline = performance.now() + limits.timeLimitMs
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const evaluated = await attemptEvaluation(parsed, filters, evaluation, { ...limits, deadline })
    if (evaluated) return evaluated
  }
  throw new TooMuchWork('The documents are changing faster than they can be scanned')
}

type ScanLimits = Pick<WorkLimits, 'steps' | 'scanSteps' | 'resultBytes'> & { timeLimitMs: number }

/** Every answer reflects one moment, so the evaluation starts over when a transaction arrives in between. */
const maxAttempts = 3

async function attemptEvaluation(
  parsed: ParsedQuery,
  filters: readonly ExprNode[],
  evaluation: Evaluation,
  limits: ScanLimits & { deadline: number },
): Promise<Evaluated | undefined> {
  const { documents } = evaluation
  const begun = documents.number
  const session = openSession(evaluation)
  const { view, reads } = session
  const source = toSource(filters)((key) => session.evaluate(key, createMeter(limits.steps)).data, {
    view,
    reads,
    meter: createMeter(limits.steps),
  })
  const conditions = filters.map(planNode)
  const size = Math.max(1, Math.floor(stepsAtOnce / source.weight))
  const total = createMeter(limits.scanSteps)
  const list = source.documents()
  const found: unknown[] = []
  for (let start = 0; start < list.length; start += size) {
    const meter = createMeter(limits.steps)
    const part = list.slice(start, start + size)
    meter.charge(source.weight * part.length)
    const { data } = session.evaluate(withFilters({ type: 'Value', value: part }, conditions), meter)
    if (Array.isArray(data)) for (const document of data) found.push(document)
    total.charge(meter.steps)
    await setImmediate()
    if (documents.number !== begun) return undefined
    if (performance.now() > limits.deadline) throw tooMuchError('time')
  }
  const rest = planNode(withFirstFilters(parsed.tree, { type: 'Value', value: found }))
  return session.finished(session.evaluate(rest, createMeter(limits.steps)), limits.resultBytes)
}

/** About 30 ms of work. */
const stepsAtOnce = 100_000

/** Returns the filters of the `*` at the start of a query. */
function firstFilters(node: ExprNode): ExprNode[] | undefined {
  const base = getBase(node)
  return listFilters(node) ?? (base && firstFilters(base))
}

function withFirstFilters(node: ExprNode, value: ExprNode): ExprNode {
  if (listFilters(node)) return value
  const base = getBase(node)
  return mapChildren(node, (child) => (child === base ? withFirstFilters(child, value) : child))
}

function getBase(node: ExprNode): ExprNode | undefined {
  if (node.type === 'FuncCall') return node.name === 'count' ? node.args[0] : undefined
  return 'base' in node ? node.base : undefined
}
