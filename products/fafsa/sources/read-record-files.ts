import { readFileSync } from 'node:fs'
import { parseTestRecord, type TestRecord } from './test-record.ts'

/** The records of files, and for each line that is none, which one and why. */
export function readRecordFiles(files: readonly string[]): { records: TestRecord[]; problems: string[] } {
  const records: TestRecord[] = []
  const problems: string[] = []
  for (const file of files) {
    const lines = readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split('\n')
    for (const [index, line] of lines.entries()) {
      if (!line.trim()) continue
      const parsed = parseTestRecord(line)
      if (parsed.ok) records.push(parsed.record)
      else problems.push(`${file} line ${index + 1}: ${parsed.reason}`)
    }
  }
  return { records, problems }
}
