import { z } from 'zod'
import { type CardPlan, withoutFillers } from '#domain/cards/survey-plan.ts'
import { words } from '#kit/catalog/cell.ts'
import {
  aprCell,
  areaCell,
  feeCell,
  percentCell,
  rewardsCell,
  statesCell,
  tiersCell,
  websiteCell,
  yesNoCell,
} from './survey-cells.ts'
import type { SurveyCells } from './survey-layout.ts'

/** A plan before it has an id. */
export type ReadPlan = Omit<CardPlan, 'id'>

const rowSchema = z.object({
  institution: words(200),
  plan: words(300),
  area: areaCell,
  state: statesCell,
  states: statesCell,
  requirements: yesNoCell,
  secured: yesNoCell,
  tiers: tiersCell,
  aprNone: aprCell,
  aprTo619: aprCell,
  aprFrom620: aprCell,
  aprFrom720: aprCell,
  aprLowest: aprCell,
  aprMedian: aprCell,
  aprHighest: aprCell,
  feeTypes: z.string(),
  annualFee: feeCell,
  monthlyFee: feeCell,
  hasForeignFee: yesNoCell,
  foreignFee: percentCell,
  hasLateFee: yesNoCell,
  lateFee: feeCell,
  rewards: rewardsCell,
  website: websiteCell,
})
type Row = z.infer<typeof rowSchema>

/** Reads one row of the survey, or says what is wrong with it. */
export function readPlan(
  cells: SurveyCells,
): { ok: true; plan: ReadPlan } | { ok: false; problems: string[] } {
  const parsed = rowSchema.safeParse(cells)
  if (parsed.success) return { ok: true, plan: toPlan(parsed.data) }
  const problems = parsed.error.issues.map(({ path, message }) => {
    const column = String(path[0]) as keyof SurveyCells
    return `${column} "${cells[column].slice(0, 60)}" ${message}`
  })
  return { ok: false, problems }
}

function toPlan(row: Row): ReadPlan {
  return {
    institution: row.institution,
    name: row.plan,
    area: row.area,
    states: row.area === 'national' ? [] : [...new Set([...row.state, ...row.states])],
    needsMembership: row.requirements,
    isSecured: row.secured,
    tiers: row.tiers,
    ...withoutFillers({
      aprs: {
        no_score: row.aprNone,
        to_619: row.aprTo619,
        from_620: row.aprFrom620,
        from_720: row.aprFrom720,
      },
      lowestApr: row.aprLowest,
      medianApr: row.aprMedian,
      highestApr: row.aprHighest,
    }),
    ...toFees(row),
    // A percent of 0 beside a fee says that it is counted in another way.
    foreignFeePercent: row.hasForeignFee ? row.foreignFee || null : 0,
    lateFeeCents: row.hasLateFee ? row.lateFee : 0,
    rewards: row.rewards,
    website: row.website,
  }
}

/**
 * A plan without a type of fee has none, as the Bureau's own card explorer counts it; one with a weekly or another fee has
 * a yearly cost that is not known.
 *
 * Source: Consumer Financial Protection Bureau, cfpb/consumerfinance.gov, cfgov/tccp/models.py, annual_fee_estimated;
 * read on November 28, 2026.
 */
function toFees({ feeTypes, annualFee, monthlyFee }: Row) {
  const has = (type: string) => feeTypes.toLowerCase().includes(type)
  if (has('weekly') || has('other')) return { annualFeeCents: null, monthlyFeeCents: null }
  return {
    annualFeeCents: has('annual') ? annualFee : 0,
    monthlyFeeCents: has('monthly') ? monthlyFee : 0,
  }
}
