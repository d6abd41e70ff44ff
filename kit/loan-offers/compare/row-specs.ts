import type { RowSpec } from '#app/ui/compare-table/compare-rows.ts'
import {
  type Fact,
  list,
  money,
  months,
  none,
  notSaid,
  payment,
  percent,
  text,
} from '#app/ui/compare-table/fact.ts'
import type { LoanCost } from '#domain/loans/cost-of-loan.ts'
import { totalPaidAt } from '#domain/ranking/ranking-input.ts'
import { eligibilityMessages } from '#kit/loan-offers/eligibility-messages.ts'
import { messages as offerMessages } from '#kit/loan-offers/messages.ts'
import { messages } from './compare-messages.ts'
import type { ComparedCosts, ComparedOffer } from './compared-offer.ts'

type SectionCode = keyof typeof messages.sections

export interface LoanRow extends RowSpec<ComparedOffer> {
  /** The page leaves the row out unless a rate is variable, a cosigner signs, or full payments wait. */
  only?: 'variable' | 'cosigned' | 'paid_later'
}

/** All sections, in the order in which they are displayed, printed, and written to the file. */
export const sectionSpecs: readonly { code: SectionCode; rows: readonly LoanRow[] }[] = [
  {
    code: 'highest',
    rows: [
      {
        label: messages.rows.apr,
        of: ifPriced((costs) => percent(costs.highestAprPercent)),
        better: 'lowest',
        isKey: true,
      },
      {
        label: messages.rows.rate,
        of: ifPriced(({ priced }) => percent(priced.highest.ratePercent)),
        better: 'lowest',
      },
      ...costRows(({ priced }) => priced.highest.cost),
    ],
  },
  {
    code: 'lowest',
    rows: [
      {
        label: messages.rows.apr,
        of: ifPriced((costs) => percent(costs.lowestAprPercent)),
        better: 'lowest',
        isKey: true,
      },
      {
        label: messages.rows.rate,
        of: ifPriced(({ priced }) => percent(priced.lowest.ratePercent)),
        better: 'lowest',
      },
      ...costRows(({ priced }) => priced.lowest.cost),
    ],
  },
  {
    code: 'maximum',
    rows: [
      {
        label: messages.rows.rate,
        of: ifPriced(({ maximum }) => percent(maximum.ratePercent)),
        better: 'lowest',
        only: 'variable',
      },
      ...costRows(({ maximum }) => maximum.cost).map((row): LoanRow => ({ ...row, only: 'variable' })),
    ],
  },
  {
    code: 'fit',
    rows: [
      {
        label: messages.rows.standing,
        of: ({ standing }) => text(messages.standing[standing]),
        isPersonal: true,
        isKey: true,
      },
      { label: messages.rows.refusedBy, of: refusingRules, isPersonal: true, isKey: true },
      { label: messages.rows.unsettled, of: openRules, isPersonal: true },
      {
        label: messages.rows.applyBy,
        of: ({ offer }) => text(offer.applyBy ? messages.day(offer.applyBy) : messages.allYear),
      },
    ],
  },
  {
    code: 'rate',
    rows: [
      {
        label: messages.rows.rateType,
        of: ({ offer }) => text(messages.rateType[offer.rateType]),
        isKey: true,
      },
      { label: messages.rows.floor, of: ({ offer }) => text(offer.floorConditions), isKey: true },
      {
        label: messages.rows.follows,
        of: ({ offer }) => (offer.rateType === 'fixed' ? none : text(offer.rateIndex)),
      },
      {
        label: messages.rows.cap,
        of: ({ offer }) => (offer.rateType === 'fixed' ? none : percent(offer.rateCapPercent)),
        better: 'lowest',
      },
      {
        label: messages.rows.autopay,
        of: ({ offer }) => text(messages.autopayOff(offer.autopayDiscountPercent)),
      },
      { label: messages.rows.alone, of: ({ offer }) => yesOrNo(offer.isHigherWithoutCosigner) },
      {
        label: messages.rows.rateSeen,
        of: ({ offer, rateAgeDays }) => text(messages.seen(offer.rateSeenOn, rateAgeDays)),
      },
    ],
  },
  {
    code: 'amount',
    rows: [
      { label: messages.rows.principal, of: ifPriced(({ priced }) => money(priced.principalCents)) },
      {
        label: messages.rows.originationFee,
        of: ({ offer, costs }) =>
          costs ? money(costs.priced.feeCents) : percent(offer.originationFeePercent),
        better: 'lowest',
        isKey: true,
      },
      {
        label: messages.rows.applicationFee,
        of: ({ offer }) => money(offer.applicationFeeCents),
        better: 'lowest',
      },
      {
        label: messages.rows.lateFee,
        of: ({ offer }) => text(offerMessages.lateFee(offer.lateFeePercent, offer.lateFeeCents) ?? ''),
      },
      {
        label: messages.rows.returnedPaymentFee,
        of: ({ offer }) => money(offer.returnedPaymentFeeCents),
        better: 'lowest',
      },
      { label: messages.rows.minimum, of: ({ offer }) => money(offer.minimumCents) },
      {
        label: messages.rows.maximum,
        of: ({ offer }) => (offer.maximumCents === null ? sayNoMaximum(offer) : money(offer.maximumCents)),
      },
    ],
  },
  {
    code: 'repayment',
    rows: [
      {
        label: messages.rows.term,
        of: ifPriced(({ priced }) => ({ kind: 'term', count: priced.termMonths })),
        isKey: true,
      },
      { label: messages.rows.terms, of: ({ offer }) => text(offerMessages.terms(offer.termsMonths)) },
      {
        label: messages.rows.options,
        of: ({ offer }) => text(offerMessages.options(offer.repaymentOptions)),
      },
      {
        label: messages.rows.capitalization,
        of: ifPriced(({ priced }) => text(messages.capitalization(priced.option))),
        only: 'paid_later',
      },
      { label: messages.rows.grace, of: ({ offer }) => months(offer.graceMonths), only: 'paid_later' },
      { label: messages.rows.hardship, of: ({ offer }) => months(offer.hardshipMonths), better: 'most' },
    ],
  },
  {
    code: 'cosigner',
    rows: [
      { label: messages.rows.cosigner, of: ({ offer }) => text(messages.cosigner[offer.rules.cosigner]) },
      { label: messages.rows.release, of: releaseAfter, better: 'soonest', isKey: true, only: 'cosigned' },
      {
        label: messages.rows.releaseConditions,
        of: ({ offer }) =>
          offer.rules.cosigner === 'not_taken' ? none : text(offer.cosignerReleaseConditions),
        only: 'cosigned',
      },
    ],
  },
  {
    code: 'site',
    rows: [
      {
        label: messages.rows.score,
        of: ({ score }) => (score === null ? none : { kind: 'points', hundredths: score }),
        better: 'highest',
        isPersonal: true,
      },
      { label: messages.rows.paid, of: ({ isPaid, offer }) => text(messages.paid(isPaid, offer.isSample)) },
    ],
  },
]

/** Wraps a fact that only a priced offer has. */
function ifPriced(of: (costs: ComparedCosts) => Fact) {
  return ({ costs }: ComparedOffer) => (costs ? of(costs) : none)
}

function costRows(costOf: (costs: ComparedCosts) => LoanCost): LoanRow[] {
  const of = (fact: (cost: LoanCost) => Fact) => ifPriced((costs) => fact(costOf(costs)))
  return [
    { label: messages.rows.before, of: ifPriced((costs) => beforeFullPayments(costs, costOf(costs))) },
    { label: messages.rows.owed, of: of((cost) => money(cost.balanceAtRepaymentCents)), better: 'lowest' },
    {
      label: messages.rows.monthlyPayment,
      of: of((cost) => payment(cost.monthlyPaymentCents)),
      better: 'lowest',
      isKey: true,
    },
    {
      label: messages.rows.total,
      of: ifPriced((costs) => money(totalPaidAt(costs.priced, costOf(costs)))),
      better: 'lowest',
      isKey: true,
    },
  ]
}

/** With immediate repayment, full payments start at once, so there is no period before them. */
function beforeFullPayments({ priced }: ComparedCosts, cost: LoanCost): Fact {
  return priced.option.choice === 'immediate' ? none : payment(cost.inSchoolPaymentCents)
}

/** Only a loan for studies is limited by the school's cost. */
function sayNoMaximum({ rules }: ComparedOffer['offer']): Fact {
  return rules.refinance === null ? text(messages.schoolCost) : notSaid
}

function releaseAfter({ offer }: ComparedOffer): Fact {
  if (offer.rules.cosigner === 'not_taken') return none
  const count = offer.cosignerReleaseAfterPayments
  return count === null ? notSaid : { kind: 'payments', count }
}

/** Lists the rules that the borrower does not meet, each with the change that would meet it. */
function refusingRules({ eligibility }: ComparedOffer): Fact {
  const rules = eligibility.rules.filter(({ verdict }) => verdict === 'no')
  return list(
    rules.map((rule) => {
      const way = rule.change ? eligibilityMessages.change(rule.change) : eligibilityMessages.noChange
      return `${eligibilityMessages.wants(rule)}. ${way}`
    }),
  )
}

function openRules({ eligibility }: ComparedOffer): Fact {
  const rules = eligibility.rules.filter(({ verdict }) => verdict === 'unknown')
  return list(rules.map(eligibilityMessages.wants))
}

function yesOrNo(value: boolean | null): Fact {
  return value === null ? notSaid : text(value ? messages.yes : messages.no)
}
