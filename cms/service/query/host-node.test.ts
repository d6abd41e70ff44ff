import type { ExprNode } from 'groq-js'
import { evaluateSync, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { hostNode, runParameter } from './host-node.ts'
import { mapChildren } from './tree.ts'

const someRun = { meter: 'a meter' }

/** `$host` stands for the host node. */
function evaluated(query: string, host: ExprNode): unknown {
  const placed = (node: ExprNode): ExprNode =>
    node.type === 'Parameter' && node.name === 'host' ? host : mapChildren(node, placed)
  return evaluateSync(placed(parse(query)), { params: { [runParameter]: someRun, n: 5 } }).data
}

test.each([[7], ['text'], [false], [null], [[1, 2]], [{ a: 1 }]])('gives what is computed: %j', (value) => {
  expect(
    evaluated(
      '{"value": $host}',
      hostNode(() => value),
    ),
  ).toEqual({ value })
})

test('evaluates in the scope where it stands and receives the run', () => {
  const seen: unknown[] = []
  const host = hostNode((evaluate, run) => {
    seen.push([
      evaluate({ type: 'This' }),
      evaluate({ type: 'Parent', n: 1 }),
      evaluate(parse('$n + 1')),
      run,
    ])
    return true
  })
  expect(evaluated('{"a": 1}{"list": [2, 3][$host]}', host)).toEqual({ list: [2, 3] })
  expect(seen).toEqual([
    [2, { a: 1 }, 6, someRun],
    [3, { a: 1 }, 6, someRun],
  ])
})
