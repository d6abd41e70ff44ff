import {
  believableApr,
  type SurveyArea,
  type SurveyReward,
  type SurveyTier,
} from '#domain/cards/survey-plan.ts'
import { parseMoney } from '#domain/money.ts'
import { usStates } from '#domain/states.ts'
import { type Cell, cell, read, refuse } from '#kit/catalog/cell.ts'

/* The kinds of cells of the survey. Issuers fill some that they do not use: such a filler is unknown. */

/** What issuers write where there is nothing to state: 9.99, which is 999%, and 999. */
const fillers = [9.99, 99.99, 999, 999.99, 9999]

/**
 * Parses a purchase APR. Most issuers state a fraction, 0.2199, and some the percent, 21.99; 0 and the fillers are
 * unknown, and so is what no card charges.
 */
export const aprCell: Cell<number | null> = cell((text) => {
  const number = toNumber(text)
  if (number === null) return read(null)
  if (number === undefined) return refuse('is not an APR: the survey states a fraction, such as 0.2199')
  if (fillers.includes(number)) return read(null)
  const percent = toHundredths(number <= 1 ? number * 100 : number)
  if (percent > 100) return refuse('is above 100%: check the number')
  return read(percent < believableApr.lowest || percent > believableApr.highest ? null : percent)
})

/** Parses a fee in percent, stated like an APR; 0 says that there is none. */
export const percentCell: Cell<number | null> = cell((text) => {
  const number = toNumber(text)
  if (number === null) return read(null)
  if (number === undefined) return refuse('is not a percentage: the survey states a fraction, such as 0.03')
  if (fillers.includes(number)) return read(null)
  const percent = toHundredths(number < 1 ? number * 100 : number)
  return percent > 25 ? refuse('is above 25%: check the number') : read(percent)
})

/** Parses a fee in dollars into whole cents. */
export const feeCell: Cell<number | null> = cell((text) => {
  if (isEmpty(text)) return read(null)
  const money = parseMoney(text)
  if (!money.ok) return refuse('is not an amount: enter dollars, such as 39')
  if (fillers.includes(money.cents / 100)) return read(null)
  return money.cents > 1_000_000 ? refuse('is more than $10,000: check the number') : read(money.cents)
})

export const yesNoCell: Cell<boolean> = cell((text) => {
  const said = text.toLowerCase()
  if (said === 'yes' || said === 'y' || said === 'true') return read(true)
  if (said === 'no' || said === 'n' || said === 'false') return read(false)
  return refuse('is neither Yes nor No')
})

export const areaCell: Cell<SurveyArea> = cell((text) => {
  const said = text.toLowerCase()
  if (said.startsWith('national')) return read('national')
  if (said.startsWith('regional')) return read('regional')
  if (said.startsWith('one state')) return read('state')
  return refuse('is not National, Regional, or One State/Territory')
})

const tierWords: readonly (readonly [RegExp, SurveyTier])[] = [
  [/no (credit )?score/i, 'no_score'],
  [/619 or less/i, 'to_619'],
  [/620 to 719/i, 'from_620'],
  [/720 or (greater|more|higher)/i, 'from_720'],
]

/** Parses the tiers that a plan is for. One that is not known is refused, because a median would miss it. */
export const tiersCell: Cell<readonly SurveyTier[]> = cell((text) => {
  const found = toParts(text).map((part) => tierWords.find(([words]) => words.test(part))?.[1])
  const known = found.filter((tier) => tier !== undefined)
  if (found.length === 0) return refuse('lists no credit tier')
  return known.length < found.length
    ? refuse(
        'lists an unknown credit tier: the known tiers are no score, 619 or less, 620 to 719, and 720 or greater',
      )
    : read([...new Set(known)])
})

const rewardWords: readonly (readonly [RegExp, SurveyReward])[] = [
  [/cash\s?back/i, 'cash_back'],
  [/travel/i, 'travel'],
  [/other/i, 'other'],
]

export const rewardsCell: Cell<readonly SurveyReward[]> = cell((text) =>
  read(
    rewardWords.filter(([words]) => toParts(text).some((part) => words.test(part))).map(([, code]) => code),
  ),
)

/** Parses states by name or abbreviation; what is no state is left out, because only filters use them. */
export const statesCell: Cell<readonly string[]> = cell((text) => {
  const states = toParts(text.replaceAll(',', ';')).flatMap((part) => {
    const said = part.toLowerCase()
    const state = usStates.find(
      ({ abbreviation, name }) => abbreviation.toLowerCase() === said || name.toLowerCase() === said,
    )
    return state?.abbreviation ?? []
  })
  return read([...new Set(states)])
})

/**
 * Parses the address of an issuer's page, without the parameters that track who follows it. Of one that a browser
 * could not open there is none: the survey has "https: www…", two addresses in one cell, and addresses with spaces.
 */
export const websiteCell: Cell<string | null> = cell((text) => {
  if (!/^https?:\/\/[^\s"<>\\^`{}|]+$/i.test(text) || !URL.canParse(text)) return read(null)
  const url = new URL(text)
  const hasHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(url.hostname)
  if (!hasHost || url.username !== '' || url.password !== '' || url.port !== '') return read(null)
  url.search = ''
  url.hash = ''
  return read(url.href)
})

function toParts(text: string): string[] {
  return text
    .split(/[;\n|]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

function isEmpty(text: string): boolean {
  return text === '' || /^(n\/?a|none|null|nan|-)$/i.test(text)
}

/** `null`: empty; `undefined`: no number that is 0 or more. */
function toNumber(text: string): number | null | undefined {
  if (isEmpty(text)) return null
  const [, digits, sign] = /^(\d{1,6}(?:\.\d{1,18})?(?:e-\d{1,2})?)\s*(%?)$/i.exec(text) ?? []
  if (digits === undefined) return undefined
  return sign === '%' ? Number(digits) / 100 : Number(digits)
}

function toHundredths(percent: number): number {
  return Math.round(percent * 100) / 100
}
