import { setImmediate } from 'node:timers/promises'
import type { ExprNode } from 'groq-js'
import { type Evaluated, type Evaluation, openSession } from './evaluate-now.ts'
import { meterOf, TooMuchWork } from './meter.ts'
import type { ParsedQuery } from './parse-query.ts'
import { planned } from './plan.ts'
import { tooMuchError } from './query-error.ts'
import { filtersOf, sourceOf, withFilters } from './source.ts'
import { mapChildren } from './tree.ts'
import type { WorkLimits } from './work-limits.ts'

/**
 * Evaluates a query whose filter has to look at very many documents: a part of them at a time, so that others are served in between.
 *
 * @throws TooMuchWork where that does not help: for one document alone, or what follows the filter, there is too much to do
 * @throws ContentError 400 as `evaluateNow`, and beyond the time
 */
export async function evaluateInParts(
  parsed: ParsedQuery,
  evaluation: Evaluation,
  limits: WorkLimits & { timeLimitMs: number },
): Promise<Evaluated> {
  const filters = firstFilters(parsed.tree)
  if (!filters || filters.length === 0) throw new TooMuchWork('There is no filter to go through in parts')
  const deadline = performance.now() + limits.timeLimitMs
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const evaluated = await attemptOf(parsed, filters, evaluation, { ...limits, deadline })
    if (evaluated) return evaluated
  }
  throw new TooMuchWork('The documents change faster than they can be gone through')
}

/** Each answer is of one moment: when a transaction comes in between, all is begun again. */
const maxAttempts = 3

async function attemptOf(
  parsed: ParsedQuery,
  filters: readonly ExprNode[],
  evaluation: Evaluation,
  limits: WorkLimits & { deadline: number },
): Promise<Evaluated | undefined> {
  const { documents } = evaluation
  const begun = documents.number
  const session = openSession(evaluation)
  const { view, reads } = session
  const source = sourceOf(filters)((key) => session.evaluate(key, meterOf(limits.steps)).data, {
    view,
    reads,
    meter: meterOf(limits.steps),
  })
  const conditions = filters.map(planned)
  const size = Math.max(1, Math.floor(stepsAtOnce / source.weight))
  const total = meterOf(limits.scanSteps)
  const list = source.documents()
  const found: unknown[] = []
  for (let start = 0; start < list.length; start += size) {
    const meter = meterOf(limits.steps)
    const part = list.slice(start, start + size)
    meter.charge(source.weight * part.length)
    const { data } = session.evaluate(withFilters({ type: 'Value', value: part }, conditions), meter)
    if (Array.isArray(data)) for (const document of data) found.push(document)
    total.charge(meter.steps)
    await setImmediate()
    if (documents.number !== begun) return undefined
    if (performance.now() > limits.deadline) throw tooMuchError('time')
  }
  const rest = planned(withFirstFilters(parsed.tree, { type: 'Value', value: found }))
  return session.finished(session.evaluate(rest, meterOf(limits.steps)), limits.resultCharacters)
}

/** Some 30 ms. */
const stepsAtOnce = 100_000

/** The filters of the `*` with which a query begins. */
function firstFilters(node: ExprNode): ExprNode[] | undefined {
  const base = baseOf(node)
  return filtersOf(node) ?? (base && firstFilters(base))
}

function withFirstFilters(node: ExprNode, value: ExprNode): ExprNode {
  if (filtersOf(node)) return value
  const base = baseOf(node)
  return mapChildren(node, (child) => (child === base ? withFirstFilters(child, value) : child))
}

function baseOf(node: ExprNode): ExprNode | undefined {
  if (node.type === 'FuncCall') return node.name === 'count' ? node.args[0] : undefined
  return 'base' in node ? node.base : undefined
}
