import { computeCase } from '#products/fafsa/sources/compute-case.ts'
import type { TestRecord } from '#products/fafsa/sources/test-record.ts'
import type { Proof, ProofCase } from './proof.ts'

/** Computes the records of one award year and notes what came out beside what the Department published. */
export function makeProof(records: readonly TestRecord[]): Proof {
  const cases = records.flatMap((record): ProofCase[] => {
    const { expectedIndex: expected, expectsMaximumPell } = record
    if (expected === undefined) return []
    const result = computeCase(record)
    if (!result) throw new Error(`${record.case} has an index, but not enough answers to compute one`)
    const { inputs, formula, index: computed, maximumPell, trace } = result
    return [
      {
        case: record.case,
        formula,
        expected,
        computed,
        matched: computed === expected,
        expectsMaximumPell,
        hasMaximumPell: maximumPell !== undefined,
        inputs,
        trace: trace.map(({ line, amount }) => [line, amount]),
      },
    ]
  })
  return {
    records: records.length,
    withIndex: cases.length,
    matched: cases.filter(({ matched }) => matched).length,
    maximumPellMatched: cases.filter((one) => one.expectsMaximumPell === one.hasMaximumPell).length,
    byFormula: { A: count(cases, 'A'), B: count(cases, 'B'), C: count(cases, 'C') },
    cases,
  }
}

function count(cases: readonly ProofCase[], formula: ProofCase['formula']) {
  const ofFormula = cases.filter((one) => one.formula === formula)
  return { cases: ofFormula.length, matched: ofFormula.filter(({ matched }) => matched).length }
}

/** Writes a proof with one case a line. Answers of zero and "no" are left out; reading adds them again. */
export function writeProof({ cases, ...counts }: Proof): string {
  const lines = cases.map(({ inputs, ...rest }) => JSON.stringify({ ...rest, inputs: leaveOutEmpty(inputs) }))
  return `${JSON.stringify(counts).slice(0, -1)},"cases":[\n${lines.join(',\n')}\n]}\n`
}

function leaveOutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leaveOutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([, one]) => one !== 0 && one !== false && one !== undefined)
  return Object.fromEntries(kept.map(([name, one]) => [name, leaveOutEmpty(one)]))
}
