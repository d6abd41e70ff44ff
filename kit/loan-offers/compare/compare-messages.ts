import { compareTableText } from '#app/ui/compare-table/messages.ts'
import { formatDate } from '#domain/dates.ts'
import type { LoanRules } from '#domain/eligibility/loan-rules.ts'
import type { LoanOffer, RepaymentOption } from '#domain/loans/loan-offer.ts'
import type { Capitalization, RepaymentChoice } from '#domain/loans/loan-terms.ts'
import { assumedMaximum } from '#domain/loans/maximum-rate.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { formatDollars } from '#domain/money.ts'
import { isYours } from '#domain/own-id.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { compareWords } from '#kit/listing/compare/compare-words.ts'
import { maxComparedInWords } from '#kit/listing/compared.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import type { Standing } from './compared-offer.ts'

const capitalizations: Record<Capitalization, string> = {
  at_repayment: 'once, when full payments begin',
  yearly: 'every year',
  quarterly: 'every three months',
  monthly: 'every month',
  interest_free: 'Never: no interest accrues before full payments begin',
}

/** Texts of the comparison, on the page and in its file. */
export const compareText = {
  ...compareWords('loan'),
  emptyTitle: 'Nothing to compare yet',
  /** @param loans such as 'private student loans' */
  description: (loans: string) =>
    `Up to ${maxComparedInWords} ${loans} side by side: what each can cost at its lowest and highest rates, plus its rules, fees, and protections.`,

  countedWith: (borrowing: Borrowing) =>
    [
      `${formatDollars(borrowing.amountCents)} disbursed`,
      ...(borrowing.inSchoolMonths === 0
        ? []
        : [`${compareTableText.months(borrowing.inSchoolMonths)} of school left`]),
      whileInSchool[borrowing.repayment],
      describeTerm(borrowing),
      ...(borrowing.withAutopay && !borrowing.withSameAssumptions ? ['the autopay discount'] : []),
      ...(borrowing.withSameAssumptions ? ['the same terms for every loan'] : []),
    ].join(', '),
  chart: 'What each loan costs in total, at its lowest and highest rates',
  example: 'You haven’t answered any questions yet, so these figures are an example.',
  samples: 'Loans marked “Sample” are made up to show how the site works: no one lends at these rates.',

  offer: ({ lenderName, product, rateType }: LoanOffer) => `${lenderName}, ${product}, ${rateType}`,
  product: ({ id, product, rateType, isSample }: LoanOffer, isQuoted: boolean) =>
    `${product}, ${rateType}${isSample ? ' · Sample' : ''}${isYours({ id }) ? ' · Yours' : ''}${isQuoted ? ' · Your quoted rate' : ''}`,

  save: 'The link includes the loans, any rates you entered, and the ranges you chose, with your amount rounded up to the next $500. The file and the printout show this page’s figures. None of them includes your name, your school, your citizenship, or which rules you meet.',
  keepRefinance:
    'The link includes the offers, any rates you entered, and your settings, but never your loans: anyone who opens it sees the offers priced for an example loan, or for their own answers. The file and the printout show this page’s figures.',
  mailSubject: 'Student loans to compare',
  mailIntro: 'Side by side, with what each can cost at its lowest and highest rates:',

  sections: {
    highest: 'At the highest rate',
    lowest: 'At the lowest rate',
    maximum: 'If the rate goes as high as it can',
    fit: 'Can you get it?',
    rate: 'The rate',
    amount: 'Amounts and fees',
    repayment: 'Paying it back',
    cosigner: 'With a cosigner',
    site: 'On this site',
  },
  hints: {
    lowest: 'Few people get it: see “Lowest rate requires.”',
    highest: 'Plan on this one. It’s what the lender charges the borrowers it considers riskiest.',
    maximum: `The most a lender may charge over the life of the loan. A fixed rate never rises. Where a lender states no rate cap, we assume ${assumedMaximum.percent}%, the maximum on the federal sample form; the rate can rise above that.`,
    site: 'What a lender pays us doesn’t affect its place on our list.',
  },
  rows: {
    apr: loanOfferText.apr,
    rate: loanOfferText.rate,
    before: 'Monthly, until full payments begin',
    owed: 'Balance when full payments begin',
    monthlyPayment: 'Monthly, full payments',
    total: 'Paid in total',
    applyBy: 'Apply by',
    rateType: 'Rate type',
    quoted: 'Your quoted APR',
    floor: 'Lowest rate requires',
    follows: 'Variable rate index',
    cap: 'Rate cap',
    autopay: 'Autopay',
    alone: 'Higher rate without a cosigner',
    rateSeen: 'Rates as of',
    principal: 'You borrow',
    originationFee: 'Origination fee',
    applicationFee: 'Application fee',
    lateFee: 'Late payment fee',
    returnedPaymentFee: 'Returned payment fee',
    minimum: 'Minimum loan amount',
    maximum: 'Maximum loan amount',
    term: 'Repayment term',
    terms: 'Repayment terms offered',
    options: 'In-school payment options',
    capitalization: 'Unpaid interest is capitalized',
    grace: 'Grace period after school',
    hardship: 'Hardship forbearance',
    cosigner: 'Cosigner',
    release: 'Cosigner can ask for release after',
    releaseConditions: 'Release also requires',
    score: 'Ranking score',
  },
  standing: {
    available: 'Listed for you',
    refused: 'Not eligible: you don’t meet a requirement',
    stale: `Not ranked: rates older than ${maxRateAgeDays} days`,
    below_minimum: 'Not ranked: its minimum is above your amount',
    above_maximum: 'Not ranked: its maximum is below your amount',
    repayment_not_offered: 'Not ranked: doesn’t offer this in-school payment',
    term_not_offered: 'Not ranked: doesn’t offer this term',
    deadline_passed: 'Not listed: its deadline has passed',
  } satisfies Record<Standing, string>,
  standingShort: {
    refused: 'You’re not eligible',
    stale: 'Rates too old',
    below_minimum: 'Amount too small',
    above_maximum: 'Amount too large',
    repayment_not_offered: 'Payment not offered',
    term_not_offered: 'Term not offered',
    deadline_passed: 'Deadline passed',
  } satisfies Record<Exclude<Standing, 'available'>, string>,
  rateType: { fixed: 'Fixed', variable: 'Variable' },
  autopayOff: (points: number) =>
    points > 0 ? `takes ${points.toFixed(2)} points off` : 'doesn’t change the rate',
  seen: (isoDay: string, ageDays: number) =>
    `${formatDate(isoDay, 'Month D, YYYY')} (${ageDays === 0 ? 'today' : ageDays === 1 ? '1 day ago' : `${ageDays} days ago`})`,
  day: (isoDay: string) => formatDate(isoDay, 'Month D, YYYY'),
  allYear: 'Any time',
  schoolCost: 'The school’s cost of attendance',
  term: compareTableText.term,
  capitalization: ({ choice, capitalization }: RepaymentOption) =>
    choice === 'immediate' ? 'Never: no interest goes unpaid' : capitalizations[capitalization],
  cosigner: {
    required: 'Required',
    optional: 'Optional',
    not_taken: 'Not accepted',
  } satisfies Record<LoanRules['cosigner'], string>,
  yes: 'Yes',
  no: 'No',
} as const

const whileInSchool: Record<RepaymentChoice, string> = {
  immediate: 'full payments right away',
  interest_only: 'interest-only payments until after school',
  flat: 'small flat payments until after school',
  deferred: 'no payments until after school',
}

function describeTerm({ termMonths, withSameAssumptions, replaced }: Borrowing): string {
  if (termMonths !== null) return `${compareTableText.term(termMonths)} to repay`
  if (withSameAssumptions) return '10 years to repay'
  return replaced ? 'each loan at the term that fits your goal' : 'each loan at its term closest to 10 years'
}
