import { writeFileSync } from 'node:fs'
import { readRecordFiles } from '#products/fafsa/sources/read-record-files.ts'
import { makeProof, writeProof } from './make-proof.ts'

// `npm run aid:proof -- FILE…` computes the Department's test records and writes what came out beside this file,
// one file for each award year of the records.

const files = process.argv.slice(2)
if (files.length === 0 || files.some((file) => file.startsWith('-'))) {
  console.error('Usage: npm run aid:proof -- FILE.ndjson…')
  process.exitCode = 1
} else {
  try {
    process.exitCode = recordProof(files)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

function recordProof(names: readonly string[]): number {
  const { records, problems } = readRecordFiles(names)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) return 1
  for (const [year, ofYear] of Map.groupBy(records, ({ awardYear }) => awardYear)) {
    const proof = makeProof(ofYear)
    writeFileSync(new URL(`${year}.json`, import.meta.url), writeProof(proof))
    const { withIndex, matched, maximumPellMatched } = proof
    console.log(
      `${year}: ${matched} of ${withIndex} indexes match, ${maximumPellMatched} maximum Pell Grants.`,
    )
  }
  return 0
}
