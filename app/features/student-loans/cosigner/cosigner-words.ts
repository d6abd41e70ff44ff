import { formatDate } from '#domain/dates.ts'
import type { LoanRules } from '#domain/eligibility/loan-rules.ts'
import type { ReasonNotAvailable } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { formatCents, formatDollars } from '#domain/money.ts'

/** What the sheet for a cosigner says. Each rule of law names where it stands. */
export const words = {
  offersCrumb: 'Offers',
  crumb: 'Cosigner sheet',
  title: (lender: string) => `Before you cosign for ${lender}`,
  description:
    'What a cosigner of this private student loan owes, what it can cost at worst, and how to be released from it.',
  lead: 'For the person who is asked to sign. Read it together, print it, and keep it.',
  loan: ({ product, rateType }: LoanOffer) => `${product}, ${rateType} rate`,
  sample: 'Sample',
  sampleNote: 'This lender is an invented sample: nobody lends at these rates.',
  example: 'No answers are given yet, so amount and time in school are an example.',
  federal: 'Federal loans to students need no cosigner and no credit check. Use what is left of them first.',
  toOffers: 'Back to the list of loans',

  owedTitle: 'What you sign for',
  owed: [
    'You owe this loan as the student does: all of it, with interest and late fees, until it is paid off or you are released.',
    'If a payment is missed, the lender can turn to you, in most states without asking the student first. It can sue, and it can take part of your wages as it could take theirs.',
    'The loan can stand on your credit report from the first day. Late payments hurt your score too, and the debt counts when you want to borrow yourself.',
    'If the student dies, you are released. If you die or go bankrupt, that alone does not let the lender demand everything from the student at once. That has been law for private student loans since November 2018.',
    'Bankruptcy rarely ends a student loan, yours or theirs.',
  ],

  costTitle: 'What it can ask of you',
  counted: 'Counted as if you made every payment:',
  worst: (facts: { monthlyCents: number; termMonths: number; startsAfterMonths: number }) =>
    facts.startsAfterMonths === 0
      ? `At worst ${formatCents(facts.monthlyCents)} a month, for ${years(facts.termMonths)}.`
      : `At worst ${formatCents(facts.monthlyCents)} a month, for ${years(facts.termMonths)}, beginning ${months(facts.startsAfterMonths)} after the money is paid out.`,
  couldYou: 'Could you pay that every month, beside your own bills? If not, do not sign.',
  caption: 'The same loan at three rates',
  heads: { rate: 'Rate', monthly: 'A month', most: 'Most owed on one day', total: 'Paid in total' },
  ends: { lowest: 'Lowest', highest: 'Highest', worst: 'Worst case' },
  assumed:
    'The lender names no limit for its rate. 25% is what federal disclosures count with then; it can rise above that.',
  fixedWorst:
    'A fixed rate does not rise, so the highest rate is the worst case. Discounts are left out: they can end.',
  variableWorst: 'A variable rate can rise to its limit in any month. Discounts are left out: they can end.',
  before: (cents: number) =>
    `Before that, ${formatCents(cents)} a month is due while the student is in school.`,
  end: (name: string, ratePercent: number) => `${name}: ${ratePercent.toFixed(2)}%`,
  /** @param fee undefined where the lender does not say */
  late: (fee: string | undefined) => `A late payment: ${fee ?? 'the lender does not say what it costs'}.`,
  notCounted: {
    below_minimum: 'This lender lends only larger amounts, so no payment is counted here.',
    above_maximum: 'This lender lends only smaller amounts, so no payment is counted here.',
    repayment_not_offered: 'This loan cannot be repaid in the way you chose, so no payment is counted here.',
    term_not_offered: 'This loan does not come for the years you chose, so no payment is counted here.',
    deadline_passed: 'The deadline to apply has passed.',
    stale:
      'The rates we have are older than 30 days, so no payment is counted here. Ask the lender for today’s.',
  } satisfies Record<ReasonNotAvailable | 'stale', string>,

  releaseTitle: 'How you get out of it',
  release: {
    payments: (count: number) =>
      `${count} full payments made on time. Payments while in school usually do not count.`,
    earliest: (count: number) =>
      `At the earliest ${months(count)} after the money is paid out, when nothing is late.`,
    conditions: (conditions: string) => `And ${conditions}.`,
    asked: 'Somebody asks for it. It seldom comes by itself: put the date in your calendar.',
    written: 'The release is in writing, and you keep it.',
  },
  noRelease:
    'This lender does not say that a cosigner can be released. Count on none until you have it in writing.',
  otherWays:
    'Two other ways end it: the student refinances in their own name, or the loan is paid off early. A private student lender may not charge for paying early.',

  tightTitle: 'If money gets tight',
  grace: (count: number) =>
    count === 0
      ? 'No grace: full payments begin when school ends.'
      : `Full payments begin ${months(count)} after school.`,
  hardship: (count: number | null) => {
    if (count === null) return 'The lender does not say whether payments can be paused. Ask.'
    if (count === 0) return 'Payments cannot be paused.'
    return `Payments can be paused for ${months(count)} over the life of the loan. Interest goes on.`
  },
  returned: (cents: number | null) =>
    cents === null
      ? 'The lender does not say what a returned payment costs.'
      : `A returned payment costs ${formatDollars(cents)}.`,

  wantsTitle: 'What this lender wants',
  cosigner: {
    required: 'Nobody gets this loan without a cosigner.',
    optional: 'The student can also borrow alone, if they meet the rules by themselves.',
    not_taken: 'This lender takes no cosigner.',
  } satisfies Record<LoanRules['cosigner'], string>,
  score: (score: number | null) =>
    score === null
      ? 'It publishes no lowest credit score.'
      : `A credit score of ${score} or more, yours if you sign.`,
  income: (cents: number | null) =>
    cents === null
      ? 'It publishes no lowest income.'
      : `An income of ${formatDollars(cents)} a year or more, yours if you sign.`,
  alone: {
    yes: 'The rate is higher without you.',
    no: 'The rate is the same without you.',
    not_said: 'It does not say whether the rate is higher without you.',
  },
  notTakenTitle: 'There is nothing to sign',
  notTaken: 'This lender takes no cosigner, so you cannot be bound to this loan.',

  askTitle: 'Ask the lender, and write down the answer',
  ask: [
    'What is the exact rate and APR with my name on the loan, and what without it?',
    'Which payments count toward my release, and does a paused or late one start the count again?',
    'How do I ask for my release, and how long does the answer take?',
    'Will you tell me when a payment is missed, before it reaches my credit report?',
    'Can I see the account and pay into it by myself?',
  ],
  agreeTitle: 'Agree with the student, before anybody signs',
  agree: [
    'Who pays, from which account, and on which day.',
    'Whom to tell, and how soon, when a payment will be late.',
    'When the release is asked for, and who asks.',
  ],
  waitTitle: 'You have time',
  wait: 'After approval the terms stay open for 30 days, and after saying yes the loan can be called off within three business days. No money is paid out before.',

  sources: 'Where the rules stand',
  source: [
    { name: '16 CFR 444.3, notice to cosigners', url: 'https://www.ecfr.gov/current/title-16/section-444.3' },
    {
      name: '15 U.S.C. 1650, private education loans',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1650',
    },
    {
      name: '12 CFR 1026.47 and 1026.48, what lenders must disclose and when',
      url: 'https://www.ecfr.gov/current/title-12/section-1026.48',
    },
    {
      name: '11 U.S.C. 523(a)(8), student loans in bankruptcy',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title11-section523',
    },
  ],
  made: (isoDay: string, seen: string) =>
    `Made on ${formatDate(isoDay, 'Month D, YYYY')}, with rates seen on ${formatDate(seen, 'Month D, YYYY')}. It is a sheet to prepare with, not the lender’s own notice to cosigners, which you must be given before you sign.`,
} as const

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`
}

function years(count: number): string {
  return count % 12 === 0 ? `${count / 12} years` : months(count)
}
