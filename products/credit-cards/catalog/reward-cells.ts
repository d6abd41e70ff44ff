import {
  type CategoryReward,
  type RewardPeriod,
  rewardPeriods,
  type StatementCredit,
} from '#domain/cards/card.ts'
import { type SpendingCategory, spendingCategories } from '#domain/cards/spending.ts'
import { type Cell, cell, code, dollars, read, refuse, words } from '#kit/catalog/cell.ts'

/*
 * What a card gives back in some categories, and its statement credits: each in one cell, with vertical bars
 * between its parts.
 *
 * `3 on dining + gas | 5 on online up to $1500 a quarter in months 10 + 11 + 12 if activated`
 * `Streaming: $7 a month for streaming`
 */

export const partSeparator = ' | '

const maxParts = 20
const maxCharacters = 2_000
const howToWriteReward =
  'enter it as "5 on groceries + gas up to $1500 a quarter in months 1 + 2 + 3 if activated"'
const howToWriteCredit = 'enter it as "Streaming: $7 a month for streaming"'

/** The points for a dollar; of a cash-back card, percent. */
export const pointsPerDollar: Cell<number> = cell((text) => {
  const number = /^\d{1,2}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
  return number <= 50
    ? read(number)
    : refuse('is not points per dollar: enter a number up to 50, such as 1.5')
})

/** An empty cell means that every purchase earns the base rate. */
export const categoryRewards: Cell<CategoryReward[]> = parts('categories', parseReward)

/** An empty cell means that there is none. */
export const statementCredits: Cell<StatementCredit[]> = parts('credits', parseCredit)

/** @param what the parts are called in refusals */
function parts<Part extends object>(what: string, parse: (part: string) => Part | string): Cell<Part[]> {
  return cell((text) => {
    if (text === '') return read<Part[]>([])
    if (text.length > maxCharacters)
      return refuse(`has ${text.length} characters: the limit is ${maxCharacters}`)
    const found: Part[] = []
    for (const part of text.split('|')) {
      const parsed = parse(part.replace(/\s+/g, ' ').trim())
      if (typeof parsed === 'string') return refuse(parsed)
      found.push(parsed)
    }
    return found.length > maxParts
      ? refuse(`has ${found.length} ${what}: the limit is ${maxParts}`)
      : read(found)
  })
}

const rewardForm =
  /^(\S+) on (.+?)(?: up to (\S+) a (month|quarter|year))?(?: in months? ([\d+ ]+?))?( if activated)?$/i

/** Parses one part, or returns what is wrong with it. */
function parseReward(part: string): CategoryReward | string {
  const [, rate = '', kinds = '', capped, period, inMonths, activated] = rewardForm.exec(part) ?? []
  const points = pointsPerDollar.safeParse(rate)
  if (!points.success) return `has "${part}": ${howToWriteReward}`
  const categories = splitSum(kinds).map((kind) => code(spendingCategories).safeParse(kind))
  if (categories.some(({ success }) => !success))
    return `has "${part}", whose categories must be one or more of ${spendingCategories.join(', ')}, joined by +`
  const cap = capped === undefined ? null : parseAmount(capped)
  if (cap === undefined) return `has "${part}": ${howToWriteReward}`
  const months = inMonths === undefined ? null : splitSum(inMonths).map(Number)
  if (months?.some((month) => !(month >= 1 && month <= 12)))
    return `has "${part}", whose months are not from 1 to 12`
  return {
    categories: inOrder(spendingCategories, new Set(categories.flatMap(({ data }) => data ?? []))),
    pointsPerDollar: points.data,
    cap: cap === null ? null : { spendCents: cap, period: toPeriod(period) },
    months: months && [...new Set(months)].sort((a, b) => a - b),
    needsActivation: activated !== undefined,
  }
}

/** Parses one part, or returns what is wrong with it. */
function parseCredit(part: string): StatementCredit | string {
  const [, named = '', amount = '', period, kind = ''] =
    /^(.+): (\S+) a (month|quarter|year) for (\S+)$/i.exec(part) ?? []
  const name = words(80).safeParse(named)
  const cents = parseAmount(amount)
  const category = code(spendingCategories).safeParse(kind)
  if (!name.success || cents === undefined) return `has "${part}": ${howToWriteCredit}`
  if (!category.success) return `has "${part}", which is not for any of ${spendingCategories.join(', ')}`
  return { name: name.data, category: category.data, cents, period: toPeriod(period) }
}

export function writeCategoryRewards(rewards: readonly CategoryReward[]): string {
  return rewards
    .map(({ categories, pointsPerDollar: rate, cap, months, needsActivation }) =>
      [
        `${rate} on ${categories.join(' + ')}`,
        ...(cap ? [`up to $${cap.spendCents / 100} a ${cap.period}`] : []),
        ...(months ? [`in months ${months.join(' + ')}`] : []),
        ...(needsActivation ? ['if activated'] : []),
      ].join(' '),
    )
    .join(partSeparator)
}

export function writeStatementCredits(credits: readonly StatementCredit[]): string {
  return credits
    .map(({ name, cents, period, category }) => `${name}: $${cents / 100} a ${period} for ${category}`)
    .join(partSeparator)
}

/** Parses an amount above 0 in dollars, with or without its sign. */
function parseAmount(text: string): number | undefined {
  const parsed = dollars.safeParse(text.replace(/^\$/, ''))
  return parsed.success && parsed.data > 0 ? parsed.data : undefined
}

function toPeriod(text: string | undefined): RewardPeriod {
  return rewardPeriods.find((period) => period === text?.toLowerCase()) ?? 'year'
}

function splitSum(text: string): string[] {
  return text.split('+').map((part) => part.trim())
}

function inOrder(all: readonly SpendingCategory[], some: ReadonlySet<SpendingCategory>): SpendingCategory[] {
  return all.filter((each) => some.has(each))
}
