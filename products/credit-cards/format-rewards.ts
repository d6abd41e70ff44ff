import type { CategoryReward, RewardPeriod, Rewards } from '#domain/cards/card.ts'
import type { SpendingCategory } from '#domain/cards/spending.ts'
import { formatCents, formatDollars } from '#domain/money.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

export const periodNames: Record<RewardPeriod, string> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
}

const inSentences: Record<SpendingCategory, string> = {
  groceries: 'groceries',
  dining: 'dining',
  gas: 'gas',
  transit: 'transit',
  travel: 'travel',
  streaming: 'streaming',
  online: 'online shopping',
  drugstores: 'drugstores',
  phone: 'phone bills',
  other: 'other purchases',
}

/** Says each rate of the rewards, the highest first, and what a point pays where that is not a cent. */
export function formatRewards(rewards: Rewards | null): string[] {
  if (rewards === null) return ['No rewards']
  const { basePointsPerDollar, centsAPoint, categories } = rewards
  const isCash = centsAPoint === 1
  const rate = (points: number) =>
    isCash ? `${points}% back` : `${points} ${points === 1 ? 'point' : 'points'} per dollar`
  const rates = categories
    .toSorted((a, b) => b.pointsPerDollar - a.pointsPerDollar)
    .map((reward) => `${rate(reward.pointsPerDollar)} on ${formatCategories(reward)}`)
  const rest = categories.length > 0 ? 'everything else' : 'everything'
  return [
    ...rates,
    basePointsPerDollar > 0 ? `${rate(basePointsPerDollar)} on ${rest}` : `No rewards on ${rest}`,
    ...(isCash ? [] : [formatPoint(centsAPoint)]),
  ]
}

function formatPoint(centsAPoint: number | null): string {
  return centsAPoint === null
    ? 'The cash value of a point isn’t stated'
    : `100 points are worth ${formatCents(Math.round(centsAPoint * 100))}`
}

function formatCategories({ categories, cap, months, needsActivation }: CategoryReward): string {
  const named = and.format(categories.map((category) => inSentences[category]))
  const limits = [
    ...(cap ? [`on up to ${formatDollars(cap.spendCents)} ${periodNames[cap.period]}`] : []),
    ...(months ? [`in ${and.format(months.map(formatMonth))}`] : []),
    ...(needsActivation ? ['once you activate it'] : []),
  ]
  return limits.length > 0 ? `${named} (${limits.join(', ')})` : named
}

function formatMonth(number: number): string {
  return month.format(new Date(Date.UTC(2026, number - 1, 1)))
}
