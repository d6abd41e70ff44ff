import { formatDollars } from '#domain/money.ts'
import type { LoanAdvice } from '#domain/refinance/advise-loan.ts'
import { isFederal } from '#domain/refinance/current-loan.ts'
import type { Outweighed } from '#domain/refinance/priced-right.ts'
import { addUpLosses, endsInForgiveness } from '#domain/refinance/weigh-rights.ts'
import { toAddress } from '#kit/listing/address-codec.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import { compareEnds } from './compare-ends.ts'
import { nameLoan, offersText } from './offers-messages.ts'
import type { RefinanceView } from './refinance-view.server.ts'
import { rightsText } from './rights-messages.ts'
import { toScenarioEntries } from './scenario.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Says what refinancing would do: the saving and the payment apart, and the federal loans that stay. */
export function formatAnswer(view: RefinanceView): string[] {
  const { advised, loans, moved, today, hasLenders } = view
  const federal = formatFederal(view)
  if (!advised) return [hasLenders ? offersText.noOffer : offersText.noLenders, ...federal]
  const { lowest: choice, offer } = advised
  if (choice.advice.every(({ refinance }) => !refinance)) return [...formatNothingSaved(view), ...federal]
  const { lowest, highest } = compareEnds(offer, today, 0)
  const isOne = moved.length === 1
  return [
    offersText.saves({
      loans:
        moved.length === loans.length
          ? offersText.allLoans(loans.length)
          : offersText.someLoans(moved.length, loans.length),
      low: lowest.savedCents,
      high: highest.savedCents,
      left: formatDollars(today.totalCents),
      isOne,
    }),
    ...(offer.lowestEnd === 'no' ? [offersText.ruledOut(offer.offer.lenderName)] : []),
    ...formatLostRights(view),
    [
      offersText.payment(
        formatDollars(today.monthlyPaymentCents),
        formatDollars(lowest.monthlyPaymentCents),
        formatDollars(highest.monthlyPaymentCents),
        isOne,
      ),
      ...(lowest.monthlyPaymentCents < today.monthlyPaymentCents ? [offersText.lowerPayment] : []),
    ].join(' '),
    ...federal,
  ]
}

/** What the page of offers advises, in few words. */
export interface AdviceSummary {
  sentences: readonly string[]
  /** The names of the loans that are worth refinancing at the lowest rate open to the visitor, and of the others. */
  refinance: readonly string[]
  leave: readonly string[]
  /** The page with the reasons, for the same assumptions. */
  address: string
}

export function summarizeAdvice(view: RefinanceView): AdviceSummary {
  const { loans, advised, scenario } = view
  const moves = (id: string) => advised?.lowest.advice.some((one) => one.id === id && one.refinance) ?? false
  return {
    sentences: formatAnswer(view),
    refinance: loans.filter(({ id }) => moves(id)).map(nameLoan),
    leave: loans.filter(({ id }) => !moves(id)).map(nameLoan),
    address: toAddress(paths.offers, toScenarioEntries(scenario)),
  }
}

/** Says why a loan stays or moves. */
export function formatReason(advice: LoanAdvice, { advised }: Pick<RefinanceView, 'advised'>): string {
  if (advice.reason === 'rights_outweigh') {
    const { right, costCents, otherCents, loanIds } = advice.outweighed
    const { name } = rightsText.rights[right]
    if (!costCents) return offersText.erased(name)
    return endsInForgiveness.includes(right)
      ? offersText.outweighs(name, formatDollars(costCents), loanIds.length)
      : offersText.outweighsInScenario(formatDollars(costCents + otherCents), loanIds.length)
  }
  const isByRate =
    advice.reason === 'rate_not_lower' || advice.reason === 'ends_too_soon' || advice.reason === 'fees'
  return isByRate && advised?.offer.lowestEnd === 'no'
    ? offersText.onlyHighest
    : offersText.adviceOf[advice.reason]
}

/** Says what the saving leaves out where federal loans move although their rights have a price. */
function formatLostRights({ advised, loans, ledger }: RefinanceView): string[] {
  const moves = (id: string) => advised?.lowest.advice.some((one) => one.id === id && one.refinance)
  const lostCents = ledger?.priced && !ledger.outweighed ? addUpLosses(ledger.priced.rights) : 0
  const movesFederal = loans.some((loan) => isFederal(loan) && moves(loan.id))
  return movesFederal && lostCents > 0 ? [offersText.rightsNotCounted(formatDollars(lostCents))] : []
}

/** Speaks of the loans that no right holds back; of none if there are none. */
function formatNothingSaved({ advised }: RefinanceView): string[] {
  const free = advised?.lowest.advice.filter(({ reason }) => !reason.startsWith('rights_')) ?? []
  if (!advised || free.length === 0) return []
  const left = formatDollars(free.reduce((sum, { todayCents }) => sum + todayCents, 0))
  return [
    advised.offer.lowestEnd === 'no' ? offersText.nothingSavedAtHighest(left) : offersText.nothingSaved(left),
  ]
}

/** Says why federal loans stay: first what outweighs the saving, whatever the visitor decided. */
function formatFederal({ ledger, hold, loans, advised }: RefinanceView): string[] {
  if (!ledger) return []
  const found = [
    ...(ledger.outweighed ? [ledger.outweighed] : []),
    ...(advised?.lowest.advice.flatMap((one) => (one.reason === 'rights_outweigh' ? [one.outweighed] : [])) ??
      []),
  ]
  const outweighed = found.filter((one, at) => found.indexOf(one) === at)
  const federal = loans.filter(isFederal)
  const words = outweighed.map((one) => formatOutweighed(one, { federal, ledger }))
  const held = new Set(outweighed.flatMap(({ loanIds }) => loanIds))
  if (hold === null || federal.every(({ id }) => held.has(id))) return words
  return [...words, holdWords[hold]]
}

const holdWords = {
  rights_needed: offersText.rightsNeeded,
  rights_untold: offersText.rightsUnanswered,
  rights_undecided: offersText.rightsFirst,
} as const

function formatOutweighed(
  { right, costCents, otherCents, savedCents, loanIds }: Outweighed,
  {
    federal,
    ledger,
  }: { federal: readonly RefinanceView['loans'][number][] } & {
    ledger: NonNullable<RefinanceView['ledger']>
  },
): string {
  const said = offersText.outweighed
  const { name } = rightsText.rights[right]
  const formatCost = (cents: number) =>
    endsInForgiveness.includes(right)
      ? said.forgiven(name, formatDollars(cents))
      : said.inScenario(formatDollars(cents + otherCents), name, otherCents > 0 ? formatDollars(cents) : null)
  const made = right === 'public_service' ? ledger.debt.servicePayments : 0
  const kept = federal.filter(({ id }) => loanIds.includes(id))
  return [
    kept.length === federal.length ? said.leaveAll : said.leave(and.format(kept.map(nameLoan))),
    ...(made > 0 ? [said.made(made, name)] : []),
    ...(costCents ? [formatCost(costCents)] : []),
    savedCents > 0 ? said.saved(formatDollars(savedCents)) : said.nothing,
  ].join(' ')
}
