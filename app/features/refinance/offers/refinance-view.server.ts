import { type OffersView, viewOffers } from '#app/features/loan-offers/list/offers-view.server.ts'
import { paths } from '#app/features/refinance/situation/paths.ts'
import type { RefinanceSituation } from '#app/features/refinance/situation/refinance-situation.server.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { ExplainedOffer } from '#domain/ranking/compare-offers.ts'
import { chooseLoans, type LoanChoice } from '#domain/refinance/choose-loans.ts'
import { refinanceGoals } from '#domain/refinance/codes.ts'
import { type CurrentLoan, type FederalCurrentLoan, isFederal } from '#domain/refinance/current-loan.ts'
import { addUpLoans, type LoansToday } from '#domain/refinance/loans-today.ts'
import type { RefinanceTerms } from '#domain/refinance/place-loan.ts'
import { type FederalDebt, listRights } from '#domain/refinance/rights.ts'
import { toDebt } from './federal-debt.ts'
import { type Ledger, priceLedger } from './ledger.ts'
import { readScenario, type Scenario, toScenarioEntries } from './scenario.ts'

/** What to do with each loan at the first offer's terms, if its rate is the lowest, and if it is the highest. */
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
  /** Whether the rights are priced with an income that the visitor did not tell. */
  isIncomeAssumed: boolean
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
  const { loans } = situation
  const scenario = readScenario(sources.params)
  const debt = toDebt(loans, situation, { scenario, today })
  const mayMove = loans.filter((loan) => !isFederal(loan) || scenario.rights === 'not_needed')
  let moved: readonly CurrentLoan[] = mayMove.length > 0 ? mayMove : loans
  const firstFor = (some: readonly CurrentLoan[]) => listFor(some, inGoalOrder(sources), scenario).shown[0]
  let advised = advise(firstFor(moved), { loans, debt, scenario, today })
  for (let round = 0; round < rounds && advised; round += 1) {
    const { advice } = advised.lowest
    const better = loans.filter((_, at) => advice[at]?.refinance)
    if (better.length === 0 || isSame(better, moved)) break
    moved = better
    advised = advise(firstFor(moved), { loans, debt, scenario, today })
  }
  const { loans: federal } = debt
  return {
    list: listFor(moved, sources, scenario),
    scenario,
    loans,
    moved,
    today: addUpLoans(moved, today),
    advised,
    isIncomeAssumed: typeof situation.answers.income !== 'number',
    isAgeAssumed: situation.answers.birthDate === undefined,
    ledger:
      federal.length === 0
        ? null
        : priceLedger(debt, {
            offer: isSame(federal, moved) ? advised?.offer : firstFor(federal),
            scenario,
            today,
          }),
  }
}

/** The advice follows the goal and the filters, whatever order and page the visitor looks at. */
function inGoalOrder(sources: Sources): Sources {
  const params = new URLSearchParams(sources.params)
  for (const name of ['sort', 'all', 'page']) params.delete(name)
  return { ...sources, params }
}

/** Lists the offers for one set of loans. */
function listFor(loans: readonly CurrentLoan[], sources: Sources, scenario: Scenario): OffersView {
  const { params, situation, today, offers, paidLenders } = sources
  const { profile, goal, isExample } = situation
  const asked = params.getAll('sort').at(-1)
  const left = addUpLoans(loans, today)
  return viewOffers({
    params,
    paths,
    today,
    offers,
    paidLenders,
    usualSort: goal,
    situation: {
      profile,
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
      bands: toScenarioEntries(scenario),
      isExample,
      schoolName: undefined,
      opeid: '',
    },
  })
}

interface AdviceSources {
  loans: readonly CurrentLoan[]
  debt: FederalDebt
  scenario: Scenario
  today: string
}

function advise(offer: ExplainedOffer | undefined, { loans, debt, scenario, today }: AdviceSources) {
  if (!offer) return null
  const needed = (loan: FederalCurrentLoan) => {
    if (scenario.rights === 'undecided') return null
    return scenario.rights === 'needed' ? listRights(loan, debt) : []
  }
  const candidates = loans.map((loan) => ({
    loan,
    neededRights: isFederal(loan) ? needed(loan) : [],
    isTaken: true,
  }))
  const chooseAt = (end: 'lowest' | 'highest') => chooseLoans(candidates, toTerms(offer, end), today)
  return { offer, lowest: chooseAt('lowest'), highest: chooseAt('highest') }
}

function toTerms({ offer, termMonths, ...ends }: ExplainedOffer, end: 'lowest' | 'highest'): RefinanceTerms {
  const { originationFeePercent, applicationFeeCents, minimumCents, maximumCents } = offer
  const { ratePercent } = ends[end]
  return { ratePercent, termMonths, originationFeePercent, applicationFeeCents, minimumCents, maximumCents }
}

function isSame(some: readonly CurrentLoan[], others: readonly CurrentLoan[]): boolean {
  return some.length === others.length && some.every((loan) => others.includes(loan))
}
