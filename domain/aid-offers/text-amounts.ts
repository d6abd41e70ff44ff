/** An amount in a line of text. */
export interface TypedAmount {
  /** Whole cents; below 0 for a credit. */
  cents: number
  /** Where it begins in the line. */
  at: number
  /** Whether it is digits alone, which may also be something other than money. */
  isBare: boolean
}

/** What a column of a pasted table holds. */
export type AmountColumn = 'term' | 'total' | 'offered' | 'accepted' | 'declined'

/**
 * Candidates: digits with commas and at most two decimals. Each character belongs to one part of the pattern, so that
 * the time it takes grows with the line and not faster.
 */
const candidates = /\d[\d,]*(?:\.\d+)?/g
/** Amounts above a million dollars are account numbers. */
const mostCents = 100_000_000

/** Finds the amounts of a line, and leaves out years, percents, phone numbers, counts and dates. */
export function findAmounts(line: string): TypedAmount[] {
  const amounts: TypedAmount[] = []
  for (const match of line.matchAll(candidates)) {
    const [digits] = match
    const before = line.slice(Math.max(0, match.index - 4), match.index)
    const after = line.slice(match.index + digits.length, match.index + digits.length + 8)
    const hasSign = /\$ ?$/.test(before)
    // "12.50%", "2026–27", "555-0100", "9/14": none of these is money.
    if (/^ ?%/.test(after) || (!hasSign && /[\w/#@.–]$/.test(before))) continue
    if (!hasSign && (/^[\w/@–]/.test(after) || /^-\d/.test(after) || /[\da-z]-$/i.test(before))) continue
    if (!hasSign && /^ ?(?:months?|years?|credits?|hours?|payments?)\b/i.test(after)) continue
    const cents = toCents(digits, hasSign)
    if (cents === undefined) continue
    const isCredit = /(?:[-−]|\() ?\$? ?$/.test(before)
    amounts.push({
      cents: isCredit ? -cents : cents,
      isBare: !hasSign && /^\d+$/.test(digits),
      at: match.index - (/(?:[-−(] ?)?\$? ?$/.exec(before)?.[0].length ?? 0),
    })
  }
  return amounts
}

function toCents(digits: string, hasSign: boolean): number | undefined {
  const text = digits.replace(/,$/, '')
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/.test(text)
  const isPlain = /^\d{1,7}(?:\.\d{2})?$/.test(text)
  if (!isGrouped && !isPlain) return undefined
  const value = Number(text.replaceAll(',', ''))
  const isBare = !hasSign && !isGrouped && !text.includes('.')
  // Without a sign, small numbers count something, and those around 2000 are years.
  if (isBare && value !== 0 && (value < 100 || (value >= 1990 && value <= 2099))) return undefined
  const cents = Math.round(value * 100)
  return cents <= mostCents ? cents : undefined
}

const headers: readonly (readonly [AmountColumn, RegExp])[] = [
  ['term', /^(?:fall|spring|summer|winter|autumn|semester|quarter|term)\b/],
  ['total', /^(?:total|annual|year|full year|academic year|yearly)\b/],
  ['offered', /^(?:offered|offer|awarded|amount|award amount|estimated)\b/],
  ['accepted', /^accepted\b/],
  ['declined', /^(?:declined|cancel+ed)\b/],
]

/** Returns the columns that a line without amounts names; none if it says anything else. */
export function findColumns(line: string): AmountColumn[] {
  const words = line.toLowerCase().replace(/\b(?:20)\d\d\b|[^a-z\s\t|]/g, ' ')
  const parts = words.split(/\s+/).filter((word) => word !== '' && word !== '|')
  if (parts.length === 0 || parts.length > 12) return []
  const columns = parts.flatMap((part) => headers.find(([, header]) => header.test(part))?.[0] ?? [])
  const others = parts.filter((part) => !headers.some(([, header]) => header.test(part)))
  const isHeader = others.every((part) =>
    /^(?:award|awards|aid|fund|funds|type|description|status|source|item|category|semester|grants?|loans?|scholarships?|costs?|and|costs?)$/.test(
      part,
    ),
  )
  return isHeader ? columns : []
}

/** Whether a row says that its award has been declined. */
export function isDeclined(words: string): boolean {
  return /\b(?:declined|cancel+ed)\b/.test(words)
}
