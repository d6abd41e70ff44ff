import type { NeedAnalysisTables } from '#domain/award-years/need-analysis.ts'
import type { Assets } from './aid-inputs.ts'
import { getBracketAmount } from './bracket-amount.ts'
import { percentOf } from './round-dollars.ts'
import type { Trace } from './trace.ts'

/** Returns what is expected of assets, never less than zero. A debt larger than an asset counts as none. */
export function computeAssetContribution(
  assets: Assets | undefined,
  percent: number,
  who: 'parents' | 'student',
  tables: NeedAnalysisTables,
  trace: Trace,
): number {
  if (!assets) return trace.add(`${who}.contributionFromAssets`, 0, {})
  const left = tables.leavesOutFamilyBusiness ? assets.familyBusinessOrFarm : 0
  const businessOrFarm = Math.max(0, assets.businessOrFarm - left)
  const adjusted = trace.add(
    `${who}.adjustedBusinessOrFarm`,
    getBracketAmount(tables.businessOrFarm, businessOrFarm),
    { businessOrFarm },
  )
  const parts = {
    childSupportReceived: Math.max(0, assets.childSupportReceived),
    cash: Math.max(0, assets.cash),
    investments: Math.max(0, assets.investments),
    adjustedBusinessOrFarm: adjusted,
  }
  const netWorth = trace.add(
    `${who}.netWorth`,
    Object.values(parts).reduce((sum, part) => sum + part, 0),
    parts,
  )
  const { assetProtection } = tables
  const discretionary = trace.add(`${who}.discretionaryNetWorth`, netWorth - assetProtection, {
    netWorth,
    assetProtection,
  })
  const contribution = Math.max(0, percentOf(percent, discretionary))
  return trace.add(`${who}.contributionFromAssets`, contribution, {
    discretionaryNetWorth: discretionary,
    percent,
  })
}
