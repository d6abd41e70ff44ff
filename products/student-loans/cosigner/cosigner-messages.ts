import { formatDate } from '#domain/dates.ts'
import type { LoanRules } from '#domain/eligibility/loan-rules.ts'
import type { ReasonNotAvailable } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { assumedMaximum } from '#domain/loans/maximum-rate.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import { countedAs } from '#domain/own-offers/own-offer.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { cosignerFacts } from '#kit/loan-offers/cosigner-facts.ts'

const notEntered = 'not entered; see the loan’s disclosures'

/** Texts of the cosigner sheet. `source` lists the laws and regulations that they rely on. */
export const cosignerText = {
  offersCrumb: 'Offers',
  crumb: 'Cosigner fact sheet',
  title: (lender: string) => `Before you cosign a loan from ${lender}`,
  description:
    'See what a cosigner of this private student loan owes, the most it can cost, and how to be released from it.',
  lead: 'For the person who’s been asked to sign. Read it together, print it, and keep it.',
  loan: ({ product, rateType }: LoanOffer) => `${product}, ${rateType} rate`,
  quoted: (aprPercent: number) =>
    `Quoted rate: ${aprPercent.toFixed(2)}% APR, as entered from the lender’s quote. It isn’t an approval yet.`,
  yours: `These are the terms of the offer as the student entered them. If no grace period was entered, we assume ${countedAs.graceMonths} months. Go by the lender’s own disclosures.`,
  sample: 'Sample',
  sampleNote: 'This lender is a made-up sample: no one lends at these rates.',
  example: 'No questions have been answered yet, so the amount and the time in school are examples.',
  federal:
    'Direct Subsidized and Unsubsidized Loans don’t require a cosigner or a credit check. A student who can get them should use those up first.',
  toOffers: 'Back to the list of loans',

  owedTitle: 'What you’re agreeing to',
  owed: [
    cosignerFacts.toCosigner.owes,
    cosignerFacts.toCosigner.missed,
    'The loan can show up on your credit report from the first day. Late payments hurt your score, too, and the debt counts when you apply for credit.',
    `${cosignerFacts.studentDies} ${cosignerFacts.cosignerDies} ${cosignerFacts.since}`,
    'Bankruptcy rarely wipes out a student loan, yours or theirs.',
  ],

  costTitle: 'What it could cost you',
  counted: 'If you had to make every payment:',
  /** Around the payment, the largest text of the sheet. */
  worst: 'Worst case',
  worstTerm: (facts: { termMonths: number; startsAfterMonths: number }) => {
    const term = `a month, for ${years(facts.termMonths)}`
    return facts.startsAfterMonths === 0
      ? `${term}.`
      : `${term}, starting ${months(facts.startsAfterMonths)} after disbursement.`
  },
  couldYou: 'Could you pay that every month, on top of your own bills? If not, don’t sign.',
  caption: 'The same loan at three rates',
  heads: { rate: 'Rate', monthly: 'Monthly', most: 'Highest balance', total: 'Paid in total' },
  captionQuoted: 'The same loan at the quoted rate and in the worst case',
  ends: { lowest: 'Lowest', highest: 'Highest', quoted: 'Quoted interest rate', worst: 'Worst case' },
  assumed: (isYours: boolean) =>
    `${isYours ? 'No rate cap was entered.' : 'The lender states no rate cap.'} We assume ${assumedMaximum.percent}%, the maximum on the federal sample form; the rate can rise above that.`,
  fixedWorst:
    'A fixed rate doesn’t rise, so the highest rate is the worst case. Discounts are left out: they can end.',
  quotedWorst:
    'A fixed rate doesn’t rise, so the quoted rate is the worst case. Discounts are left out: they can end.',
  variableWorst: 'A variable rate can rise to its cap in any month. Discounts are left out: they can end.',
  before: (cents: number) =>
    `Before that, ${formatCents(cents)} a month is due while the student is in school.`,
  end: (name: string, ratePercent: number) => `${name}: ${ratePercent.toFixed(2)}%`,
  /** @param fee undefined if the lender does not state it, or if the student did not enter it */
  late: (fee: string | undefined, isYours: boolean) =>
    `Late payment fee: ${fee ?? (isYours ? notEntered : 'the lender doesn’t state it')}.`,
  notCounted: {
    below_minimum: 'This lender lends only larger amounts, so no payment is shown here.',
    above_maximum: 'This lender lends only smaller amounts, so no payment is shown here.',
    repayment_not_offered: 'This loan can’t be repaid the way you chose, so no payment is shown here.',
    term_not_offered: 'This loan isn’t offered for the term you chose, so no payment is shown here.',
    deadline_passed: 'The deadline to apply has passed.',
    stale: `The rates we have are older than ${maxRateAgeDays} days, so no payment is shown here. Ask the lender for today’s.`,
  } satisfies Record<ReasonNotAvailable | 'stale', string>,

  releaseTitle: 'How you can be released',
  release: {
    payments: (count: number) =>
      `${count} full payments made on time. Payments made while in school usually don’t count.`,
    earliest: (count: number) =>
      `At the earliest, that is ${months(count)} after disbursement, if no payment is late.`,
    conditions: (conditions: string) => `What the lender then asks of the student: “${conditions}.”`,
    asked: 'Someone has to ask for it. It rarely happens on its own: put the date on your calendar.',
    written: 'Get the release in writing, and keep it.',
  },
  noReleaseEntered:
    'No cosigner release was entered. Look for one in the loan’s disclosures, and don’t count on it until you have it in writing.',
  noRelease:
    'This lender doesn’t say that a cosigner can be released. Don’t count on it until you have it in writing.',
  otherWays:
    'There are two other ways out: the student refinances in their own name, or the loan is paid off early. A private student lender may not charge a fee or penalty for prepayment.',

  tightTitle: 'If money gets tight',
  grace: (count: number) =>
    count === 0
      ? 'No grace period: full payments begin when school ends.'
      : `Grace period: full payments begin ${months(count)} after school.`,
  hardship: (count: number | null, isYours: boolean) => {
    if (count === null && isYours) return `Forbearance: ${notEntered}.`
    if (count === null) return 'The lender doesn’t say whether it offers forbearance. Ask.'
    if (count === 0) return 'No forbearance: payments can’t be paused.'
    return `Forbearance: payments can be paused for up to ${months(count)} over the life of the loan. Interest keeps adding up.`
  },
  returned: (cents: number | null, isYours: boolean) =>
    cents === null
      ? isYours
        ? `Returned payment fee: ${notEntered}.`
        : 'The lender doesn’t state a returned payment fee.'
      : `Returned payment fee: ${formatDollars(cents)}.`,

  wantsTitle: 'What this lender requires',
  cosigner: {
    required: 'No one gets this loan without a cosigner.',
    optional: 'The student can also borrow alone, if they meet the rules on their own.',
    not_taken: 'This lender doesn’t accept cosigners.',
  } satisfies Record<LoanRules['cosigner'], string>,
  score: (score: number | null) =>
    score === null
      ? 'It publishes no minimum credit score.'
      : `A credit score of ${score} or more (yours, if you cosign).`,
  income: (cents: number | null) =>
    cents === null
      ? 'It publishes no minimum income.'
      : `An income of ${formatDollars(cents)} a year or more (yours, if you cosign).`,
  alone: {
    yes: 'The rate is higher without you.',
    no: 'The rate is the same without you.',
    not_said: 'It doesn’t say whether the rate is higher without you.',
  },
  notTakenTitle: 'There is nothing to sign',
  notTaken: 'This lender doesn’t accept cosigners, so you can’t be held responsible for this loan.',

  askTitle: 'Ask the lender, and write down the answer',
  ask: [
    'What are the exact rate and APR with my name on the loan, and without it?',
    'Which payments count toward my release, and does a paused or late one start the count over?',
    'How do I ask for my release, and how long does it take to get an answer?',
    'Will you tell me when a payment is missed, before it reaches my credit report?',
    'Can I see the account and make payments on my own?',
  ],
  agreeTitle: 'Agree on these points with the student before anyone signs',
  agree: [
    'Who pays, from which account, and on what day.',
    'Who to tell, and how soon, if a payment will be late.',
    'When to ask for the release, and who asks.',
  ],
  waitTitle: 'You have time',
  wait: 'After approval, the lender must give the student 30 days to accept the terms. Then come the final disclosures: for three business days after they arrive, the loan can be canceled without a fee, and no money is disbursed.',

  sources: 'Where the rules come from',
  source: [
    {
      name: '16 CFR 444.3, notice to cosigners from lenders that are not banks',
      url: 'https://www.ecfr.gov/current/title-16/section-444.3',
    },
    cosignerFacts.statute,
    {
      name: '12 CFR 1026.47 and 1026.48, what lenders must disclose and when',
      url: 'https://www.ecfr.gov/current/title-12/section-1026.48',
    },
    {
      name: '11 USC 523(a)(8), student loans in bankruptcy',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title11-section523',
    },
  ],
  made: (isoDay: string, seen: string) =>
    `Prepared on ${formatDate(isoDay, 'Month D, YYYY')}, with rates seen on ${formatDate(seen, 'Month D, YYYY')}. It’s a fact sheet to help you prepare, not the lender’s own notice to cosigners. Ask for that before you sign.`,
} as const

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`
}

function years(count: number): string {
  return count % 12 === 0 ? `${count / 12} years` : months(count)
}
