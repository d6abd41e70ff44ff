export type MoneyProblem = 'empty' | 'not_money' | 'unclear' | 'negative' | 'too_large'
export type ParsedMoney = { ok: true; cents: number } | { ok: false; problem: MoneyProblem }

/** Formats integer cents as `$1,234.56`, always with two decimals. */
export function formatCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money must be whole cents, got ${cents}`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}$${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** Formats integer cents as whole dollars, `$1,235`, rounded to the nearest dollar (half away from zero). */
export function formatDollars(cents: number): string {
  const dollars = Math.round(Math.abs(cents) / 100)
  return formatCents(cents < 0 ? -dollars * 100 : dollars * 100).slice(0, -3)
}

/**
 * Parses an amount the way people type it: `$10,000`, `10 000.50`, `10k`, `10000 dollars`. Returns integer
 * cents. Text that could mean two amounts (`10,50`, `10.000`) is `unclear`, because a wrong guess would be
 * off by a factor of a thousand.
 */
export function parseMoney(typed: string): ParsedMoney {
  // NFKC turns full-width digits and no-break spaces into plain ones.
  const text = typed.normalize('NFKC').trim().toLowerCase()
  if (text === '') return { ok: false, problem: 'empty' }
  const negative = /^\$?\s*[-−]/.test(text)
  const bare = text
    .replace(/^\$?\s*[-−]?\s*\$?\s*/, '')
    .replace(/\s*(?:\$|usd|dollars?)$/, '')
    .replace(/(?<=\d)\s+k$/, 'k')
  if (bare === '' || !/^[\d.,\s]*k?$/.test(bare) || !/\d/.test(bare))
    return { ok: false, problem: 'not_money' }
  const cents = readNumber(bare)
  if (cents === undefined) return { ok: false, problem: 'unclear' }
  if (negative && cents !== 0) return { ok: false, problem: 'negative' }
  if (!Number.isSafeInteger(cents)) return { ok: false, problem: 'too_large' }
  return { ok: true, cents }
}

/**
 * Parses digits in groups of three with one kind of separator and at most two decimals, or a short number of
 * thousands (`2.5k`).
 */
function readNumber(bare: string): number | undefined {
  const thousands = /^(\d{1,4})(?:\.(\d))?k$/.exec(bare)
  if (thousands) return Number(thousands[1]) * 100_000 + Number(thousands[2] ?? 0) * 10_000
  const parts = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|)(?:\.(\d{0,2}))?$/.exec(bare)
  if (!parts) return undefined
  const dollars = (parts[1] ?? '').replace(/[, ]/g, '')
  return Number(dollars) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
}
