import { checkLowestRate } from '#domain/eligibility/lowest-rate.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { Verdict } from '#domain/eligibility/rule-verdict.ts'
import type { ExplainedOffer } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { LoanChoice } from '#domain/refinance/choose-loans.ts'
import { refinanceGoals } from '#domain/refinance/codes.ts'
import { type CurrentLoan, isFederal } from '#domain/refinance/current-loan.ts'
import { addUpLoans, type LoansToday } from '#domain/refinance/loans-today.ts'
import type { Obstacle, RefinanceTerms } from '#domain/refinance/place-loan.ts'
import type { Outweighed } from '#domain/refinance/priced-right.ts'
import type { FederalDebt } from '#domain/refinance/rights.ts'
import { listSorts, takesLoan } from '#domain/refinance/takes-loan.ts'
import { chooseWithRights } from '#domain/refinance/weigh-rights.ts'
import { type OffersView, viewOffers } from '#kit/loan-offers/list/offers-view.server.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { RefinanceSituation } from '#products/refinance/situation/refinance-situation.server.ts'
import { lowestOpenRate } from './compare-ends.ts'
import { toDebt } from './federal-debt.ts'
import { type Ledger, priceLedger, toPrices } from './ledger.ts'
import { readScenario, type Scenario, toScenarioEntries } from './scenario.ts'

/**
 * What to do with each loan at the first offer's terms, if its rate is the lowest that the visitor's answers leave open,
 * and if it is the highest.
 */
export interface Advised {
  offer: ExplainedOffer
  lowest: LoanChoice
  highest: LoanChoice
}

export interface RefinanceView {
  list: OffersView
  scenario: Scenario
  loans: readonly CurrentLoan[]
  /** The loans that the list is priced for. */
  moved: readonly CurrentLoan[]
  /** What is left to pay on them. */
  today: LoansToday
  /** `null`: no offer is open to the visitor. */
  advised: Advised | null
  /** What refinancing every federal loan would end; `null` without federal loans. */
  ledger: Ledger | null
  /** Why every federal loan stays, besides what outweighs; `null`: the visitor gave their rights up. */
  hold: Exclude<Obstacle, Outweighed> | null
  /** Whether any lender is listed that refinances loans. */
  hasLenders: boolean
  /** Where the visitor's questions are. */
  questionsPath: string
  /** Whether the visitor is only taken to be of age. */
  isAgeAssumed: boolean
}

interface Sources {
  params: URLSearchParams
  situation: RefinanceSituation
  /** `YYYY-MM-DD` */
  today: string
  offers: readonly LoanOffer[]
  paidLenders: ReadonlySet<string>
}

/** How often the set of loans may change the offers, which may change the set. */
const rounds = 3

/**
 * Looks for the loans that are worth refinancing at the first offer for the goal, and lists the offers for them. Federal loans are
 * among them only if the visitor said that no right is needed, or owes nothing else.
 */
export function viewRefinance(sources: Sources): RefinanceView {
  const { situation, today } = sources
  const { loans, questionsPath } = situation
  const scenario = readScenario(sources.params)
  const debt = toDebt(loans, situation.rightsAnswers, today)
  const hold = getHold(scenario, debt)
  const inOrder = inGoalOrder(sources)
  // Each list compares the whole catalog, so none is made twice.
  const made = new Map<string, OffersView>()
  const listInOrder = (some: readonly CurrentLoan[]) => {
    const key = some.map(({ id }) => id).join()
    const list = made.get(key) ?? listFor(some, inOrder, scenario)
    made.set(key, list)
    return list
  }
  const firstFor = (some: readonly CurrentLoan[]) => listInOrder(some).shown[0]
  const { loans: federal } = debt
  const ledger =
    federal.length === 0 ? null : priceLedger(debt, { offer: firstFor(federal), scenario, today })
  const holdOf = (loan: CurrentLoan) =>
    ledger?.outweighed?.loanIds.includes(loan.id) ? ledger.outweighed : hold
  const { advised, moved } = adviseOn(listMovable(situation, holdOf), {
    firstFor,
    sources: { loans, debt, scenario, today, holdOf },
  })
  return {
    list: inOrder === sources ? listInOrder(moved) : listFor(moved, sources, scenario),
    scenario,
    loans,
    moved,
    today: addUpLoans(moved, today),
    advised,
    isAgeAssumed: situation.answers.birthDate === undefined,
    ledger,
    hold,
    hasLenders: sources.offers.length > 0,
    questionsPath,
  }
}

/** Says why all federal loans stay: their rights are needed, have no price yet, or are undecided. */
function getHold({ rights }: Scenario, { unanswered }: FederalDebt): RefinanceView['hold'] {
  if (rights === 'needed') return 'rights_needed'
  if (unanswered.length > 0) return 'rights_untold'
  return rights === 'undecided' ? 'rights_undecided' : null
}

/** Lists the loans that could move: of those that the visitor wants to refinance, the ones that nothing holds. */
function listMovable(
  { loans, answers }: RefinanceSituation,
  holdOf: (loan: CurrentLoan) => Obstacle | null,
): readonly CurrentLoan[] {
  const { loanType } = answers
  const wanted = loans.filter((loan) => takesLoan({ loans: loanType ? [loanType] : null }, loan))
  const free = (wanted.length > 0 ? wanted : loans).filter(
    (loan) => !isFederal(loan) || holdOf(loan) === null,
  )
  return free.length > 0 ? free : wanted.length > 0 ? wanted : loans
}

/**
 * Advises on the loans at the first offer for them, then at the first offer for those that would move, and so on: fewer
 * loans may bring another offer or term. Of these, the advice that leaves the least to pay counts.
 */
function adviseOn(
  movable: readonly CurrentLoan[],
  {
    firstFor,
    sources,
  }: { firstFor: (some: readonly CurrentLoan[]) => ExplainedOffer | undefined; sources: AdviceSources },
): { advised: Advised | null; moved: readonly CurrentLoan[] } {
  const { loans } = sources
  let best: { advised: Advised | null; moved: readonly CurrentLoan[] } = { advised: null, moved: movable }
  let tried = movable
  for (let round = 0; round <= rounds; round += 1) {
    const advised = advise(firstFor(tried), sources)
    if (!advised) break
    const moved = loans.filter((_, at) => advised.lowest.advice[at]?.refinance)
    if (!best.advised || advised.lowest.chosenCents < best.advised.lowest.chosenCents)
      best = { advised, moved: moved.length > 0 ? moved : tried }
    if (moved.length === 0 || isSame(moved, tried)) break
    tried = moved
  }
  return best
}

/** The advice follows the goal and the filters, whatever order and page the visitor looks at. */
function inGoalOrder(sources: Sources): Sources {
  const others = ['sort', 'all', 'page'].filter((name) => sources.params.has(name))
  if (others.length === 0) return sources
  const params = new URLSearchParams(sources.params)
  for (const name of others) params.delete(name)
  return { ...sources, params }
}

/** Lists the offers for one set of loans. */
function listFor(loans: readonly CurrentLoan[], sources: Sources, scenario: Scenario): OffersView {
  const { params, situation, today, offers, paidLenders } = sources
  const { profile, goal, isExample } = situation
  const asked = params.getAll('sort').at(-1)
  const left = addUpLoans(loans, today)
  const list = viewOffers({
    params,
    paths,
    today,
    offers,
    paidLenders,
    defaultSort: goal,
    situation: {
      profile: { ...profile, loanSorts: listSorts(loans) },
      borrowing: {
        amountCents: left.balanceCents,
        inSchoolMonths: 0,
        repayment: 'immediate',
        replaced: {
          // An order by another goal prices the offers at that goal's terms too.
          goal: refinanceGoals.find((each) => each === asked) ?? goal,
          months: left.months,
          monthlyPaymentCents: left.monthlyPaymentCents,
          totalCents: left.totalCents,
        },
      },
      shareableAnswers: toScenarioEntries(scenario),
      isExample,
      schoolName: undefined,
      opeid: '',
    },
  })
  return { ...list, shown: list.shown.map((shown) => ({ ...shown, lowestEnd: judgeLowest(shown, profile) })) }
}

/** A lowest rate that the borrower's own score misses counts only if they said that someone cosigns. */
function judgeLowest({ offer, judgment, lowestEnd }: ExplainedOffer, profile: BorrowerProfile): Verdict {
  if (offer.rules.cosigner === 'required') return lowestEnd
  return checkLowestRate(offer, { ...profile, hasCosigner: profile.hasCosigner ?? false }, judgment)
}

interface AdviceSources {
  loans: readonly CurrentLoan[]
  debt: FederalDebt
  scenario: Scenario
  today: string
  holdOf: (loan: CurrentLoan) => Obstacle | null
}

function advise(
  offer: ExplainedOffer | undefined,
  { loans, debt, scenario, today, holdOf }: AdviceSources,
): Advised | null {
  if (!offer) return null
  const candidates = loans.map((loan) => ({
    loan,
    hold: holdOf(loan),
    isTaken: takesLoan(offer.offer.rules.refinance ?? { loans: null }, loan),
  }))
  const chooseAt = (ratePercent: number) =>
    chooseWithRights(
      candidates,
      toTerms(offer, ratePercent),
      toPrices(debt, offer, { scenario, today, ratePercent }),
    )
  return {
    offer,
    lowest: chooseAt(lowestOpenRate(offer)),
    highest: chooseAt(offer.highest.ratePercent),
  }
}

function toTerms({ offer, termMonths }: ExplainedOffer, ratePercent: number): RefinanceTerms {
  const { originationFeePercent, applicationFeeCents, minimumCents, maximumCents } = offer
  return { ratePercent, termMonths, originationFeePercent, applicationFeeCents, minimumCents, maximumCents }
}

function isSame(some: readonly CurrentLoan[], others: readonly CurrentLoan[]): boolean {
  return some.length === others.length && some.every((loan) => others.includes(loan))
}
