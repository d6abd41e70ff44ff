import type { CategoryReward, Rewards } from './card.ts'
import {
  allCategories,
  type CategorySet,
  type SpendBySet,
  spendBySet,
  toCategorySet,
} from './spend-by-set.ts'
import type { MonthlySpending } from './spending.ts'

/** What decides the rewards besides the card and the spending. */
export interface RewardTimes {
  /** The calendar month in which the account opens, 1 to 12. */
  firstMonth: number
  /** Whether rewards that must be activated are. */
  activates: boolean
}

/** The rewards of twelve months. */
interface YearOfRewards {
  /** Whole points, rounded down once; of a cash-back card, cents. */
  points: number
  /** Their value as cash, rounded down once; `null` where points are earned whose value the issuer does not state. */
  cents: number | null
}

/** The rewards of the first three years. */
export type RewardYears = readonly [YearOfRewards, YearOfRewards, YearOfRewards]

/** The spending that earned one rate in one month. */
interface RateUse {
  /** `null`: the base rate. */
  reward: CategoryReward | null
  spentCents: number
}

/** What one month earns. */
export interface MonthOfRewards {
  /** 1 to 12. */
  calendarMonth: number
  /** The rates that earned something, highest first. */
  uses: RateUse[]
  /** Unrounded; of a cash-back card, cents. */
  points: number
}

/**
 * Counts the rewards of three years, month by month. A month's spending goes to the rates as is best for that month:
 * the highest rate takes all that it can, then the next; no purchase counts twice, and all rates share what is spent.
 * The caps of a rotating rate run by calendar quarter, every other cap from the month in which the account opens. A
 * category rate at or below the base rate is not used.
 */
export function countRewards(
  rewards: Rewards | null,
  spending: MonthlySpending,
  times: RewardTimes,
): RewardYears {
  return countRewardYears(rewards, spendBySet(spending), times)
}

/** The same for spending that was summed once for many cards. */
export function countRewardYears(
  rewards: Rewards | null,
  spent: SpendBySet,
  times: RewardTimes,
): RewardYears {
  if (rewards === null) return [nothing, nothing, nothing]
  const rates = listRates(rewards, times)
  const counter = startCounter(rewards, rates, spent, times.firstMonth)
  const first = toYear(counter.year(), rewards)
  if (!rates.some(({ months }) => months !== everyMonth)) return [first, first, first]
  return [first, toYear(counter.year(), rewards), toYear(counter.year(), rewards)]
}

/** Returns what each of the first months earns at which rate: the steps behind `countRewards`. */
export function listRewardMonths(
  rewards: Rewards,
  spending: MonthlySpending,
  times: RewardTimes,
  months: number,
): MonthOfRewards[] {
  const rates = listRates(rewards, times)
  const counter = startCounter(rewards, rates, spendBySet(spending), times.firstMonth)
  return Array.from({ length: months }, () => {
    const calendarMonth = counter.nextMonth()
    const points = counter.month() / partsOfPoint
    const uses = rates.map(({ reward, load }): RateUse => ({ reward, spentCents: load }))
    uses.push({ reward: null, spentCents: counter.baseCents() })
    return { calendarMonth, uses: uses.filter(({ spentCents }) => spentCents > 0), points }
  })
}

const nothing: YearOfRewards = { points: 0, cents: 0 }

/** Points are counted in ten-thousandths: cents times hundredths of a point for a dollar, so that sums are exact. */
const partsOfPoint = 10_000

function toYear(parts: number, { centsAPoint }: Rewards): YearOfRewards {
  const points = Math.floor(parts / partsOfPoint)
  if (parts === 0) return nothing
  if (centsAPoint === null) return { points, cents: null }
  return { points, cents: Math.floor((parts * Math.round(centsAPoint * 10_000)) / (partsOfPoint * 10_000)) }
}

const everyMonth = 0b1_1111_1111_1110

/** One category rate while it is counted. */
interface Rate {
  reward: CategoryReward
  categories: CategorySet
  /** Hundredths of a point for a dollar. */
  hundredths: number
  /** The bit of each calendar month in which it counts. */
  months: number
  /** Whether no other rate has one of its categories. */
  isAlone: boolean
  /** What is left under the cap in this period, in cents. */
  room: number
  /** What it took this month, in cents. */
  load: number
}

/** Returns the rates above the base rate, highest first. */
function listRates({ basePointsPerDollar, categories }: Rewards, { activates }: RewardTimes): Rate[] {
  const rates: Rate[] = []
  for (const reward of categories) {
    if (reward.pointsPerDollar <= basePointsPerDollar || (reward.needsActivation && !activates)) continue
    rates.push({
      reward,
      categories: toCategorySet(reward.categories),
      hundredths: Math.round(reward.pointsPerDollar * 100),
      months: reward.months?.reduce((set, month) => set | (1 << month), 0) ?? everyMonth,
      isAlone: true,
      room: Number.POSITIVE_INFINITY,
      load: 0,
    })
  }
  for (const rate of rates)
    rate.isAlone = rates.every((other) => other === rate || (other.categories & rate.categories) === 0)
  return rates.sort((a, b) => b.hundredths - a.hundredths)
}

function startCounter(
  { basePointsPerDollar }: Rewards,
  rates: readonly Rate[],
  spent: SpendBySet,
  firstMonth: number,
) {
  const baseHundredths = Math.round(basePointsPerDollar * 100)
  const all = spent[allCategories] ?? 0
  const isLevel = rates.every(
    ({ months, reward }) => months === everyMonth && (reward.cap === null || reward.cap.period === 'month'),
  )
  let monthsPassed = 0
  let base = 0

  function nextMonth(): number {
    return ((firstMonth - 1 + monthsPassed) % 12) + 1
  }

  /** Counts the next month and returns its points, in parts. */
  function month(): number {
    const calendarMonth = nextMonth()
    refill(rates, monthsPassed, calendarMonth)
    loadRates(rates, spent, calendarMonth)
    base = all
    let parts = 0
    for (const rate of rates) {
      rate.room -= rate.load
      base -= rate.load
      parts += rate.load * rate.hundredths
    }
    monthsPassed += 1
    return parts + base * baseHundredths
  }

  function year(): number {
    if (isLevel) return month() * 12
    let parts = 0
    for (let at = 0; at < 12; at += 1) parts += month()
    return parts
  }

  return { nextMonth, month, year, baseCents: () => base }
}

/** Gives each rate whose period begins its cap again. */
function refill(rates: readonly Rate[], monthsPassed: number, calendarMonth: number): void {
  for (const rate of rates) {
    const { cap } = rate.reward
    if (cap === null) continue
    if (monthsPassed === 0 || startsPeriod(rate, cap.period, monthsPassed, calendarMonth))
      rate.room = cap.spendCents
  }
}

function startsPeriod(rate: Rate, period: string, monthsPassed: number, calendarMonth: number): boolean {
  if (period === 'month') return true
  if (period === 'year') return monthsPassed % 12 === 0
  return rate.months === everyMonth ? monthsPassed % 3 === 0 : calendarMonth % 3 === 1
}

/**
 * Decides how much of a month's spending each rate takes. The points depend on the rate alone, so it is best when the
 * highest rate takes the most that it can, then the two highest together, and so on; a rate takes what its step adds.
 */
function loadRates(rates: readonly Rate[], spent: SpendBySet, calendarMonth: number): void {
  let taken = 0
  for (let at = 0; at < rates.length; at += 1) {
    const rate = rates[at]
    if (rate === undefined) continue
    rate.load = 0
    if (((rate.months >> calendarMonth) & 1) === 0) continue
    if (rate.isAlone) {
      rate.load = Math.min(rate.room, spent[rate.categories] ?? 0)
      continue
    }
    const max = maxTaken(rates, at, spent, calendarMonth)
    rate.load = max - taken
    taken = max
  }
}

/**
 * Returns the most that the first rates can take together: the least, over all choices of rates that are full, of
 * their rooms and what is spent in the categories of the others (a largest flow equals a smallest cut).
 */
function maxTaken(rates: readonly Rate[], last: number, spent: SpendBySet, calendarMonth: number): number {
  let capped = 0
  let count = 0
  let uncapped: CategorySet = 0
  let all: CategorySet = 0
  for (let at = 0; at <= last; at += 1) {
    const rate = rates[at]
    if (rate === undefined || rate.isAlone || ((rate.months >> calendarMonth) & 1) === 0) continue
    all |= rate.categories
    if (rate.room === Number.POSITIVE_INFINITY) uncapped |= rate.categories
    else {
      capped |= 1 << at
      count += 1
    }
  }
  return count <= maxTried
    ? minCut(rates, capped, uncapped, spent)
    : minCutByCategories(rates, capped, uncapped, all, spent)
}

/** With more capped rates than this, it is faster to try every set of categories. */
const maxTried = 8

/** Tries every set of capped rates as the full ones. */
function minCut(rates: readonly Rate[], capped: number, uncapped: CategorySet, spent: SpendBySet): number {
  let min = Number.POSITIVE_INFINITY
  for (let full = capped; ; full = (full - 1) & capped) {
    let rooms = 0
    let others = uncapped
    for (let at = 0; capped >> at !== 0; at += 1) {
      const rate = rates[at]
      if (rate === undefined || ((capped >> at) & 1) === 0) continue
      if ((full >> at) & 1) rooms += rate.room
      else others |= rate.categories
    }
    min = Math.min(min, rooms + (spent[others] ?? 0))
    if (full === 0) return min
  }
}

/** The same for many rates: tries every set of categories, outside of which a rate is full. */
function minCutByCategories(
  rates: readonly Rate[],
  capped: number,
  uncapped: CategorySet,
  all: CategorySet,
  spent: SpendBySet,
): number {
  const free = all & ~uncapped
  let min = Number.POSITIVE_INFINITY
  for (let set = free; ; set = (set - 1) & free) {
    const inside = set | uncapped
    let rooms = 0
    for (let at = 0; capped >> at !== 0; at += 1) {
      const rate = rates[at]
      if (rate !== undefined && (capped >> at) & 1 && (rate.categories & ~inside) !== 0) rooms += rate.room
    }
    min = Math.min(min, rooms + (spent[inside] ?? 0))
    if (set === 0) return min
  }
}
