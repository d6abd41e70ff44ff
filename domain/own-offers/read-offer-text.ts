import { formatDate, isIsoDay, parseUsDay } from '#domain/dates.ts'
import { maxNameLength } from './own-offer.ts'

/** A field of the form for an own offer that a text can fill. */
type TextField =
  | 'lenderName'
  | 'rateType'
  | 'lowestRate'
  | 'highestRate'
  | 'lowestApr'
  | 'highestApr'
  | 'rateCap'
  | 'discount'
  | 'amount'
  | 'term'
  | 'repayment'
  | 'flatPayment'
  | 'grace'
  | 'fee'
  | 'lateFee'
  | 'returnedFee'
  | 'cosigner'
  | 'release'
  | 'approvedOn'

/** What was found, as it would be typed into the form, to be confirmed by the visitor. */
export type FoundFields = Partial<Record<TextField, string>>

export interface OfferText {
  found: FoundFields
  /** Whether the text was longer than what is read. */
  isCut: boolean
}

/** What is read at most; the three pages of an approval disclosure have about 8,000 characters. */
export const maxTextLength = 20_000
const maxLines = 600
const maxLineLength = 300

/**
 * Finds the facts of a loan in an email or a disclosure of its lender, line by line; the first that says a fact counts.
 * Nothing is taken over from it unseen. Takes time in proportion to the length of the text, up to a limit.
 */
export function readOfferText(text: string): OfferText {
  const lines = text.slice(0, maxTextLength).split(/\r\n|\r|\n/)
  const found: FoundFields = {}
  const note = (field: TextField, value: string | undefined) => {
    if (value !== undefined && value !== '') found[field] ??= value
  }
  for (const each of lines.slice(0, maxLines)) {
    const line = each.slice(0, maxLineLength).normalize('NFKC').replace(/\s+/g, ' ').trim()
    const words = line.toLowerCase()
    note('lenderName', readName(line))
    readRates(words, note)
    readAmounts(words, note)
    readCounts(words, note)
    readChoices(words, note)
    note('approvedOn', readApproval(line))
  }
  return { found: tidy(found), isCut: text.length > maxTextLength || lines.length > maxLines }
}

type Note = (field: TextField, value: string | undefined) => void

/** A second rate that is below the first belongs to another loan; and a cap fits only a variable rate. */
function tidy(found: FoundFields): FoundFields {
  const ends = [
    ['lowestRate', 'highestRate'],
    ['lowestApr', 'highestApr'],
  ] as const
  for (const [lowest, highest] of ends)
    if (Number(found[highest]) <= Number(found[lowest])) delete found[highest]
  if (found.rateType === 'fixed') delete found.rateCap
  if (found.repayment !== 'flat') delete found.flatPayment
  return found
}

function readName(line: string): string | undefined {
  const [, name] = /^(?:lender|creditor|lender name|your lender|from)\s*:\s*([^<>@:]{2,})/i.exec(line) ?? []
  return name?.replace(/["“”]/g, '').trim().slice(0, maxNameLength)
}

const percents = /(\d{1,2}(?:\.\d{1,4})?) ?(?:%|percent\b|percentage points?\b)/g

function readRates(words: string, note: Note): void {
  const all = [...words.matchAll(percents)]
  let previous: RateField | undefined
  for (const [nth, match] of all.entries()) {
    const end = match.index + match[0].length
    const last = all[nth - 1]
    const before = words.slice(last ? last.index + last[0].length : 0, match.index)
    const next = all[nth + 1]
    const between = words.slice(end, next?.index ?? end + 40).slice(0, 40)
    // In a table, an APR's name right before the next number is that one's.
    const after = next && namesNext.test(between) ? '' : between
    const continues =
      previous !== undefined && /^\s*(?:apr|fixed|variable)?\s*(?:-|–|—|to|and)\s*$/.test(before)
    const field = continues ? previous : classify(before, after)
    if (field === 'rate' || field === 'apr') {
      const [low, high] =
        field === 'rate' ? (['lowestRate', 'highestRate'] as const) : (['lowestApr', 'highestApr'] as const)
      note(continues ? high : low, match[1])
    } else if (field) note(field, match[1])
    previous = field
  }
}

const namesNext = /^ (?:annual percentage rate ?)?(?:\(?apr\)?)? ?:? ?$/

type RateField = 'rate' | 'apr' | 'discount' | 'rateCap' | 'fee' | undefined

/** Says what a percentage is by the words before it, and by those right after it. */
function classify(before: string, after: string): RateField {
  if (/\b(?:late|past due|default|federal|returned)\b/.test(before)) return undefined
  if (/^[\s(]*(?:apr\b|annual percentage)/.test(after)) return 'apr'
  if (
    /\bauto(?:matic|-|\s)?(?:pay|debit|ach)?|discount|reduction|\bsave\b/.test(before) ||
    /^[\s(]*(?:auto|discount|reduction|interest rate (?:discount|reduction))/.test(after)
  )
    return 'discount'
  if (/\b(?:max|maximum|cap|capped|exceed|ceiling|never)\b|as high as/.test(before)) return 'rateCap'
  if (
    /\b(?:origination|disbursement|loan|upfront)\s+fees?\b/.test(before) ||
    /^[\s(]*(?:origination|loan) fee/.test(after)
  )
    return 'fee'
  if (/\bapr\b|annual percentage/.test(before)) return 'apr'
  if (/\brates?\b|\binterest\b/.test(before) || /^[\s(]*(?:fixed|variable|interest)/.test(after))
    return 'rate'
  return undefined
}

const dollars = /\$ ?(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{1,7}(?:\.\d{2})?)/g

function readAmounts(words: string, note: Note): void {
  let from = 0
  for (const match of words.matchAll(dollars)) {
    const before = words.slice(from, match.index)
    const after = words.slice(match.index + match[0].length).slice(0, 30)
    from = match.index + match[0].length
    if (/\blate\b/.test(before)) note('lateFee', match[1])
    else if (/\breturned|\bnsf\b|insufficient/.test(before)) note('returnedFee', match[1])
    else if (/\bfees?\b|\bfinanced?\b|\btotal of\b|\btotal paid\b|\bincome\b|\bsave\b/.test(before)) continue
    else if (/^ ?(?:a|per|\/) ?mo/.test(after) && /school|flat|while|enrolled|partial/.test(words))
      note('flatPayment', match[1])
    else if (
      /loan amount|amount requested|amount approved|approved (?:for|amount)|amount of (?:your |the )?loan|principal/.test(
        before,
      )
    )
      note('amount', match[1])
  }
}

function readCounts(words: string, note: Note): void {
  const [, term, unit = ''] =
    /\b(?:term|repay\w*|length)\b[^\d%$]{0,40}(\d{1,3})[ -]?(years?|yrs?|months?|mos?)\b/.exec(words) ?? []
  const [, shortTerm, shortUnit = ''] =
    /\b(\d{1,3})[ -](years?|months?) (?:repayment )?(?:term|loan)\b/.exec(words) ?? []
  if (!/grace/.test(words)) note('term', toMonths(term, unit) ?? toMonths(shortTerm, shortUnit))
  const grace =
    /\bgrace\b[^\d%$]{0,40}(\d{1,2})[ -]?months?\b/.exec(words) ??
    /\b(\d{1,2})[ -]?months?(?:['’]s?)? (?:of )?grace\b/.exec(words)
  note('grace', grace?.[1])
  if (/\bno grace\b/.test(words)) note('grace', '0')
  if (/cosigner|co-signer/.test(words) && /release/.test(words))
    note('release', /\b(\d{1,3})\b[^\d%$]{0,40}\bpayments?\b/.exec(words)?.[1])
  if (/\bno (?:origination|loan) fees?\b|\borigination fee ?:? ?(?:none|\$0)\b/.test(words)) note('fee', '0')
}

function toMonths(number: string | undefined, unit: string): string | undefined {
  if (number === undefined) return undefined
  return String(Number(number) * (unit.startsWith('y') ? 12 : 1))
}

function readChoices(words: string, note: Note): void {
  const isFixed = /\bfixed[ -](?:interest )?(?:rate|apr)|rate type ?:? ?fixed|% ?\(?fixed\b|\bfixed\)/.test(
    words,
  )
  const isVariable =
    /\bvariable[ -](?:interest )?(?:rate|apr)|rate type ?:? ?variable|% ?\(?variable\b|\bvariable\)/.test(
      words,
    )
  if (isFixed !== isVariable) note('rateType', isFixed ? 'fixed' : 'variable')
  note('repayment', readRepayment(words))
  if (/\b(?:no|without a) co-?signer\b/.test(words)) note('cosigner', 'no')
  else if (/\bco-?signer ?(?:name)?: ?[a-z]|\byour co-?signer\b|\bwith (?:a |your )?co-?signer\b/.test(words))
    note('cosigner', 'yes')
}

function readRepayment(words: string): string | undefined {
  if (!/repay|payment|school|defer/.test(words)) return undefined
  const said = [
    /\bimmediate\b|principal and interest (?:while|during)/.test(words) ? 'immediate' : undefined,
    /\binterest[ -]only\b/.test(words) ? 'interest_only' : undefined,
    /\b(?:flat|fixed) (?:monthly )?payments?\b|\bpartial (?:interest )?payments?\b/.test(words)
      ? 'flat'
      : undefined,
    /\b(?:fully |full )?deferred\b|\bfull deferment\b|\bno payments? (?:while|until|during)\b/.test(words)
      ? 'deferred'
      : undefined,
  ].filter((choice) => choice !== undefined)
  // A line that names several lists what the lender offers.
  return said.length === 1 ? said[0] : undefined
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The day of an approval, as a form shows it: `11/20/2026`. */
function readApproval(line: string): string | undefined {
  if (!/approval|approved|disclosure date|date of (?:this )?(?:disclosure|notice)/i.test(line))
    return undefined
  const [, typed] = /\b(\d{1,2}\/\d{1,2}\/\d{4})\b/.exec(line) ?? []
  const [, month = '', day = '', year = ''] =
    /\b([a-z]{3})[a-z]{0,6}\.? (\d{1,2}), (\d{4})\b/i.exec(line) ?? []
  const nth = monthNames.indexOf(month.toLowerCase()) + 1
  const spelled = `${year}-${String(nth).padStart(2, '0')}-${day.padStart(2, '0')}`
  const isoDay = typed ? parseUsDay(typed) : isIsoDay(spelled) ? spelled : undefined
  return isoDay && formatDate(isoDay, 'MM/DD/YYYY')
}
