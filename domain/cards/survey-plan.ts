import { z } from 'zod'
import { cents, isoDay, listOf, percent, text } from '#domain/catalog-fields.ts'

/**
 * The credit tiers of the survey of card terms, weakest first: no score, a score of 619 or less, 620 to 719, 720 or
 * more.
 */
export const surveyTiers = ['no_score', 'to_619', 'from_620', 'from_720'] as const
export type SurveyTier = (typeof surveyTiers)[number]

/** The kinds of rewards that the survey asks about. */
export const surveyRewards = ['cash_back', 'travel', 'other'] as const
export type SurveyReward = (typeof surveyRewards)[number]

/** Where a plan is offered: everywhere, in one state, or in a region of which the survey may name the states. */
const surveyAreas = ['national', 'regional', 'state'] as const
export type SurveyArea = (typeof surveyAreas)[number]

const apr = percent.nullable()

/**
 * One plan of the Terms of Credit Card Plans survey as its issuer reported it to the Consumer Financial Protection
 * Bureau. `null` means unknown: not reported, or a filler in place of a figure.
 */
const cardPlanSchema = z.object({
  /** Made from the names of the institution and the plan; two plans of the same name are numbered. */
  id: text,
  institution: text,
  name: text,
  area: z.enum(surveyAreas),
  /** Two-letter abbreviations; empty where the survey names none. */
  states: z.array(text).readonly(),
  /** Whether only members can apply: of a credit union, a club, an employer. */
  needsMembership: z.boolean(),
  /** Whether a deposit secures it. */
  isSecured: z.boolean(),
  /** Whom the issuer says the plan is for. */
  tiers: listOf(surveyTiers),
  /** The purchase APR in percent that the issuer states for each tier. */
  aprs: z.record(z.enum(surveyTiers), apr).readonly(),
  lowestApr: apr,
  medianApr: apr,
  highestApr: apr,
  annualFeeCents: cents.nullable(),
  monthlyFeeCents: cents.nullable(),
  foreignFeePercent: percent.nullable(),
  /** The first one; later ones can be higher. */
  lateFeeCents: cents.nullable(),
  rewards: listOf(surveyRewards),
  /** An http or https address; `null` where the survey has none that can be opened. */
  website: z.url({ protocol: /^https?$/ }).nullable(),
})
export type CardPlan = z.infer<typeof cardPlanSchema>

/** All plans of one survey. */
export const cardSurveySchema = z.object({
  /** The last day of the half-year that the plans were reported for, `YYYY-MM-DD`. */
  surveyedOn: isoDay,
  plans: z.array(cardPlanSchema).readonly(),
})
export type CardSurvey = z.infer<typeof cardSurveySchema>

/** What the parts of a plan's purchase APR must be within to be believed, in percent. */
export const believableApr = { lowest: 1, highest: 60 } as const

type Aprs = Pick<CardPlan, 'aprs' | 'lowestApr' | 'medianApr' | 'highestApr'>

/**
 * Leaves out APRs that contradict the plan's own range, because issuers fill fields they do not use, such as with
 * 9.99%: a range that runs backward is no range, and a median or a tier's APR outside it is unknown.
 */
export function withoutFillers({ aprs, lowestApr, medianApr, highestApr }: Aprs): Aprs {
  const isBackward = lowestApr !== null && highestApr !== null && lowestApr > highestApr
  const [lowest, highest] = isBackward ? [null, null] : [lowestApr, highestApr]
  const within = (value: number | null) =>
    value === null || value < (lowest ?? 0) || value > (highest ?? Number.POSITIVE_INFINITY) ? null : value
  return {
    aprs: {
      no_score: within(aprs.no_score),
      to_619: within(aprs.to_619),
      from_620: within(aprs.from_620),
      from_720: within(aprs.from_720),
    },
    lowestApr: lowest,
    medianApr: within(medianApr),
    highestApr: highest,
  }
}

/**
 * Returns the purchase APR of a plan for one tier in percent, as the Bureau's own card explorer counts it: the APR
 * stated for the tier, else the plan's median, and only of a plan that is meant for the tier. `null`: unknown, or not
 * for this tier.
 *
 * Source: Consumer Financial Protection Bureau, cfpb/consumerfinance.gov, cfgov/tccp/models.py,
 * get_summary_statistics; read on November 28, 2026.
 */
export function aprInTier({ tiers, aprs, medianApr }: CardPlan, tier: SurveyTier): number | null {
  return tiers.includes(tier) ? (aprs[tier] ?? medianApr) : null
}

/**
 * Whether anyone can ask for a plan of this name. Left out are cards for businesses, cards by invitation, offers that
 * are only mailed to chosen people, and cards of a bank's own employees or private clients: no student meets them.
 */
export function isOpenToApplicants(name: string): boolean {
  return !/(business|invite|invited|invitation|employee credit card|private bank|targeted offer(ing)?|pre-?screen(ed)?|direct mail)\b/i.test(
    name,
  )
}
