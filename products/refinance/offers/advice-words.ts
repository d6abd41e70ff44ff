import { sumBalances } from '#domain/federal-repayment/federal-loan.ts'
import { formatDollars } from '#domain/money.ts'
import type { LoanAdvice } from '#domain/refinance/advise-loan.ts'
import { type CurrentLoan, isFederal } from '#domain/refinance/current-loan.ts'
import type { Outweighed } from '#domain/refinance/priced-right.ts'
import { addUpLosses, endsInForgiveness } from '#domain/refinance/weigh-rights.ts'
import { toAddress } from '#kit/listing/query-codec.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import { compareEnds, type Ends } from './compare-ends.ts'
import { nameLoan, offersText } from './offers-messages.ts'
import type { RefinanceView } from './refinance-view.server.ts'
import { rightsText } from './rights-messages.ts'
import { toScenarioEntries } from './scenario.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** What the page answers, in sentences. */
export interface AnswerWords {
  /** Which loans stay because what they would lose is worth more. */
  outweighed: readonly string[]
  /** What refinancing saves; absent where it saves nothing. */
  saves?: string
  /** What to know of the saving, or why there is none. */
  notes: readonly string[]
  /** Why the other federal loans stay. */
  held: readonly string[]
}

export function toAnswerWords(view: RefinanceView): AnswerWords {
  return { ...formatFederal(view), ...formatSaving(view) }
}

/** Says which loans stay because of their rights, then what refinancing the others would do. */
function formatAnswer(view: RefinanceView): string[] {
  const { outweighed, saves, notes, held } = toAnswerWords(view)
  return [...outweighed, ...(saves ? [saves] : []), ...notes, ...held]
}

/** Names the loans that are worth refinancing, such as "1 of your 2 loans". */
export function nameMoved({ moved, loans }: Pick<RefinanceView, 'moved' | 'loans'>): string {
  return moved.length === loans.length
    ? offersText.allLoans(loans.length)
    : offersText.someLoans(moved.length, loans.length)
}

/** What the first offer for the goal would save on the loans that are worth refinancing; `null` without any. */
export function findSaving({ advised, today }: RefinanceView): Ends | null {
  if (!advised?.lowest.advice.some(({ refinance }) => refinance)) return null
  return compareEnds(advised.offer, today, 0)
}

/** Says the saving and the payment apart. */
function formatSaving(view: RefinanceView): Pick<AnswerWords, 'saves' | 'notes'> {
  const { advised, moved, today, hasLenders } = view
  if (!advised) return { notes: [hasLenders ? offersText.noOffer : offersText.noLenders] }
  const { offer } = advised
  const ends = findSaving(view)
  if (!ends) return { notes: formatNothingSaved(view) }
  const { lowest, highest } = ends
  const isOne = moved.length === 1
  return {
    saves: offersText.saves({
      loans: nameMoved(view),
      low: lowest.savedCents,
      high: highest.savedCents,
      left: formatDollars(today.totalCents),
      isOne,
    }),
    notes: [
      ...(offer.lowestEnd === 'no'
        ? [offersText.ruledOut(offer.offer.lenderName, offersText.lowestNeeds(offer.offer))]
        : []),
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
    ],
  }
}

/** What the page of offers advises, in few words. */
export interface AdviceSummary {
  sentences: readonly string[]
  /** The names of the loans that are worth refinancing at the lowest rate open to the visitor, and of the others. */
  refinance: readonly string[]
  /** What is owed on those that are worth it. */
  refinanceCents: number
  leave: readonly string[]
  /** The page with the reasons, for the same assumptions. */
  address: string
}

export function summarizeAdvice(view: RefinanceView): AdviceSummary {
  const { loans, advised, scenario } = view
  const moves = (id: string) => advised?.lowest.advice.some((one) => one.id === id && one.refinance) ?? false
  const moved = loans.filter(({ id }) => moves(id))
  return {
    sentences: formatAnswer(view),
    refinance: moved.map(nameLoan),
    refinanceCents: sumBalances(moved),
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

/** Says why federal loans stay: what outweighs the saving, whatever the visitor decided, and what holds the others. */
function formatFederal({ ledger, hold, loans, advised }: RefinanceView) {
  if (!ledger) return { outweighed: [], held: [] }
  const found = [
    ...(ledger.outweighed ? [ledger.outweighed] : []),
    ...(advised?.lowest.advice.flatMap((one) => (one.reason === 'rights_outweigh' ? [one.outweighed] : [])) ??
      []),
  ]
  const all = found.filter((one, at) => found.indexOf(one) === at)
  const federal = loans.filter(isFederal)
  const kept = new Set(all.flatMap(({ loanIds }) => loanIds))
  return {
    outweighed: all.map((one) => formatOutweighed(one, { federal, ledger })),
    held: hold === null || federal.every(({ id }) => kept.has(id)) ? [] : [holdWords[hold]],
  }
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
  const cost = costCents ? formatDollars(costCents) : null
  const isWorth = cost !== null && endsInForgiveness.includes(right)
  const made = right === 'public_service' ? ledger.debt.servicePayments : 0
  const kept = federal.filter(({ id }) => loanIds.includes(id))
  return [
    said.leave(nameKept(kept, federal.length), kept.length === 1, isWorth ? said.worth(name, cost) : null),
    ...(isWorth ? [said.worthIs] : []),
    ...(made > 0 ? [said.made(made, name)] : []),
    ...(cost !== null && !isWorth
      ? [said.inScenario(formatDollars((costCents ?? 0) + otherCents), name, otherCents > 0 ? cost : null)]
      : []),
    savedCents > 0 ? said.saved(formatDollars(savedCents)) : said.nothing,
  ].join(' ')
}

function nameKept(kept: readonly CurrentLoan[], all: number): string {
  if (kept.length === all) return offersText.outweighed.all(all)
  return kept.length < 3 ? and.format(kept.map(nameLoan)) : offersText.outweighed.some(kept.length, all)
}
