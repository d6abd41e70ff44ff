import { mostComparedInWords } from '#app/features/loan-offers/most-compared.ts'
import { formatDate } from '#domain/dates.ts'
import type { LoanRules } from '#domain/eligibility/loan-rules.ts'
import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'
import type { Capitalization, LoanOffer, RepaymentOption } from '#domain/loans/loan-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { formatDollars } from '#domain/money.ts'
import type { Standing } from './compared-offer.ts'

const capitalizations: Record<Capitalization, string> = {
  at_repayment: 'once, when full payments begin',
  yearly: 'every year',
  quarterly: 'every three months',
  monthly: 'every month',
  interest_free: 'Never: none grows before full payments begin',
}

/** What the comparison says, on the page and in its file. */
export const words = {
  offersCrumb: 'Offers',
  crumb: 'Compare',
  title: (count: number) => (count === 1 ? '1 loan, to compare' : `${count} loans side by side`),
  emptyTitle: 'Nothing to compare yet',
  description: `Up to ${mostComparedInWords} private student loans side by side: both ends of what each can cost, its rules, fees and ways out.`,
  empty: `Check two to ${mostComparedInWords} loans in the list, then press Compare.`,
  toOffers: 'Back to the list of loans',
  pickLoans: 'Choose loans to compare',
  gone: (count: number) =>
    count === 1
      ? '1 loan of this link is no longer listed, so it is left out.'
      : `${count} loans of this link are no longer listed, so they are left out.`,
  tooMany: `At most ${mostComparedInWords} loans fit side by side: these are the first ${mostComparedInWords} of the link.`,
  lonely: 'Add a second loan to see where they differ.',

  assumed: 'Counted with',
  countedWith: (borrowing: Borrowing) =>
    [
      `${formatDollars(borrowing.amountCents)} paid out`,
      ...(borrowing.inSchoolMonths === 0 ? [] : [`${months(borrowing.inSchoolMonths)} of school left`]),
      whileInSchool[borrowing.repayment],
      termOf(borrowing),
      ...(borrowing.withAutopay && !borrowing.withSameAssumptions
        ? ['the discount for paying automatically']
        : []),
      ...(borrowing.withSameAssumptions ? ['the same terms for every loan'] : []),
    ].join(', '),
  change: 'Change what is counted with',
  example: 'You have answered nothing yet, so these figures are an example.',
  samples: 'Loans marked “Sample” are invented to show how the site works: nobody lends at their rates.',

  onlyDifferences: 'Show only what differs',
  everything: 'Show every row',
  noDifferences: 'These loans do not differ in anything we compare.',
  addLabel: 'Add a loan',
  add: 'Add',
  remove: 'Remove',
  choose: 'Choose',
  actions: 'What next?',
  /** Names the offer to those who hear a button or link by itself. */
  about: (offer: LoanOffer) => `: ${named(offer)}`,
  offer: (offer: LoanOffer) => named(offer),
  product: ({ product, rateType }: LoanOffer) => `${product}, ${rateType}`,
  cosignerSheet: 'Cosigner sheet',
  sample: 'Sample',
  differs: 'Differs',
  best: { lowest: 'Lowest', highest: 'Highest', most: 'Most', soonest: 'Soonest' },
  caption: 'The loans side by side. Rows in which they differ are marked.',

  keepTitle: 'Keep it or send it',
  keep: 'The link carries the loans and the ranges you chose, your amount rounded up to the next $500. File and paper show what this page counts. None of them holds your name, your school, your citizenship or which rules you meet.',
  download: 'Download as a file (CSV)',
  mail: 'Send by email',
  mailSubject: 'Student loans to compare',
  mailBody: (loans: readonly string[], link: string) =>
    `${loans.map((loan) => `- ${loan}`).join('\n')}\n\nSide by side, with what each can cost at both ends:\n${link}\n`,

  sections: {
    lowest: 'At the lowest rate',
    highest: 'At the highest rate',
    maximum: 'If the rate goes as high as it may',
    fit: 'Can you get it?',
    rate: 'The rate',
    amount: 'Amounts and fees',
    repayment: 'Paying it back',
    cosigner: 'With a cosigner',
    site: 'On this site',
  },
  sectionHints: {
    lowest: 'Few people get it: see “Lowest rate needs” below.',
    highest: 'Plan with this one. It is what the lender asks of those it is least sure of.',
    maximum:
      'The most that a lender may ask over the life of the loan. A fixed rate never rises. Where a lender names no limit, 25% is counted, as federal disclosures do, and it can rise above that.',
    fit: '',
    rate: '',
    amount: '',
    repayment: '',
    cosigner: '',
    site: 'What a lender pays us is no part of its place in our list.',
  },
  rows: {
    rate: 'Interest rate',
    apr: 'APR, fees included',
    before: 'Monthly, until full payments begin',
    owed: 'Owed when full payments begin',
    monthlyPayment: 'Monthly, full payments',
    total: 'Paid in total',
    standing: 'In our list',
    refusedBy: 'Rules you do not meet',
    unsettled: 'Rules we cannot tell',
    applyBy: 'Apply by',
    rateType: 'Kind of rate',
    floor: 'Lowest rate needs',
    follows: 'A variable rate follows',
    cap: 'It can never rise above',
    autopay: 'Paying automatically',
    alone: 'Higher without a cosigner',
    rateSeen: 'Rates seen',
    principal: 'You borrow',
    originationFee: 'Fee taken off what is paid out',
    applicationFee: 'Fee to apply',
    lateFee: 'Late payment',
    returnedPaymentFee: 'Returned payment',
    minimum: 'Smallest loan',
    maximum: 'Largest loan',
    term: 'Counted over',
    terms: 'Terms to choose from',
    options: 'While in school you can',
    capitalization: 'Unpaid interest joins what you owe',
    grace: 'Grace after school',
    hardship: 'Payments can pause in hardship for',
    cosigner: 'Cosigner',
    release: 'Cosigner can ask to leave after',
    releaseConditions: 'Leaving also needs',
    score: 'Points in the ranking',
    paid: 'Does it pay us?',
  },
  standing: {
    available: 'Listed for you',
    refused: 'Not for you: a rule is not met',
    stale: 'Not ranked: rates older than 30 days',
    below_minimum: 'Not counted: lends only larger amounts',
    above_maximum: 'Not counted: lends only smaller amounts',
    repayment_not_offered: 'Not counted: no such way to repay in school',
    term_not_offered: 'Not counted: no such term',
    deadline_passed: 'Not listed: its deadline has passed',
  } satisfies Record<Standing, string>,
  standingShort: {
    refused: 'Not for you',
    stale: 'Rates too old',
    below_minimum: 'Amount too small',
    above_maximum: 'Amount too large',
    repayment_not_offered: 'Not this way to repay',
    term_not_offered: 'Not this term',
    deadline_passed: 'Deadline passed',
  } satisfies Record<Exclude<Standing, 'available'>, string>,
  rateType: { fixed: 'Fixed', variable: 'Variable' },
  autopayOff: (points: number) => (points > 0 ? `takes ${points.toFixed(2)} points off` : 'changes nothing'),
  seen: (isoDay: string, ageDays: number) =>
    `${formatDate(isoDay, 'Month D, YYYY')} (${ageDays === 0 ? 'today' : ageDays === 1 ? '1 day ago' : `${ageDays} days ago`})`,
  day: (isoDay: string) => formatDate(isoDay, 'Month D, YYYY'),
  allYear: 'Any time',
  schoolCost: 'What the school says it costs',
  months: (count: number) => months(count),
  term: (count: number) => years(count),
  payments: (count: number) => (count === 0 ? 'no payments' : `${count} on-time payments`),
  points: (count: number) => `${count.toFixed(2)} of 100`,
  capitalization: ({ choice, capitalization }: RepaymentOption) =>
    choice === 'immediate' ? 'Never: nothing waits' : capitalizations[capitalization],
  cosigner: {
    required: 'Required',
    optional: 'Possible',
    not_taken: 'Not taken',
  } satisfies Record<LoanRules['cosigner'], string>,
  paid: (isPaid: boolean, isSample: boolean) => {
    if (!isPaid) return 'No'
    return isSample ? 'Yes (as a sample: nobody pays us for one)' : 'Yes'
  },
  alike: 'All alike',
  yes: 'Yes',
  no: 'No',
  notSaid: 'Not said',
  none: '–',
  noneSpoken: 'nothing to say',

  file: {
    name: 'loans-side-by-side.csv',
    section: 'Section',
    row: 'What',
    about: 'This comparison',
    madeOn: 'Made on',
    link: 'Link',
    units: { money: 'USD', percent: '%', months: 'months' },
  },
} as const

const whileInSchool: Record<RepaymentChoice, string> = {
  immediate: 'full payments at once',
  interest_only: 'only the interest until after school',
  flat: 'a small flat amount until after school',
  deferred: 'nothing to pay until after school',
}

function termOf({ termMonths, withSameAssumptions }: Borrowing): string {
  if (termMonths !== null) return `${years(termMonths)} to repay`
  return withSameAssumptions ? '10 years to repay' : 'each loan’s own term nearest to 10 years'
}

function named({ lenderName, product, rateType }: LoanOffer): string {
  return `${lenderName}, ${product}, ${rateType}`
}

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`
}

function years(count: number): string {
  return count % 12 === 0 ? `${count / 12} years` : months(count)
}
