// cspell:ignore gpl hous insi insl leng othg othr parl pelg perl prvf prvi prvl schg stag subl totl tran tuit unsl wkst

import { type AidOffer, emptyOffer, mapAmounts, type OfferAmount } from './aid-offer.ts'

/*
 * The address in which a school can hand an offer to the CFPB's tool: github.com/cfpb/college-costs, docs/url-spec.md.
 * Amounts are whole dollars a year. Rates are percentage points, as in the example of the specification and in the code
 * of the tool, though its table calls them coefficients: a value below 1 is read as one.
 */

/** Where the CFPB's tool reads an offer. */
export const cfpbAddress =
  'https://www.consumerfinance.gov/paying-for-college2/understanding-your-financial-aid-offer/offer/'

/** The amounts that a field of the address stands for. The first one takes the value when an address is read. */
const amountFields = {
  book: ['books'],
  gib: ['giBill'],
  hous: ['housing', 'food'],
  insl: ['schoolLoan', 'paymentPlan'],
  mta: ['militaryAid'],
  othg: ['otherGrant', 'seog'],
  othr: ['otherCost'],
  pelg: ['pell'],
  ppl: ['parentPlus'],
  prvl: ['privateLoan'],
  schg: ['schoolGrant'],
  stag: ['stateGrant'],
  subl: ['subsidized'],
  tran: ['transport'],
  tuit: ['tuition'],
  unsl: ['unsubsidized'],
  wkst: ['workStudy'],
} as const satisfies Record<string, readonly OfferAmount[]>

const rateFields = { insi: 'schoolLoan', prvi: 'privateLoan' } as const

/** Fields of the address that no question asks for: they are kept as they were, and written again. */
const kept = ['iped', 'pid', 'oid', 'gpl', 'inst', 'leng', 'parl', 'perl', 'prvf', 'totl'] as const
export type KeptField = (typeof kept)[number]

/** An offer with the fields of its address that it has no place for. */
export interface CfpbOffer {
  offer: AidOffer
  codes: Readonly<Partial<Record<KeptField, string>>>
}

export type UrlProblem =
  /** It has no field of an offer. */
  | { problem: 'no_offer' }
  | { problem: 'too_long' }
  /** The value of this field is not what the specification asks for. */
  | { problem: 'bad_value'; field: string }

/** Longer than any address of the specification, which takes about 400 characters. */
const maxLength = 4000
const mostDollars = 1_000_000

const patterns: Record<KeptField, RegExp> = {
  iped: /^\d{6}$/,
  pid: /^[^;<>{}_\s]{1,60}$/,
  oid: /^[\da-f]{40,128}$/i,
  gpl: /^\d{1,7}$/,
  inst: /^\d{1,3}$/,
  leng: /^\d{1,3}$/,
  parl: /^\d{1,7}$/,
  perl: /^\d{1,7}$/,
  prvf: /^\d{1,2}(?:\.\d{1,6})?$/,
  totl: /^\d{1,7}$/,
}

/** Reads an offer from an address of the CFPB's tool, or from its query alone. Fields it does not know are left out. */
export function readCfpbUrl(address: string): ({ ok: true } & CfpbOffer) | ({ ok: false } & UrlProblem) {
  const text = address.trim()
  if (text.length > maxLength) return { ok: false, problem: 'too_long' }
  const query = new URLSearchParams(text.slice(text.indexOf('?') + 1))
  const amounts: Record<OfferAmount, number | null> = mapAmounts(() => null)
  let count = 0
  for (const [field, [amount]] of Object.entries(amountFields)) {
    const value = query.get(field)
    if (value === null) continue
    const dollars = /^\d{1,7}(?:\.\d{1,2})?$/.test(value) ? Number(value) : Number.NaN
    if (!(dollars <= mostDollars)) return { ok: false, problem: 'bad_value', field }
    amounts[amount] = Math.round(dollars * 100)
    count += 1
  }
  if (count === 0) return { ok: false, problem: 'no_offer' }
  const rates: Record<'schoolLoan' | 'privateLoan', number | null> = { ...emptyOffer.rates }
  for (const [field, loan] of Object.entries(rateFields)) {
    const value = query.get(field)
    if (value === null) continue
    if (!/^\d{1,2}(?:\.\d{1,6})?$/.test(value)) return { ok: false, problem: 'bad_value', field }
    rates[loan] = toPercent(Number(value))
  }
  const codes: Partial<Record<KeptField, string>> = {}
  for (const field of kept) {
    const value = query.get(field)
    if (value === null) continue
    if (!patterns[field].test(value)) return { ok: false, problem: 'bad_value', field }
    codes[field] = value
  }
  const years = codes.leng === undefined ? emptyOffer.years : toYears(codes.leng)
  return { ok: true, offer: { ...emptyOffer, amounts, rates, years }, codes }
}

/** Stands for the number that only the school can give an offer: forty hexadecimal digits. */
const noOfferId = '0'.repeat(40)
const noProgram = 'none'

/**
 * Writes the address of an offer.
 * @param codes what the address must say and no amount does; without a school's number in IPEDS there is no address
 */
export function writeCfpbUrl({ offer, codes: given }: CfpbOffer): string | undefined {
  const codes = keepValid(given)
  if (codes.iped === undefined) return undefined
  const query = new URLSearchParams({
    iped: codes.iped,
    pid: codes.pid ?? noProgram,
    oid: codes.oid ?? noOfferId,
  })
  for (const [field, amounts] of Object.entries(amountFields)) {
    const stated = amounts.map((amount) => offer.amounts[amount]).filter((cents) => cents !== null)
    if (stated.length > 0) query.set(field, String(Math.round(sum(stated) / 100)))
  }
  for (const [field, loan] of Object.entries(rateFields)) {
    const percent = offer.rates[loan]
    if (percent !== null) query.set(field, String(percent))
  }
  for (const field of kept) {
    const value = codes[field]
    if (value !== undefined && field !== 'leng') query.set(field, value)
  }
  query.set('leng', findLength(offer, codes))
  return `${cfpbAddress}?${query}`
}

/** People can type these, and change a file they are kept in. */
function keepValid(codes: CfpbOffer['codes']): CfpbOffer['codes'] {
  return Object.fromEntries(
    kept.flatMap((field) => {
      const value = codes[field]
      return value !== undefined && patterns[field].test(value) ? [[field, value]] : []
    }),
  )
}

/** The months of the address stay what they were unless the years of the offer have been changed. */
function findLength({ years }: AidOffer, { leng }: CfpbOffer['codes']): string {
  return leng !== undefined && toYears(leng) === years ? leng : String(years * 12)
}

function toYears(months: string): number {
  return Math.min(5, Math.max(1, Math.ceil(Number(months) / 12)))
}

/** Rounded, because 0.0455 times 100 is not 4.55 in binary. */
function toPercent(value: number): number {
  return value < 1 ? Math.round(value * 100_000_000) / 1_000_000 : value
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
