import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import {
  type CardSurvey,
  cardSurveySchema,
  type SurveyReward,
  type SurveyTier,
} from '#domain/cards/survey-plan.ts'
import type { ReadPlan } from './read-plan.ts'
import { withIds } from './read-survey.ts'

/** The last day of the half-year of the survey that is bundled. */
const carriedOn = '2025-12-31'

/** How many plans that survey has in total. */
export const bundledPlanCount = 663

const file = 'products/credit-cards/survey/bundled-plans.tsv'

/**
 * Opens the plans that are bundled with the project: those that students meet, of the survey that stands in the file.
 * @throws when a line does not have the list's format. The list is part of the program, so that is a bug.
 */
export async function openBundledSurvey(): Promise<CardSurvey> {
  return readBundledSurvey(await readFile(file, 'utf8'))
}

function readBundledSurvey(text: string): CardSurvey {
  const [header = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const columns = header.split('\t')
  const plans = lines.map((line) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length) throw new Error(`This line isn’t a plan: "${line}"`)
    return toPlan(Object.fromEntries(columns.map((name, at) => [name, cells[at]])))
  })
  return cardSurveySchema.parse({ surveyedOn: carriedOn, plans: withIds(plans) })
}

const number = z
  .string()
  .regex(/^\d*(\.\d+)?$/)
  .transform((text) => (text === '' ? null : Number(text)))
const dollars = number.transform((amount) => (amount === null ? null : Math.round(amount * 100)))
const yesNo = z.enum(['yes', 'no']).transform((said) => said === 'yes')

const tierCodes: Readonly<Record<string, SurveyTier>> = {
  0: 'no_score',
  1: 'to_619',
  2: 'from_620',
  3: 'from_720',
}
const rewardCodes: Readonly<Record<string, SurveyReward>> = { c: 'cash_back', t: 'travel', o: 'other' }

function codes<Code>(known: Readonly<Record<string, Code>>) {
  return z.string().transform((text) => [...text].map((letter) => known[letter]))
}

const lineSchema = z.object({
  institution: z.string(),
  plan: z.string(),
  /** N: national; R: regional; else the state. */
  where: z.string().length(1).or(z.string().length(2)),
  membership: yesNo,
  secured: yesNo,
  tiers: codes(tierCodes),
  apr_none: number,
  apr_to_619: number,
  apr_620_719: number,
  apr_from_720: number,
  apr_lowest: number,
  apr_median: number,
  apr_highest: number,
  annual_fee: dollars,
  monthly_fee: dollars,
  foreign_fee: number,
  late_fee: dollars,
  rewards: codes(rewardCodes),
  website: z.string().transform((text) => text || null),
})

function toPlan(cells: Record<string, string | undefined>): ReadPlan {
  const line = lineSchema.parse(cells)
  return {
    institution: line.institution,
    name: line.plan,
    area: line.where === 'N' ? 'national' : line.where === 'R' ? 'regional' : 'state',
    states: line.where.length === 2 ? [line.where] : [],
    needsMembership: line.membership,
    isSecured: line.secured,
    tiers: line.tiers as SurveyTier[],
    aprs: {
      no_score: line.apr_none,
      to_619: line.apr_to_619,
      from_620: line.apr_620_719,
      from_720: line.apr_from_720,
    },
    lowestApr: line.apr_lowest,
    medianApr: line.apr_median,
    highestApr: line.apr_highest,
    annualFeeCents: line.annual_fee,
    monthlyFeeCents: line.monthly_fee,
    foreignFeePercent: line.foreign_fee,
    lateFeeCents: line.late_fee,
    rewards: line.rewards as SurveyReward[],
    website: line.website,
  }
}
