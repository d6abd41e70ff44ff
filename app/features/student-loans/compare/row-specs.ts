import { eligibilityWords } from '#app/features/loan-offers/eligibility-words.ts'
import { words as offerWords } from '#app/features/loan-offers/words.ts'
import type { LoanCost } from '#domain/loans/cost-of-loan.ts'
import { totalPaidAt } from '#domain/ranking/ranking-input.ts'
import { words } from './compare-words.ts'
import type { ComparedCosts, ComparedOffer } from './compared-offer.ts'
import { type Fact, list, money, months, none, notSaid, payment, percent, text } from './fact.ts'

export type SectionCode = keyof typeof words.sections

/** A thing that is compared: what it is called, and what it is of each offer. */
export interface RowSpec {
  label: string
  of(compared: ComparedOffer): Fact
  /** Left out where one direction is not better for everybody: a longer term costs more, and asks less a month. */
  better?: 'lowest' | 'highest' | 'most' | 'soonest'
  isPersonal?: boolean
}

/** In the order in which they are shown, printed and written to the file. */
export const sectionSpecs: readonly { code: SectionCode; rows: readonly RowSpec[] }[] = [
  {
    code: 'lowest',
    rows: [
      {
        label: words.rows.rate,
        of: counted(({ priced }) => percent(priced.lowest.ratePercent)),
        better: 'lowest',
      },
      { label: words.rows.apr, of: counted((costs) => percent(costs.lowestAprPercent)), better: 'lowest' },
      ...costRows(({ priced }) => priced.lowest.cost),
    ],
  },
  {
    code: 'highest',
    rows: [
      {
        label: words.rows.rate,
        of: counted(({ priced }) => percent(priced.highest.ratePercent)),
        better: 'lowest',
      },
      { label: words.rows.apr, of: counted((costs) => percent(costs.highestAprPercent)), better: 'lowest' },
      ...costRows(({ priced }) => priced.highest.cost),
    ],
  },
  {
    code: 'maximum',
    rows: [
      {
        label: words.rows.rate,
        of: counted(({ maximum }) => percent(maximum.ratePercent)),
        better: 'lowest',
      },
      ...costRows(({ maximum }) => maximum.cost),
    ],
  },
  {
    code: 'fit',
    rows: [
      { label: words.rows.standing, of: ({ standing }) => text(words.standing[standing]), isPersonal: true },
      { label: words.rows.refusedBy, of: refusingRules, isPersonal: true },
      { label: words.rows.unsettled, of: openRules, isPersonal: true },
      {
        label: words.rows.applyBy,
        of: ({ offer }) => text(offer.applyBy ? words.day(offer.applyBy) : words.allYear),
      },
    ],
  },
  {
    code: 'rate',
    rows: [
      { label: words.rows.rateType, of: ({ offer }) => text(words.rateType[offer.rateType]) },
      { label: words.rows.floor, of: ({ offer }) => text(offer.floorConditions) },
      {
        label: words.rows.follows,
        of: ({ offer }) => (offer.rateType === 'fixed' ? none : text(offer.rateIndex)),
      },
      {
        label: words.rows.cap,
        of: ({ offer }) => (offer.rateType === 'fixed' ? none : percent(offer.rateCapPercent)),
        better: 'lowest',
      },
      {
        label: words.rows.autopay,
        of: ({ offer }) => text(words.autopayOff(offer.autopayDiscountPercent)),
      },
      { label: words.rows.alone, of: ({ offer }) => yesOrNo(offer.isHigherWithoutCosigner) },
      {
        label: words.rows.rateSeen,
        of: ({ offer, rateAgeDays }) => text(words.seen(offer.rateSeenOn, rateAgeDays)),
      },
    ],
  },
  {
    code: 'amount',
    rows: [
      { label: words.rows.principal, of: counted(({ priced }) => money(priced.principalCents)) },
      {
        label: words.rows.originationFee,
        of: ({ offer, costs }) =>
          costs ? money(costs.priced.feeCents) : percent(offer.originationFeePercent),
        better: 'lowest',
      },
      {
        label: words.rows.applicationFee,
        of: ({ offer }) => money(offer.applicationFeeCents),
        better: 'lowest',
      },
      {
        label: words.rows.lateFee,
        of: ({ offer }) => text(offerWords.lateFee(offer.lateFeePercent, offer.lateFeeCents) ?? ''),
      },
      {
        label: words.rows.returnedPaymentFee,
        of: ({ offer }) => money(offer.returnedPaymentFeeCents),
        better: 'lowest',
      },
      { label: words.rows.minimum, of: ({ offer }) => money(offer.minimumCents) },
      {
        label: words.rows.maximum,
        of: ({ offer }) => (offer.maximumCents === null ? text(words.schoolCost) : money(offer.maximumCents)),
      },
    ],
  },
  {
    code: 'repayment',
    rows: [
      { label: words.rows.term, of: counted(({ priced }) => ({ kind: 'term', count: priced.termMonths })) },
      { label: words.rows.terms, of: ({ offer }) => text(offerWords.terms(offer.termsMonths)) },
      {
        label: words.rows.options,
        of: ({ offer }) => text(offerWords.options(offer.repaymentOptions)),
      },
      {
        label: words.rows.capitalization,
        of: counted(({ priced }) => text(words.capitalization(priced.option))),
      },
      { label: words.rows.grace, of: ({ offer }) => months(offer.graceMonths) },
      { label: words.rows.hardship, of: ({ offer }) => months(offer.hardshipMonths), better: 'most' },
    ],
  },
  {
    code: 'cosigner',
    rows: [
      { label: words.rows.cosigner, of: ({ offer }) => text(words.cosigner[offer.rules.cosigner]) },
      { label: words.rows.release, of: releaseAfter, better: 'soonest' },
      {
        label: words.rows.releaseConditions,
        of: ({ offer }) =>
          offer.rules.cosigner === 'not_taken' ? none : text(offer.cosignerReleaseConditions),
      },
    ],
  },
  {
    code: 'site',
    rows: [
      {
        label: words.rows.score,
        of: ({ score }) => (score === null ? none : { kind: 'points', hundredths: score }),
        better: 'highest',
        isPersonal: true,
      },
      { label: words.rows.paid, of: ({ isPaid, offer }) => text(words.paid(isPaid, offer.isSample)) },
    ],
  },
]

/** A fact that only a priced offer has. */
function counted(of: (costs: ComparedCosts) => Fact) {
  return ({ costs }: ComparedOffer) => (costs ? of(costs) : none)
}

function costRows(costOf: (costs: ComparedCosts) => LoanCost): RowSpec[] {
  const of = (fact: (cost: LoanCost) => Fact) => counted((costs) => fact(costOf(costs)))
  return [
    { label: words.rows.before, of: counted((costs) => beforeFullPayments(costs, costOf(costs))) },
    { label: words.rows.owed, of: of((cost) => money(cost.balanceAtRepaymentCents)), better: 'lowest' },
    {
      label: words.rows.monthlyPayment,
      of: of((cost) => payment(cost.monthlyPaymentCents)),
      better: 'lowest',
    },
    {
      label: words.rows.total,
      of: counted((costs) => money(totalPaidAt(costs.priced, costOf(costs)))),
      better: 'lowest',
    },
  ]
}

/** Who pays in full at once has no time before that. */
function beforeFullPayments({ priced }: ComparedCosts, cost: LoanCost): Fact {
  return priced.option.choice === 'immediate' ? none : payment(cost.inSchoolPaymentCents)
}

function releaseAfter({ offer }: ComparedOffer): Fact {
  if (offer.rules.cosigner === 'not_taken') return none
  const count = offer.cosignerReleaseAfterPayments
  return count === null ? notSaid : { kind: 'payments', count }
}

/** Each rule that refuses, with what would end that. */
function refusingRules({ eligibility }: ComparedOffer): Fact {
  const rules = eligibility.rules.filter(({ verdict }) => verdict === 'no')
  return list(
    rules.map((rule) => {
      const way = rule.change ? eligibilityWords.change(rule.change) : eligibilityWords.noChange
      return `${eligibilityWords.wants(rule)}. ${way}`
    }),
  )
}

function openRules({ eligibility }: ComparedOffer): Fact {
  const rules = eligibility.rules.filter(({ verdict }) => verdict === 'unknown')
  return list(rules.map(eligibilityWords.wants))
}

function yesOrNo(value: boolean | null): Fact {
  return value === null ? notSaid : text(value ? words.yes : words.no)
}
