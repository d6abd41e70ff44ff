/** Equal advances or payments, one unit period apart. */
export interface Stream {
  cents: number
  /** Whole unit periods from the beginning of the term to the first. */
  from: number
  /** The part of a unit period in addition, at least 0 and less than 1; 0 unless said. */
  fraction?: number
  /** How many; 1 unless said. */
  count?: number
}

export interface Transaction {
  advances: readonly Stream[]
  payments: readonly Stream[]
  /** 12 where the unit period is a month. */
  unitPeriodsPerYear: number
}

/**
 * The annual percentage rate in percent by the actuarial method: Regulation Z (12 CFR 1026), Appendix J, general equation
 * (b)(8). Over whole unit periods interest compounds, over a part of one it is simple. Advances and payments are each worth
 * the same at the beginning of the term at one unit-period rate i; the result is i times the unit periods of a year.
 *
 * Without a finance charge it is 0. Payments below the advances are a bug in the caller.
 */
export function annualPercentageRate(transaction: Transaction): number {
  const { advances, payments, unitPeriodsPerYear } = transaction
  const advanced = sum(advances, centsOf)
  const charge = sum(payments, centsOf) - advanced
  if (!(charge >= 0 && advanced > 0))
    throw new RangeError('A loan advances something, and its payments are at least what is advanced')
  if (!(unitPeriodsPerYear > 0)) throw new RangeError(`A year has unit periods, got ${unitPeriodsPerYear}`)
  if (charge === 0) return 0
  return unitPeriodRate(transaction, charge) * unitPeriodsPerYear * 100
}

/** Above this rate a unit period nothing is called a loan; where payments come before advances there may be no rate at all. */
const highestRate = 1_000

/**
 * Newton's method, kept inside a bracket: at no rate the payments are worth more than the advances, and the rate at which
 * they are worth the same is looked for.
 */
function unitPeriodRate({ advances, payments }: Transaction, charge: number): number {
  let low = 0
  let high = Number.POSITIVE_INFINITY
  // The charge over every cent lent for every unit period: a little low, and close.
  const lent = sum(payments, centsTimesPeriods) - sum(advances, centsTimesPeriods)
  let rate = lent > 0 ? Math.min(charge / lent, 1) : 0.01
  for (let step = 0; step < 200; step += 1) {
    const { value, slope } = surplus(advances, payments, rate)
    if (value > 0) low = rate
    else high = rate
    if (low >= highestRate) throw new RangeError('No rate makes these payments worth what is advanced')
    const newton = rate - value / slope
    const middle = high === Number.POSITIVE_INFINITY ? rate * 2 : (low + high) / 2
    const next = Math.min(newton > low && newton < high ? newton : middle, highestRate)
    if (Math.abs(next - rate) <= 1e-13) return next
    rate = next
  }
  return rate
}

interface Worth {
  /** At the beginning of the term. */
  value: number
  /** Its change with the unit-period rate. */
  slope: number
}

/** What the payments are worth more than the advances. */
function surplus(advances: readonly Stream[], payments: readonly Stream[], rate: number): Worth {
  const growth = Math.log1p(rate)
  const total = { value: 0, slope: 0 }
  for (const payment of payments) addWorth(total, payment.cents, payment, rate, growth)
  for (const advance of advances) addWorth(total, -advance.cents, advance, rate, growth)
  return total
}

/**
 * Adds the worth of a stream: cents ÷ ((1 + f·i)(1 + i)^t) for each, which is the first of them times the geometric series
 * 1 + v + … + v^(count − 1) with v = 1 ÷ (1 + i). `growth` is the logarithm of 1 + i.
 */
function addWorth(total: Worth, cents: number, stream: Stream, rate: number, growth: number): void {
  const { from, fraction = 0, count = 1 } = stream
  const first = (cents * Math.exp(-from * growth)) / (1 + fraction * rate)
  const firstSlope = -first * (from / (1 + rate) + fraction / (1 + fraction * rate))
  if (count === 1) {
    total.value += first
    total.slope += firstSlope
    return
  }
  const power = Math.exp(-count * growth)
  const series = (-Math.expm1(-count * growth) * (1 + rate)) / rate
  const seriesSlope = (count * power - series / (1 + rate)) / rate
  total.value += first * series
  total.slope += firstSlope * series + first * seriesSlope
}

function centsOf({ cents, count = 1 }: Stream): number {
  return cents * count
}

/** Each cent times the unit periods it is away from the beginning. */
function centsTimesPeriods({ cents, from, fraction = 0, count = 1 }: Stream): number {
  return cents * count * (from + fraction + (count - 1) / 2)
}

function sum(streams: readonly Stream[], part: (stream: Stream) => number): number {
  return streams.reduce((total, stream) => total + part(stream), 0)
}
