import type { RowSpec, SectionSpec } from '#app/ui/compare-table/compare-rows.ts'
import {
  type Fact,
  money,
  months,
  none,
  notStated,
  payment,
  percent,
  text,
} from '#app/ui/compare-table/fact.ts'
import type { LoanCost } from '#domain/loans/cost-of-loan.ts'
import { totalPaidAt } from '#domain/loans/rank-offer.ts'
import { isYours } from '#domain/own-id.ts'
import { fitRows } from '#kit/listing/compare/fit-rows.ts'
import { eligibilityText } from '#kit/loan-offers/eligibility-messages.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { compareText } from './compare-messages.ts'
import type { ComparedCosts, ComparedOffer } from './compared-offer.ts'

const { rows: labels } = compareText

export interface LoanRow extends RowSpec<ComparedOffer> {
  /** The page leaves the row out unless a rate is variable, a cosigner signs, or full payments wait. */
  only?: 'variable' | 'cosigned' | 'paid_later'
}

/** All sections, in the order in which they are displayed, printed, and written to the file. */
export const sectionSpecs: readonly SectionSpec<keyof typeof compareText.sections, ComparedOffer, LoanRow>[] =
  [
    { code: 'highest', rows: endRows('highest') },
    { code: 'lowest', rows: endRows('lowest'), isExcluded: ({ lowestEnd }) => lowestEnd === 'no' },
    {
      code: 'maximum',
      rows: [
        {
          label: labels.rate,
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
        ...fitRows(compareText, eligibilityText),
        {
          label: labels.applyBy,
          of: ({ offer }) =>
            isYours(offer)
              ? none
              : text(offer.applyBy ? compareText.day(offer.applyBy) : compareText.allYear),
        },
      ],
    },
    {
      code: 'rate',
      rows: [
        {
          label: labels.quoted,
          of: ({ quotedAprPercent: quoted }) => (quoted === null ? none : percent(quoted)),
          isKey: true,
        },
        {
          label: labels.rateType,
          of: ({ offer }) => text(compareText.rateType[offer.rateType]),
          isKey: true,
        },
        {
          label: labels.floor,
          of: ({ offer, quotedAprPercent: quoted }) => (quoted === null ? text(offer.floorConditions) : none),
          isKey: true,
        },
        {
          label: labels.follows,
          of: ({ offer }) => (offer.rateType === 'fixed' ? none : text(offer.rateIndex)),
        },
        {
          label: labels.cap,
          of: ({ offer }) => (offer.rateType === 'fixed' ? none : percent(offer.rateCapPercent)),
          better: 'lowest',
        },
        {
          label: labels.autopay,
          of: ({ offer }) => text(compareText.autopayOff(offer.autopayDiscountPercent)),
        },
        { label: labels.alone, of: ({ offer }) => yesOrNo(offer.isHigherWithoutCosigner) },
        {
          label: labels.rateSeen,
          of: ({ offer, rateAgeDays }) => text(compareText.seen(offer.rateSeenOn, rateAgeDays)),
        },
      ],
    },
    {
      code: 'amount',
      rows: [
        { label: labels.principal, of: ifPriced(({ priced }) => money(priced.principalCents)) },
        {
          label: labels.originationFee,
          of: ({ offer, costs }) =>
            costs ? money(costs.priced.feeCents) : percent(offer.originationFeePercent),
          better: 'lowest',
          isKey: true,
        },
        {
          label: labels.applicationFee,
          of: ({ offer }) => money(offer.applicationFeeCents),
          better: 'lowest',
        },
        {
          label: labels.lateFee,
          of: ({ offer }) => text(loanOfferText.lateFee(offer.lateFeePercent, offer.lateFeeCents) ?? ''),
        },
        {
          label: labels.returnedPaymentFee,
          of: ({ offer }) => money(offer.returnedPaymentFeeCents),
          better: 'lowest',
        },
        { label: labels.minimum, of: ({ offer }) => (isYours(offer) ? none : money(offer.minimumCents)) },
        {
          label: labels.maximum,
          of: ({ offer }) =>
            offer.maximumCents === null ? withoutMaximum(offer) : money(offer.maximumCents),
        },
      ],
    },
    {
      code: 'repayment',
      rows: [
        {
          label: labels.term,
          of: ifPriced(({ priced }) => ({ kind: 'term', count: priced.termMonths })),
          isKey: true,
        },
        { label: labels.terms, of: ({ offer }) => text(loanOfferText.terms(offer.termsMonths)) },
        { label: labels.options, of: ({ offer }) => text(loanOfferText.options(offer.repaymentOptions)) },
        {
          label: labels.capitalization,
          of: ifPriced(({ priced }) => text(compareText.capitalization(priced.option))),
          only: 'paid_later',
        },
        { label: labels.grace, of: ({ offer }) => months(offer.graceMonths), only: 'paid_later' },
        { label: labels.hardship, of: ({ offer }) => months(offer.hardshipMonths), better: 'most' },
      ],
    },
    {
      code: 'cosigner',
      rows: [
        { label: labels.cosigner, of: ({ offer }) => text(compareText.cosigner[offer.rules.cosigner]) },
        { label: labels.release, of: releaseAfter, better: 'soonest', isKey: true, only: 'cosigned' },
        {
          label: labels.releaseConditions,
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
          label: labels.score,
          of: ({ score }) => (score === null ? none : { kind: 'points', hundredths: score }),
          better: 'highest',
          isPersonal: true,
        },
        {
          label: compareText.paid,
          of: ({ isPaid, offer }) =>
            isYours(offer) ? none : text(compareText.isPaid(isPaid, offer.isSample)),
        },
      ],
    },
  ]

/** Wraps a fact that only a priced offer has. */
function ifPriced(of: (costs: ComparedCosts) => Fact) {
  return ({ costs }: ComparedOffer) => (costs ? of(costs) : none)
}

function endRows(end: 'lowest' | 'highest'): LoanRow[] {
  return [
    {
      label: labels.apr,
      of: ifPriced((costs) => percent(costs[`${end}AprPercent`])),
      better: 'lowest',
      isKey: true,
    },
    { label: labels.rate, of: ifPriced(({ priced }) => percent(priced[end].ratePercent)), better: 'lowest' },
    ...costRows(({ priced }) => priced[end].cost),
  ]
}

function costRows(costOf: (costs: ComparedCosts) => LoanCost): LoanRow[] {
  const of = (fact: (cost: LoanCost) => Fact) => ifPriced((costs) => fact(costOf(costs)))
  return [
    { label: labels.before, of: ifPriced((costs) => beforeFullPayments(costs, costOf(costs))) },
    { label: labels.owed, of: of((cost) => money(cost.balanceAtRepaymentCents)), better: 'lowest' },
    {
      label: labels.monthlyPayment,
      of: of((cost) => payment(cost.monthlyPaymentCents)),
      better: 'lowest',
      isKey: true,
    },
    {
      label: labels.total,
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
function withoutMaximum({ id, rules }: ComparedOffer['offer']): Fact {
  return rules.refinance === null && !isYours({ id }) ? text(compareText.schoolCost) : notStated
}

function releaseAfter({ offer }: ComparedOffer): Fact {
  if (offer.rules.cosigner === 'not_taken') return none
  const count = offer.cosignerReleaseAfterPayments
  return count === null ? notStated : { kind: 'payments', count }
}

function yesOrNo(value: boolean | null): Fact {
  return value === null ? notStated : text(value ? compareText.yes : compareText.no)
}
