import { scaleSpending } from '#domain/cards/scale-spending.ts'
import { spentCentsAMonth } from '#domain/cards/spend-by-set.ts'
import { type MonthlySpending, type SpendingCategory, spendingCategories } from '#domain/cards/spending.ts'
import { parseMoney } from '#domain/money.ts'
import {
  choice,
  type Entry,
  getLast,
  parsed,
  type QueryField,
  withDefault,
} from '#kit/listing/query-codec.ts'
import { defaultPreset, type PresetCode, presetCodes, presets } from './presets.ts'

/** The most that a field takes, in dollars. */
const maxDollars = 100_000

/** What is spent in a month, and the preset that it started from. */
export interface SpendingSetting {
  preset: PresetCode
  monthly: MonthlySpending
}

export const dollars = (name: string) => parsed(name, (typed) => parseDollars(typed, maxDollars))

const preset = withDefault(choice('spend', presetCodes), defaultPreset)
const month = parsed('month', (typed) => parseDollars(typed, maxDollars * spendingCategories.length))
const categoryFields = spendingCategories.map(
  (category) => [category, dollars(spendingParam(category))] as const,
)

/**
 * How much is spent in a month. Its total scales the mix of the preset; amounts of single categories replace those of the
 * mix. Fields that were filled for another preset or another total, which the visitor has just changed, do not count.
 */
export const spendingField: QueryField<SpendingSetting> = {
  read: (params) => {
    const code = preset.read(params)
    const mix = presets[code]
    const was = readFilled(params)
    const typed = month.read(params)
    const isNewPreset = was !== undefined && was.preset !== code
    const total = isNewPreset && typed === was.dollars ? undefined : typed
    const filled = total === undefined ? mix : scaleToDollars(mix, total)
    const isRefilled = isNewPreset || (was !== undefined && was.dollars !== toDollars(filled))
    return { preset: code, monthly: isRefilled ? filled : withOwn(filled, params) }
  },
  write: ({ preset: code, monthly }) => [...preset.write(code), ...writeMonthly(presets[code], monthly)],
}

/** What is spent abroad in a month, in dollars: nothing once another preset is chosen. */
const abroad = withDefault(dollars('abroad'), 0)
export const abroadField: QueryField<number> = {
  ...abroad,
  read: (params) => {
    const was = readFilled(params)
    return was && was.preset !== preset.read(params) ? 0 : abroad.read(params)
  },
}

/** The usual spending, which nobody said. */
export function isAssumed({ preset, monthly }: SpendingSetting): boolean {
  return preset === defaultPreset && isSame(monthly, presets[defaultPreset])
}

/** Says what the fields of a form are filled for, so that a form tells what was changed in it. */
export function writeFilled({ preset, monthly }: SpendingSetting): string {
  return `${preset}-${toDollars(monthly)}`
}

/** The mix of a preset at the total that is shown: what a category's field has unless it is typed. */
export function getMix({ preset, monthly }: SpendingSetting): MonthlySpending {
  return scaleToDollars(presets[preset], toDollars(monthly))
}

export function toDollars(spending: MonthlySpending): number {
  return spentCentsAMonth(spending) / 100
}

/** Returns the query parameter of a kind of spending. */
export function spendingParam(category: SpendingCategory): string {
  return `s-${category}`
}

/** Returns an amount as people type it in whole dollars, rounded up; undefined if it is none, or too large. */
function parseDollars(typed: string, max: number): number | undefined {
  const read = parseMoney(typed)
  if (!read.ok) return undefined
  const whole = Math.ceil(read.cents / 100)
  return whole <= max ? whole : undefined
}

function scaleToDollars(mix: MonthlySpending, total: number): MonthlySpending {
  return scaleSpending(mix, total * 100, 100)
}

function readFilled(params: URLSearchParams): { preset: string; dollars: number } | undefined {
  const [code, total] = getLast(params, 'was').split('-')
  return code ? { preset: code, dollars: Number(total) } : undefined
}

function withOwn(filled: MonthlySpending, params: URLSearchParams): MonthlySpending {
  const monthly: Record<SpendingCategory, number> = { ...filled }
  for (const [category, { read }] of categoryFields) {
    const own = read(params)
    if (own !== undefined) monthly[category] = own * 100
  }
  return monthly
}

/** The total alone where it is the preset's mix; otherwise each category that differs from the preset. */
function writeMonthly(mix: MonthlySpending, monthly: MonthlySpending): Entry[] {
  if (isSame(mix, monthly)) return []
  const total = toDollars(monthly)
  if (isSame(scaleToDollars(mix, total), monthly)) return month.write(total)
  return categoryFields.flatMap(([category, { write }]) =>
    monthly[category] === mix[category] ? [] : write(monthly[category] / 100),
  )
}

function isSame(one: MonthlySpending, other: MonthlySpending): boolean {
  return spendingCategories.every((category) => one[category] === other[category])
}
