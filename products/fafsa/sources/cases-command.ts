import { computeCase } from './compute-case.ts'
import { readRecordFiles } from './read-record-files.ts'

// `npm run -s aid:cases -- FILE…` computes official test records. It prints a line for each record whose Student Aid
// Index is known, and a last line with counts. It fails when a line of a file is no record.

const files = process.argv.slice(2)
if (files.length === 0 || files.some((file) => file.startsWith('-'))) {
  console.error('Usage: npm run -s aid:cases -- FILE.ndjson…')
  process.exitCode = 1
} else {
  try {
    process.exitCode = printCases(files)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

function printCases(names: readonly string[]): number {
  const { records, problems } = readRecordFiles(names)
  const counts = { records: records.length, withSai: 0, matched: 0, maxPellMismatched: 0 }
  for (const record of records) {
    const expected = record.expectedIndex
    if (expected === undefined) continue
    const computed = computeCase(record)
    const sai = computed?.index ?? null
    const maxPell = computed ? computed.maximumPell !== undefined : null
    counts.withSai++
    if (sai === expected) counts.matched++
    if (maxPell !== record.expectsMaximumPell) counts.maxPellMismatched++
    console.log(JSON.stringify({ case: record.case, expected, sai, maxPell }))
  }
  console.log(JSON.stringify(counts))
  for (const problem of problems) console.error(problem)
  return problems.length > 0 ? 1 : 0
}
