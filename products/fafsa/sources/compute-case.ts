import type { AidInputs } from '#domain/aid/aid-inputs.ts'
import { computeStudentAidIndex, type StudentAidIndex } from '#domain/aid/student-aid-index.ts'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { readInputs } from './read-inputs.ts'
import type { TestRecord } from './test-record.ts'

/** Computes the index of a record; undefined when its answers are not enough for the rules. */
export function computeCase(record: TestRecord): (StudentAidIndex & { inputs: AidInputs }) | undefined {
  const inputs = readInputs(record)
  return inputs && { ...computeStudentAidIndex(inputs, needAnalysisTables[inputs.awardYear]), inputs }
}
