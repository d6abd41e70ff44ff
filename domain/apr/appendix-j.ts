/** A series of equal advances or payments, one unit period apart. */
export interface Stream {
  cents: number
  /** Whole unit periods from the beginning of the term to the first advance or payment. */
  from: number
  /** The additional fraction of a unit period, at least 0 and less than 1; defaults to 0. */
  fraction?: number
  /** The number of advances or payments; defaults to 1. */
  count?: number
}

export interface Transaction {
  advances: readonly Stream[]
  payments: readonly Stream[]
  /** 12 when the unit period is a month. */
  unitPeriodsPerYear: number
}

/**
 * Computes the annual percentage rate, in percent, by the actuarial method: Regulation Z (12 CFR 1026),
 * Appendix J, general equation (b)(8). Interest compounds over whole unit periods and is simple over a
 * fraction of one. At the unit-period rate i, advances and payments have the same present value at the
 * beginning of the term; the result is i times the number of unit periods in a year.
 *
 * Returns 0 when there is no finance charge. Payments that total less than the advances are a bug in the
 * caller.
 */
export function annualPercentageRate(transaction: Transaction): number {
  const { advances, payments, unitPeriodsPerYear } = transaction
  const advanced = sum(advances, countCents)
  const charge = sum(payments, countCents) - advanced
  if (!(charge >= 0 && advanced > 0))
    throw new RangeError(
      'A loan must advance an amount above zero, and its payments must add up to at least that amount',
    )
  if (!(unitPeriodsPerYear > 0))
    throw new RangeError(`A year must have unit periods, got ${unitPeriodsPerYear}`)
  if (charge === 0) return 0
  return unitPeriodRate(transaction, charge) * unitPeriodsPerYear * 100
}

/**
 * The highest rate per unit period that the search tries. When payments precede advances, there may be no
 * solution.
 */
const highestRate = 1_000

/**
 * Solves for the unit-period rate by Newton's method inside a bracket. At a rate of zero the payments exceed
 * the advances; the solution is the rate at which both have the same present value.
 */
function unitPeriodRate({ advances, payments }: Transaction, charge: number): number {
  let low = 0
  let high = Number.POSITIVE_INFINITY
  // The initial guess is the charge divided by every cent lent for every unit period, which is slightly low.
  const lent = sum(payments, centsTimesPeriods) - sum(advances, centsTimesPeriods)
  let rate = lent > 0 ? Math.min(charge / lent, 1) : 0.01
  for (let step = 0; step < 200; step += 1) {
    const { value, slope } = surplus(advances, payments, rate)
    if (value > 0) low = rate
    else high = rate
    if (low >= highestRate)
      throw new RangeError('No rate makes the present value of these payments equal the amount advanced')
    const newton = rate - value / slope
    const middle = high === Number.POSITIVE_INFINITY ? rate * 2 : (low + high) / 2
    const next = Math.min(newton > low && newton < high ? newton : middle, highestRate)
    if (Math.abs(next - rate) <= 1e-13) return next
    rate = next
  }
  return rate
}

interface Worth {
  /** The present value at the beginning of the term. */
  value: number
  /** The derivative of the value with respect to the unit-period rate. */
  slope: number
}

/** Returns the present value of the payments minus that of the advances. */
function surplus(advances: readonly Stream[], payments: readonly Stream[], rate: number): Worth {
  const growth = Math.log1p(rate)
  const total = { value: 0, slope: 0 }
  for (const payment of payments) addPresentValue(total, payment.cents, payment, rate, growth)
  for (const advance of advances) addPresentValue(total, -advance.cents, advance, rate, growth)
  return total
}

/**
 * Adds the present value of a stream: cents ÷ ((1 + f·i)(1 + i)^t) for each payment, which is the value of
 * the first one times the geometric series 1 + v + … + v^(count − 1) with v = 1 ÷ (1 + i). `growth` is the
 * logarithm of 1 + i.
 */
function addPresentValue(total: Worth, cents: number, stream: Stream, rate: number, growth: number): void {
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

function countCents({ cents, count = 1 }: Stream): number {
  return cents * count
}

/** Returns the sum of each cent times its distance in unit periods from the beginning of the term. */
function centsTimesPeriods({ cents, from, fraction = 0, count = 1 }: Stream): number {
  return cents * count * (from + fraction + (count - 1) / 2)
}

function sum(streams: readonly Stream[], part: (stream: Stream) => number): number {
  return streams.reduce((total, stream) => total + part(stream), 0)
}
