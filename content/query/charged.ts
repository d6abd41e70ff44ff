import type { ExprNode } from 'groq-js'
import { hostNode } from './host-node.ts'

/** A node whose value is charged for: so much for each element of a list, or for what is read of a text in that time. */
export function charged(base: ExprNode, weight: number): ExprNode {
  return hostNode((evaluate, { meter }) => {
    const value = evaluate(base)
    if (Array.isArray(value)) meter.charge(value.length * weight)
    else if (typeof value === 'string') meter.charge((value.length / 32) * weight)
    return value
  })
}

/** A sort of 100,000 compares each some 17 times, each about half as dear as the visit of a node. */
export const sortingWeight = 8
