import { usStates } from '#domain/states.ts'
import type { OfferAmount } from './aid-offer.ts'
import { type AmountColumn, findAmounts, findColumns, isDeclined, type TypedAmount } from './text-amounts.ts'

/** One amount that was found in pasted text, to be confirmed by the visitor. */
export interface FoundAmount {
  /** What the label is taken for; undefined if it fits no question, such as "Direct Loan" without its kind. */
  amount: OfferAmount | undefined
  /** Whole cents for the year. */
  cents: number
  /** What the line says before its amounts. */
  label: string
  /** Whether the line says "up to": it may be less. */
  isUpTo: boolean
  /** Whether the visitor has declined it. */
  isDeclined: boolean
  /** How the year's amount came about. */
  basis: 'only_amount' | 'total_column' | 'terms_added' | 'guessed'
}

export interface OfferText {
  found: FoundAmount[]
  /** Whether the text was longer than what is read. */
  isCut: boolean
}

/** What is read at most; a long letter has 6,000 characters. */
export const maxTextLength = 20_000
const maxLines = 600
const maxLineLength = 300

/**
 * Finds labels with amounts in text copied from an aid offer: one label and one amount in a line, tables with a column
 * for each term and a total, and cells that arrive as lines of their own. Nothing is taken over from it unseen: the
 * caller shows each find. Takes time in proportion to the length of the text.
 */
export function readOfferText(text: string): OfferText {
  const lines = text.slice(0, maxTextLength).split(/\r\n|\r|\n/)
  const found: FoundAmount[] = []
  let columns: AmountColumn[] = []
  let wasHeader = false
  let row: Row | undefined
  for (const line of lines.slice(0, maxLines)) {
    const cut = line.slice(0, maxLineLength).normalize('NFKC')
    const amounts = findAmounts(cut)
    const label = toLabel(amounts[0] ? cut.slice(0, amounts[0].at) : cut)
    const header = amounts.length === 0 ? findColumns(cut) : []
    if (header.length > 0) {
      columns = wasHeader ? [...columns, ...header] : header
      wasHeader = true
      continue
    }
    if (label === '' && amounts.length === 0 && cut.trim() === '') continue
    if (label !== '' || row === undefined) {
      if (row) found.push(...readRow(row, columns))
      row = { label: label === '' ? cut.trim() : label, text: cut, amounts: [] }
    } else row.text += ` ${cut}`
    if (amounts.length > 0) wasHeader = false
    row.amounts.push(...amounts)
  }
  if (row) found.push(...readRow(row, columns))
  return { found, isCut: text.length > maxTextLength || lines.length > maxLines }
}

interface Row {
  label: string
  /** Everything the row says. */
  text: string
  amounts: TypedAmount[]
}

/** Words that stand beside an amount and are no label of their own. */
const status =
  /^(?:up to|accepted|declined|offered|pending|cancel+ed|accept|decline|reduced|estimated|yes|no|per year|\/ ?year|annual)$/

/** Returns what names an amount: '' for a line that holds only amounts and words about them. */
function toLabel(text: string): string {
  const label = text
    .replace(/[\s:.·•*|_$(–—-]+$/, '')
    .replace(/^[\s·•*|–—-]+/, '')
    .replace(/\s+/g, ' ')
  return !/[a-z]{2}/i.test(label) || status.test(label.toLowerCase()) ? '' : label
}

function readRow({ label, text, amounts }: Row, columns: readonly AmountColumn[]): FoundAmount[] {
  if (amounts.length === 0) return []
  const words = text.toLowerCase()
  const name = label.replace(/[\s,(-]*up to$/i, '')
  const amount = findAmount(name)
  if (amount === 'skip' || (amount === undefined && amounts.every(({ isBare }) => isBare))) return []
  const year = findYear(amounts, columns)
  // Schools print aid as a credit, below 0.
  const cents = Math.abs(year.cents)
  return [
    {
      amount,
      cents,
      label: name.slice(0, 80),
      isUpTo: words.includes('up to'),
      isDeclined: isDeclined(words) || year.isDeclined,
      basis: year.basis,
    },
  ]
}

interface YearAmount {
  cents: number
  basis: FoundAmount['basis']
  isDeclined: boolean
}

/** Chooses the amount of the year among those of a row. */
function findYear(amounts: readonly TypedAmount[], columns: readonly AmountColumn[]): YearAmount {
  const cents = amounts.map((each) => each.cents)
  const [first = 0] = cents
  const last = cents.at(-1) ?? 0
  if (cents.length === 1) return { cents: first, basis: 'only_amount', isDeclined: false }
  if (columns.length === cents.length) {
    const at = (column: AmountColumn) => cents[columns.indexOf(column)]
    const declined = at('declined')
    const terms = cents.filter((_, nth) => columns[nth] === 'term')
    const chosen = at('total') ?? at('offered') ?? (terms.length > 0 ? undefined : at('accepted'))
    const isDeclined = declined !== undefined && declined !== 0 && declined === (chosen ?? declined)
    if (chosen !== undefined) return { cents: chosen, basis: 'total_column', isDeclined }
    if (terms.length > 0) return { cents: sum(terms), basis: 'terms_added', isDeclined }
  }
  const before = cents.slice(0, -1)
  if (before.length > 1 && Math.abs(sum(before) - last) <= before.length * 100)
    return { cents: last, basis: 'total_column', isDeclined: false }
  if (cents.length === 2 && Math.abs(first - last) <= 100)
    return { cents: first + last, basis: 'terms_added', isDeclined: false }
  return { cents: Math.max(...cents), basis: 'guessed', isDeclined: false }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

const states = usStates.map(({ name }) => name.toLowerCase())

/** Returns which amount a label names; `skip` for sums of sums, which would count twice. */
function findAmount(label: string): OfferAmount | 'skip' | undefined {
  const words = ` ${label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
  const has = (...any: string[]) => any.some((each) => words.includes(` ${each}`))
  return (
    findSum(has) ??
    (has('payment plan', 'installment', 'monthly payment') ? 'paymentPlan' : undefined) ??
    (has('loan', 'unsub', 'plus', 'stafford') ? findLoan(has) : undefined) ??
    findGrant(has, words) ??
    findCostPart(has)
  )
}

type Has = (...any: string[]) => boolean

function findSum(has: Has): OfferAmount | 'skip' | undefined {
  if (has('net price', 'net cost', 'out of pocket', 'you pay', 'amount due', 'balance', 'remaining cost'))
    return 'statedNet'
  if (has('estimated cost after', 'remaining need', 'amount you')) return 'statedNet'
  if (!has('total', 'cost of attendance', 'subtotal', 'sub total')) return undefined
  if (has('cost of attendance', 'total cost', 'total estimated cost', 'total budget', 'total annual cost'))
    return 'costTotal'
  if (
    has(
      'grant',
      'scholarship',
      'gift',
      'loan',
      'direct',
      'indirect',
      'billed',
      'work',
      'subtotal',
      'sub total',
    )
  )
    return 'skip'
  return has('aid', 'award', 'offer', 'package') ? 'aidTotal' : 'skip'
}

function findLoan(has: Has): OfferAmount | undefined {
  if (has('fee')) return 'otherCost'
  if (has('grad plus', 'graduate plus', 'perkins')) return undefined
  if (has('parent', 'plus')) return 'parentPlus'
  if (has('unsub')) return 'unsubsidized'
  if (has('subsid', 'sub ')) return 'subsidized'
  if (has('private', 'alternative')) return 'privateLoan'
  return has('institution', 'university', 'college', 'school', 'campus') ? 'schoolLoan' : undefined
}

function findGrant(has: Has, words: string): OfferAmount | undefined {
  if (has('work study', 'workstudy', 'student employment', 'campus employment', 'campus job'))
    return 'workStudy'
  if (has('pell')) return 'pell'
  if (has('seog', 'fseog', 'supplemental educational')) return 'seog'
  if (has('gi bill', 'post 9 11')) return 'giBill'
  if (has('military', 'army', 'rotc')) return 'militaryAid'
  if (!has('grant', 'scholarship', 'award', 'waiver', 'discount', 'fellowship', 'remission')) return undefined
  if (has('outside', 'external', 'private')) return 'otherGrant'
  const isSchools = has('university', 'college', 'institution', 'school')
  const isStates = has('state', 'cal grant') || states.some((state) => words.startsWith(` ${state} `))
  return isStates && !isSchools ? 'stateGrant' : 'schoolGrant'
}

function findCostPart(has: Has): OfferAmount | undefined {
  if (has('tuition', 'fees', 'fee ')) return 'tuition'
  if (has('room', 'housing', 'residence', 'rent ', 'dorm')) return 'housing'
  if (has('food', 'meal', 'board', 'dining')) return 'food'
  if (has('book', 'supplies', 'course materials')) return 'books'
  if (has('transport', 'travel')) return 'transport'
  return has('personal', 'miscellaneous', 'misc ', 'other cost', 'other expense', 'living', 'insurance')
    ? 'otherCost'
    : undefined
}
