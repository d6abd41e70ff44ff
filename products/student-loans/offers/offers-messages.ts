import { formatDate } from '#domain/dates.ts'
import {
  type CreditBand,
  creditBands,
  type Degree,
  type Enrollment,
  type IncomeBand,
  incomeBands,
} from '#domain/eligibility/profile.ts'
import type { RepaymentChoice } from '#domain/loans/loan-terms.ts'
import { formatDollars } from '#domain/money.ts'
import type { ShareableName } from '#products/student-loans/situation/shareable-answers.ts'
import type { AssumedAnswer } from '#products/student-loans/situation/situation.server.ts'

/** Texts of the page of offers. */
export const offersText = {
  offers: 'Offers',
  title: (list: { count: number; areSamples: boolean; amount: string }) => {
    const kind = list.count > 0 && list.areSamples ? 'sample ' : ''
    const loans = `${list.count === 0 ? 'No' : list.count} ${kind}${list.count === 1 ? 'loan' : 'loans'}`
    return `${loans} for ${list.amount}`
  },
  titleOfPart: (amount: string) => `Loans for part of ${amount}`,
  titleFiltered: (amount: string) => `Your filters hide every loan for ${amount}`,
  partTitle: (amount: string) => `These lenders lend less than ${amount}`,
  partUpTo: (amount: string, isWithCosigner: boolean) =>
    `up to ${amount}${isWithCosigner ? ' with a cosigner' : ''}`,
  partOpen: (amount: string) => `; ${amount} still isn’t covered.`,
  madeOn: (isoDay: string) => `Prepared on ${formatDate(isoDay, 'Month D, YYYY')}.`,
  description:
    'Private student loans, with each one’s cost at its lowest and its highest rate, whether you can get it, and why it ranks where it does.',

  answers: 'What this list is based on',
  changeAnswers: 'Edit answers',
  moreAnswers: 'More answers: ',
  toLoans: 'Skip to the loans',
  answer: {
    degree: {
      certificate: 'Certificate',
      associates: 'Associate’s degree',
      bachelors: 'Bachelor’s degree',
      masters: 'Master’s degree',
      doctorate: 'Doctorate',
      professional: 'Professional degree',
    } satisfies Record<Degree, string>,
    enrollment: {
      full_time: 'full time',
      half_time: 'half time',
      less_than_half: 'less than half time',
    } satisfies Record<Enrollment, string>,
    borrower: {
      student: undefined,
      child: 'your child borrows',
      parent: 'a parent borrows',
      other: 'someone else borrows',
    },
    finishing: (month: string) => `finishing ${month}`,
    repayment: {
      immediate: 'full payments right away',
      interest_only: 'interest-only payments in school',
      flat: 'small flat payments in school',
      deferred: 'no payments in school',
    } satisfies Record<RepaymentChoice, string>,
    credit,
    cosigner: { yes: 'with a cosigner', no: 'no cosigner' },
    cosignerCredit: (band: CreditBand) =>
      band === 'none' ? 'cosigner has no credit score' : `cosigner’s ${credit(band)}`,
    income,
    cosignerIncome: (band: IncomeBand) =>
      band === 'none' ? 'cosigner has no income' : `cosigner’s ${income(band)}`,
    outside: 'outside the US',
  },
  exampleTitle: 'This is an example.',
  example: (amount: string) =>
    `You haven’t told us anything yet. These are the loans for ${amount}, with two years of school left and no payments until you leave school.`,
  exampleLink: 'Answer a few questions to see your own list',
  under18: 'You’re under 18, so we go by each lender’s rule for students under 18 with an adult cosigner.',
  under18Link: 'What you can do before 18',
  sharedTitle: 'This link includes only ranges:',
  shared: 'Some rules say “Can’t tell.”',
  sharedLink: 'Answer for yourself',
  assumedTitle: 'We filled in the missing answers.',
  assumedLink: 'Answer what’s missing',
  assumed: {
    amount: (amount: string) => `The amount is ${amount}.`,
    graduation: () => 'School ends in two years.',
  } satisfies Record<AssumedAnswer, (amount: string) => string>,
  unreadTitle: 'We couldn’t use part of this link:',
  unread: {
    borrower: 'who borrows',
    degree: 'the degree',
    grad: 'the month you finish',
    enrollment: 'the enrollment status',
    amount: 'the amount',
    repayment: 'the in-school payment',
    credit: 'the credit score',
    income: 'the income',
    cosigner: 'the cosigner',
    'cosigner-credit': 'the cosigner’s credit score',
    'cosigner-income': 'the cosigner’s income',
    state: 'the state',
    control: 'the type of school',
    level: 'the program length',
  } satisfies Record<ShareableName, string>,
  unreadLink: 'Answer it again',

  inSchool: 'In school, you pay',
  pay: {
    immediate: 'Full payments',
    interest_only: 'Interest only',
    flat: 'A small flat payment',
    deferred: 'Nothing (deferred)',
  } satisfies Record<RepaymentChoice, string>,
  howCalculated: 'How we do the math',
  counted: (facts: { amount: string; inSchoolMonths: number }) =>
    `You get ${facts.amount} today; if a lender takes out a fee, you borrow that much more. ${schoolLeft(facts.inSchoolMonths)}, and each lender’s own grace period comes before full payments begin. Until then, interest accrues, and unpaid interest is capitalized (added to what you owe) when the lender’s terms say so.`,
  countedNow: (amount: string) =>
    `You get ${amount} today; if a lender takes out a fee, you borrow that much more. Full payments begin right away.`,
  countedSteady:
    'We assume that rates don’t change and every payment is on time. The APR includes interest and the origination fee. The calculation is',
  countedProof: 'shown and proven',
  barScale:
    'All bars share one scale: from the amount you get, on the left, to the highest total on the list.',
  empty: 'Try another in-school payment, or another amount.',
  changeAmount: 'Change the amount',

  accountTitle: 'Keep your answers in an account',
  account: 'It’s free, and you’ll come straight back to this list. Comparing works just as well without one.',
  makeAccount: 'Create an account',
} as const

function credit(band: CreditBand): string {
  const scores = creditBands[band]
  return scores ? `credit ${scores.from}–${scores.to}` : 'no credit score'
}

function income(band: IncomeBand): string {
  const { fromCents, belowCents } = incomeBands[band]
  if (band === 'none') return 'no income'
  if (belowCents === null) return `income ${formatDollars(fromCents)} or more`
  return fromCents === 1
    ? `income under ${formatDollars(belowCents)}`
    : `income ${formatDollars(fromCents)}–${formatDollars(belowCents)}`
}

function schoolLeft(months: number): string {
  if (months === 0) return 'School is over'
  return `School ends in ${months} ${months === 1 ? 'month' : 'months'}`
}
