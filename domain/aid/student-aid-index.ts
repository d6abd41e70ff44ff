import type { NeedAnalysisTables } from '#domain/award-years/need-analysis.ts'
import type { AidInputs } from './aid-inputs.ts'
import { assessAdjustedIncome, computeAvailableIncome } from './assess-household.ts'
import { computeAssetContribution } from './asset-contribution.ts'
import { needsNoAssets } from './asset-exemption.ts'
import { chooseFormula, type Formula } from './formula.ts'
import {
  findMaximumPell,
  findMinimumPell,
  type MaximumPellGround,
  type MinimumPellGround,
} from './pell-eligibility.ts'
import { percentOf } from './round-dollars.ts'
import { computeStudentContribution } from './student-contribution.ts'
import { Trace, type TraceLine } from './trace.ts'

/** The Student Aid Index, and how it came about. */
export interface StudentAidIndex {
  index: number
  formula: Formula
  /** What the formula alone gives, before a maximum Pell Grant lowers it; nobody runs it without a return. */
  calculated: number | undefined
  maximumPell: MaximumPellGround | undefined
  minimumPell: MinimumPellGround | undefined
  trace: readonly TraceLine[]
}

/**
 * Computes the Student Aid Index of a student with the tables of the award year. Who need not file a return gets the
 * smallest index, and who gets the maximum Pell Grant otherwise at most zero: 20 USC 1087mm.
 */
export function computeStudentAidIndex(inputs: AidInputs, tables: NeedAnalysisTables): StudentAidIndex {
  const formula = chooseFormula(inputs)
  const maximumPell = findMaximumPell(inputs, tables)?.ground
  const minimumPell = maximumPell ? undefined : findMinimumPell(inputs, tables)?.ground
  const { least, most } = tables.index
  const trace = new Trace(formula)
  if (maximumPell === 'no return required') {
    trace.add('studentAidIndex', least, { least })
    return { index: least, formula, calculated: undefined, maximumPell, minimumPell, trace: trace.lines }
  }
  const sum = runFormula(formula, inputs, tables, trace)
  const calculated = Math.min(most, Math.max(least, sum))
  const index = maximumPell ? Math.min(0, calculated) : calculated
  trace.add('studentAidIndex', index, { sum, least, most: maximumPell ? 0 : most })
  return { index, formula, calculated, maximumPell, minimumPell, trace: trace.lines }
}

function runFormula(formula: Formula, inputs: AidInputs, tables: NeedAnalysisTables, trace: Trace): number {
  const { student, parents } = inputs
  const counts = !needsNoAssets(inputs)
  const studentAssets = counts ? student.assets : undefined
  const { assetPercent, studentIncomePercent } = tables
  const household = parents ?? student
  const availableIncome = computeAvailableIncome(household, formula, tables, trace)
  if (formula === 'B') {
    const percent = studentIncomePercent
    const fromIncome = trace.add('student.contributionFromIncome', percentOf(percent, availableIncome), {
      availableIncome,
      percent,
    })
    return (
      fromIncome + computeAssetContribution(studentAssets, assetPercent.student, 'student', tables, trace)
    )
  }
  if (formula === 'C') {
    const fromAssets = computeAssetContribution(
      studentAssets,
      assetPercent.studentWithDependents,
      'student',
      tables,
      trace,
    )
    return assessAdjustedIncome(availableIncome, fromAssets, 'student', tables, trace).contribution
  }
  const parentsAssets = counts ? household.assets : undefined
  const fromAssets = computeAssetContribution(parentsAssets, assetPercent.parents, 'parents', tables, trace)
  const ofParents = assessAdjustedIncome(availableIncome, fromAssets, 'parents', tables, trace)
  const fromIncome = computeStudentContribution(student, ofParents.adjustedAvailableIncome, tables, trace)
  // Child support is an asset of the parents and of independent students only.
  const ownAssets = studentAssets && { ...studentAssets, childSupportReceived: 0 }
  const ofStudent = computeAssetContribution(ownAssets, assetPercent.student, 'student', tables, trace)
  return ofParents.contribution + fromIncome + ofStudent
}
