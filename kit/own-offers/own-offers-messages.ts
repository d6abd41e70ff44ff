import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { RepaymentChoice } from '#domain/loans/loan-terms.ts'
import type { AprCheck, Explanation, MissingFact } from '#domain/own-offers/check-apr.ts'
import { type CountedFact, countedAs, maxOwnOffers } from '#domain/own-offers/own-offer.ts'
import { maxTextLength } from '#domain/own-offers/read-offer-text.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import type { FieldName } from './own-offer-fields.ts'
import { ownOfferRetention } from './retention.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Texts of the offers that visitors got elsewhere and typed in. */
export const ownOffersText = {
  title: 'Your own offers',
  editTitle: (lender: string) => `Change your offer from ${lender}`,
  description:
    'Enter the loan offers you got, and compare them with federal loans and every loan on our list.',
  lead: 'Enter an offer you got from a lender. It joins the list, ranked by the same rules as every other loan.',
  kept: (days: string) =>
    `Only you can see these offers. We store them for ${days} days after your last change, or in your account until you remove them. Clearing your answers removes them too. Your name and Social Security number are never needed.`,
  keptFor: ownOfferRetention.inWords,
  add: 'Add an offer you got',
  mark: 'Yours',
  addLink: 'Add an offer you got',
  insteadOfSamples: 'Compare your own instead',
  yours: 'Offers you entered',
  none: 'None yet.',
  toList: 'See them on the list',
  addMore: 'Add another offer',
  back: 'Back to your own offers',
  save: 'Save offer',
  full: `You have ${maxOwnOffers} offers, the most this page can hold. Remove one to add another.`,

  paste: {
    title: 'Fill out the form from an email or document',
    label: 'The lender’s email or disclosure',
    hint: `Up to ${maxTextLength.toLocaleString('en-US')} characters. Your browser sends the text to this site, which looks for the details below and then discards it right away. The text is never stored or passed on. Anything it finds is filled in on the form, which is saved, encrypted, for one day. Leave out your name, account number, and Social Security number.`,
    read: 'Find loan details',
    found: (count: number) =>
      count === 1
        ? 'Found 1 detail in your text. Nothing is saved as an offer until you check it and select “Save offer.”'
        : `Found ${count} details in your text. Nothing is saved as an offer until you check each and select “Save offer.”`,
    nothing: 'We didn’t find any loan details in your text. Enter them below.',
    isCut: 'Your text is longer than we can read. Check the rest yourself.',
    check: 'Found in your text. Check it.',
  },

  groups: {
    rate: 'Lender and rate',
    apr: 'The lender’s stated APR',
    repayment: 'Amount and repayment',
    fees: 'Fees',
    protections: 'Cosigner and protections',
  },
  unknown: 'Leave blank anything you don’t know.',
  labels: {
    lenderName: 'Lender',
    product: 'Loan name',
    rateType: 'Fixed or variable rate',
    lowestRate: 'Interest rate, or the lowest of a range',
    highestRate: 'Highest rate of the range',
    lowestApr: 'APR, or the lowest of a range',
    highestApr: 'Highest APR of the range',
    rateCap: 'Rate cap',
    discount: 'Autopay discount',
    amount: 'Loan amount',
    term: 'Repayment term',
    repayment: 'In-school payments',
    flatPayment: 'Monthly flat payment',
    school: 'Months until you leave school',
    grace: 'Grace period, in months',
    fee: 'Origination fee',
    lateFee: 'Late payment fee',
    returnedFee: 'Returned payment fee',
    cosigner: 'Is there a cosigner?',
    release: 'Cosigner release after',
    hardship: 'Forbearance, in months',
  } satisfies Partial<Record<FieldName, string>>,
  hints: {
    rateType: undefined,
    lowestRate: 'As a percent, before any discount, like 7.25',
    highestRate: 'Only if the lender gives a range',
    lowestApr: 'As a percent. We calculate it too, and tell you if the two differ.',
    highestApr: 'Only for a range of rates',
    rateCap: 'The highest a variable rate can reach, in percent',
    discount: 'In percentage points, like 0.25',
    amount: 'Before any fee is taken out',
    term: 'In years or months, like 10 years or 120 months',
    flatPayment: 'Only for flat payments, like 25',
    school: 'Per the disclosure; 0 if you’ve left school',
    fee: 'As a percent of the loan. 0 if there is none.',
    release: 'How many on-time full payments',
    hardship: 'How long payments can be paused for hardship',
  } as Partial<Record<FieldName, string>>,
  notKnown: 'I don’t know',
  rateTypes: { fixed: 'Fixed', variable: 'Variable' } satisfies Record<LoanOffer['rateType'], string>,
  repayments: {
    immediate: 'Full payments',
    interest_only: 'Interest only',
    flat: 'Flat payments',
    deferred: 'None (deferred)',
  } satisfies Record<RepaymentChoice, string>,
  yes: 'Yes',
  no: 'No',

  calendar: {
    accept: (lender: string) => `Last day to accept: ${lender}`,
    cancel: (lender: string) => `Last day to cancel, to be safe: ${lender}`,
    download: 'Download these deadlines for your calendar (.ics)',
  },
  problems: {
    noLender: 'Enter the lender’s name',
    noRateType: 'Select whether the rate is fixed or variable',
    noRate: 'Enter the interest rate, like 7.25',
    noTerm: 'Enter the repayment term, like 10 years or 120 months',
    termUnit: (number: string) => `Enter ${number} years or ${number} months`,
    lowCap: 'The rate cap must be at least the highest rate',
    turned: (label: string) => `${label}: must be at least the lowest`,
    oneApr: 'Enter one APR for a single rate, or enter the highest rate of the range too',
    percent: (label: string, most: number) => `${label}: enter a percentage from 0 to ${most}, like 7.25`,
    long: (label: string, most: number) => `${label}: use ${most} characters or fewer`,
  },

  rates: (low: number, high: number) => (low === high ? `${low}%` : `${low}% to ${high}%`),
  enteredOn: (day: string) => `You confirmed this offer on ${day}.`,
  stale: `Not ranked: you confirmed it more than ${maxRateAgeDays} days ago. If it’s still valid, select “Change” and save it again.`,
  counted: (facts: readonly CountedFact[]) =>
    facts.length === 0 ? '' : `Not entered, so we assumed ${and.format(facts.map((fact) => counted[fact]))}.`,
  apr: describeApr,
  explain: 'Possible reasons:',
  rules: 'The rules behind these checks and deadlines',
  dashboard: {
    entered: 'Entered',
    open: 'Open my offers',
    what: (lender: string) => `Your offer from ${lender}`,
  },
} as const

const counted: Record<CountedFact, string> = {
  fee: 'no origination fee',
  discount: 'no autopay discount',
  grace: `a ${countedAs.graceMonths}-month grace period`,
  repayment: 'any in-school payment',
}

const missing: Record<MissingFact, string> = {
  repayment: 'the in-school payments',
  schoolMonths: 'the months until you leave school',
  amount: 'the loan amount',
}

export const explanations: Record<Explanation, string> = {
  fee_unknown: 'An origination fee that you didn’t enter raises the APR.',
  grace_assumed: `You didn’t enter the grace period, so we assumed ${countedAs.graceMonths} months.`,
  flat_assumed: 'You didn’t enter the flat payment, so we assumed $25 a month.',
  discount: 'An autopay discount that you didn’t enter lowers the APR.',
  other_fees: 'Other fees that are part of the finance charge raise the APR.',
  disbursements: 'The lender may assume several disbursements; we assume one.',
  capitalization:
    'The lender may capitalize unpaid interest more than once; we assume it happens once, when full payments begin.',
}

const fraction = (tolerance: number) => (tolerance === 0.25 ? '1/4' : '1/8')

/** Says how the stated APR compares with the computed one; '' if there is nothing to say. */
function describeApr(check: AprCheck): string {
  if (check.state === 'not_stated' || check.state === 'agrees') return ''
  if (check.state === 'incomplete')
    return `To check the APR that the lender states, we also need ${and.format(check.missing.map((fact) => missing[fact]))}.`
  const ends = check.ends
    .filter(({ isAccurate }) => !isAccurate)
    .map(
      ({ statedPercent, computedPercent }) =>
        `The lender states an APR of ${statedPercent.toFixed(2)}%; what you entered works out to ${computedPercent.toFixed(2)}%.`,
    )
  return `${ends.join(' ')} Federal rules allow a difference of ${fraction(check.tolerance)} of a percentage point for a loan like this. Check what you entered, then ask the lender.`
}
