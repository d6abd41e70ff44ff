import type { RepaymentOption } from '#domain/loans/loan-offer.ts'
import { capitalizations, type RepaymentChoice, repaymentChoices } from '#domain/loans/loan-terms.ts'
import { type Cell, cell, dollars, read, refuse, splitParts } from '#kit/catalog/cell.ts'

/*
 * The ways to repay in school, in one cell: `immediate; interest_only; flat 25; deferred yearly`. `flat`
 * takes its monthly dollars. A way with unpaid interest may state when that interest is capitalized, or that
 * none accrues (`deferred interest_free`); by default it accrues and is capitalized once, when repayment
 * begins.
 */

export const repaymentOptions: Cell<RepaymentOption[]> = cell((text) => {
  const options = new Map<RepaymentChoice, RepaymentOption>()
  for (const part of splitParts(text)) {
    const option = parseOption(part)
    if (typeof option === 'string') return refuse(option)
    if (options.has(option.choice)) return refuse(`has ${option.choice} twice`)
    options.set(option.choice, option)
  }
  if (options.size === 0)
    return refuse(`is empty but required: enter one or more of ${repaymentChoices.join(', ')}`)
  return read(repaymentChoices.flatMap((choice) => options.get(choice) ?? []))
})

export function writeRepaymentOptions(options: readonly RepaymentOption[]): string {
  return options
    .map(({ choice, flatPaymentCents, capitalization }) =>
      [
        choice,
        ...(choice === 'flat' ? [flatPaymentCents / 100] : []),
        ...(capitalization === 'at_repayment' ? [] : [capitalization]),
      ].join(' '),
    )
    .join('; ')
}

/** Parses one part into its option, or returns what is wrong with it. */
function parseOption(part: string): RepaymentOption | string {
  const [named, ...rest] = part.toLowerCase().split(/\s+/)
  const choice = repaymentChoices.find((candidate) => candidate === named)
  if (!choice) return `has "${part}", which doesn’t begin with any of ${repaymentChoices.join(', ')}`
  const said = capitalizations.find((candidate) => candidate === rest.at(-1))
  const amounts = said ? rest.slice(0, -1) : rest
  if (said && choice === 'immediate')
    return 'has "immediate" with unpaid interest: full payments leave none, so enter immediate alone'
  if (said === 'interest_free' && choice === 'interest_only')
    return 'has "interest_only interest_free", where nothing would be paid: enter deferred interest_free'
  const cents = choice === 'flat' ? flatCents(amounts) : 0
  if (cents === undefined) return `has "${part}": enter flat with its monthly dollars, such as flat 25`
  if (choice !== 'flat' && amounts.length > 0)
    return `has "${part}": only ${capitalizations.join(', ')} can follow ${choice}`
  return { choice, flatPaymentCents: cents, capitalization: said ?? 'at_repayment' }
}

function flatCents(amounts: readonly string[]): number | undefined {
  const parsed = dollars.safeParse(amounts.join(' '))
  return parsed.success && parsed.data > 0 ? parsed.data : undefined
}
