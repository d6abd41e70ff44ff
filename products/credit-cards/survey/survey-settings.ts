import { href } from 'react-router'
import { maxSearchCharacters } from '#app/shell/navigation.ts'
import { type CardPlan, surveyRewards, surveyTiers } from '#domain/cards/survey-plan.ts'
import { usStates } from '#domain/states.ts'
import { foldText } from '#domain/text-search/fold-text.ts'
import { choice, queryCodec, text, toAddress, wholeNumber, withDefault } from '#kit/listing/query-codec.ts'

export const surveyPath = href('/credit-cards/survey')

export const feeChoices = ['none', 'under_100', 'from_100'] as const
export const rewardChoices = [...surveyRewards, 'none'] as const
const yesNo = ['yes', 'no'] as const

/** What the list shows. Nothing in it says more of a visitor than a score band and a state. */
const settingsFields = {
  words: text('q', maxSearchCharacters),
  tier: choice('tier', surveyTiers),
  state: choice(
    'state',
    usStates.map(({ abbreviation }) => abbreviation),
  ),
  member: choice('member', yesNo),
  secured: choice('secured', yesNo),
  fee: choice('fee', feeChoices),
  foreign: choice('foreign', yesNo),
  rewards: choice('rewards', rewardChoices),
  page: withDefault(wholeNumber('page', { min: 1, max: 999 }), 1),
}
const { read: readSettings, write } = queryCodec(settingsFields)

export { readSettings }

export type SurveySettings = ReturnType<typeof readSettings>

export function surveyAddress(settings: SurveySettings, change: Partial<SurveySettings> = {}): string {
  return toAddress(surveyPath, write({ ...settings, ...change }))
}

/** How many filters are set. */
export function countFilters(settings: SurveySettings): number {
  return write({ ...settings, page: 1 }).length
}

/** Returns a test whether a plan passes the filters. What is unknown passes no filter that asks for it. */
export function toFilter(settings: SurveySettings): (plan: CardPlan) => boolean {
  const { tier, state, member, secured, foreign } = settings
  const words = foldText(settings.words).split(/\s+/).filter(Boolean)
  return (plan) =>
    (tier === undefined || plan.tiers.includes(tier)) &&
    (state === undefined || mayBeOfferedIn(plan, state)) &&
    (member === undefined || plan.needsMembership === (member === 'yes')) &&
    (secured === undefined || plan.isSecured === (secured === 'yes')) &&
    passesFee(plan, settings.fee) &&
    (foreign === undefined ||
      (plan.foreignFeePercent !== null && plan.foreignFeePercent > 0 === (foreign === 'yes'))) &&
    passesRewards(plan, settings.rewards) &&
    passesWords(plan, words)
}

/** A regional plan of which the survey names no state may be offered anywhere; its row says so. */
function mayBeOfferedIn({ area, states }: CardPlan, state: string): boolean {
  return area === 'national' || states.includes(state) || (area === 'regional' && states.length === 0)
}

/** What a plan costs a year in fixed fees, in cents; `null`: unknown. */
function yearlyFeeCents({ annualFeeCents, monthlyFeeCents }: CardPlan): number | null {
  return annualFeeCents === null || monthlyFeeCents === null ? null : annualFeeCents + 12 * monthlyFeeCents
}

function passesFee(plan: CardPlan, fee: SurveySettings['fee']): boolean {
  if (fee === undefined) return true
  const cents = yearlyFeeCents(plan)
  if (cents === null) return false
  if (fee === 'none') return cents === 0
  return fee === 'under_100' ? cents < 100_00 : cents >= 100_00
}

function passesRewards({ rewards }: CardPlan, wanted: SurveySettings['rewards']): boolean {
  if (wanted === undefined) return true
  return wanted === 'none' ? rewards.length === 0 : rewards.includes(wanted)
}

function passesWords({ name, institution }: CardPlan, words: readonly string[]): boolean {
  const text = foldText(`${name} ${institution}`)
  return words.every((word) => text.includes(word))
}
