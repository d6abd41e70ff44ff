const maxTermMonths = 480

/** Above this, a number without a unit can only be months; up to it, it could be either. */
const mostYears = maxTermMonths / 12

const pattern =
  /^(?:(?<years>\d{1,2}) ?-?(?:years?|yrs?|y)\.?)?(?:,? ?(?:and )?(?<months>\d{1,3}) ?-?(?:months?|mos?|m)\.?)?$/i

/**
 * Reads a repayment term as disclosures state it: "10 years", "120 months", "10 yrs 6 mos", or "120".
 * @returns the term in months; 'no_unit' for a small number that doesn't say of what; 'invalid' for anything else
 */
export function readTerm(text: string): number | 'no_unit' | 'invalid' {
  const typed = text.trim().replace(/\s+/g, ' ')
  const isBare = /^\d{1,3}$/.test(typed)
  if (isBare && Number(typed) >= 1 && Number(typed) <= mostYears) return 'no_unit'
  const { years, months } = pattern.exec(isBare ? `${typed} months` : typed)?.groups ?? {}
  const term = Number(years ?? 0) * 12 + Number(months ?? 0)
  return term >= 1 && term <= maxTermMonths ? term : 'invalid'
}

/** Writes a term as `readTerm` reads it, in years if they are whole. */
export function writeTerm(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
