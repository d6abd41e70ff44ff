import { mostCompared, mostComparedInWords } from '#app/features/loan-offers/most-compared.ts'
import type { BandName } from '#app/features/student-loans/bands.ts'
import type { AssumedAnswer } from '#app/features/student-loans/situation.server.ts'
import type { CreditBand, Degree, Enrollment, IncomeBand } from '#domain/eligibility/profile.ts'
import { creditBands, incomeBands } from '#domain/eligibility/profile.ts'
import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'
import { formatDollars } from '#domain/money.ts'
import type { SortCode } from '#domain/ranking/sorts.ts'

/** What the page of offers says. */
export const words = {
  pageTitle: (title: string, siteName: string) => `${title} | ${siteName}`,
  studentLoans: 'Student loans',
  offers: 'Offers',
  title: (list: { count: number; areSamples: boolean; amount: string }) => {
    const kind = list.count > 0 && list.areSamples ? 'sample ' : ''
    const loans = `${list.count === 0 ? 'No' : list.count} ${kind}${list.count === 1 ? 'loan' : 'loans'}`
    return `${loans} for ${list.amount}`
  },
  atSchool: (school: string) => ` at ${school}`,
  description:
    'Private student loans with what each costs at its lowest and its highest rate, whether you can get it, and why it stands where it stands.',

  answers: 'What the list goes by',
  changeAnswers: 'Change answers',
  toLoans: 'Straight to the loans',
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
    borrower: { student: undefined, parent: 'a parent borrows', other: 'somebody else borrows' },
    finishing: (month: string) => `finishing ${month}`,
    repayment: {
      immediate: 'full payments at once',
      interest_only: 'paying the interest in school',
      flat: 'paying a little in school',
      deferred: 'paying nothing in school',
    } satisfies Record<RepaymentChoice, string>,
    credit,
    cosigner: { yes: 'with a cosigner', no: 'no cosigner' },
    cosignerCredit: (band: CreditBand) => `cosigner’s ${credit(band)}`,
    income,
    cosignerIncome: (band: IncomeBand) => `cosigner’s ${income(band)}`,
  },
  exampleTitle: 'This is an example.',
  example: (amount: string) =>
    `You have not told us anything yet. These are the loans for ${amount}, with two years of school left and nothing paid until after it.`,
  exampleLink: 'Answer a few questions to see your own',
  sharedTitle: 'This link carries ranges only.',
  shared: 'No school, no citizenship and no exact amount, so some rules below say “Cannot tell”.',
  sharedLink: 'Answer for yourself',
  assumedTitle: 'We filled in what we do not know.',
  assumedLink: 'Answer what is missing',
  assumed: {
    amount: (amount: string) => `The amount is ${amount}.`,
    graduation: () => 'School lasts two more years.',
    repayment: () => 'Nothing is paid until after school.',
  } satisfies Record<AssumedAnswer, (amount: string) => string>,
  unreadTitle: 'We could not use part of this address:',
  unread: {
    borrower: 'who borrows',
    degree: 'the degree',
    grad: 'the month you finish',
    enrollment: 'the time in class',
    amount: 'the amount',
    repayment: 'the way to pay in school',
    credit: 'the credit score',
    income: 'the income',
    cosigner: 'the cosigner',
    'cosigner-credit': 'the cosigner’s credit score',
    'cosigner-income': 'the cosigner’s income',
    state: 'the state',
    control: 'the kind of school',
    level: 'the length of studies',
  } satisfies Record<BandName, string>,
  unreadLink: 'Answer it again',

  settings: 'Order and filters',
  settingsOn: (count: number) => (count === 1 ? '1 changed' : `${count} changed`),
  sortLabel: 'Order',
  sorts: {
    best_match: {
      name: 'Best match',
      order: 'Best match first',
      how: 'By score, from 0 to 100.',
    },
    lowest_total: {
      name: 'Lowest total',
      order: 'Lowest total first',
      how: 'By all that is paid at the highest rate.',
    },
    easiest_to_apply: {
      name: 'Easiest to apply for',
      order: 'Easiest to apply for first',
      how: 'Fewest rules we cannot tell first, then loans you sign alone, then the smallest fee to apply.',
    },
    award_amount_high: {
      name: 'Largest loan',
      order: 'Largest loan first',
      how: 'By the most the lender lends.',
    },
    deadline: {
      name: 'Deadline',
      order: 'Nearest deadline first',
      how: 'By the last day to apply. Loans without one come last.',
    },
  } satisfies Record<SortCode, { name: string; order: string; how: string }>,
  apr: 'APR is what a loan costs a year, interest and fees together.',
  weights: 'What matters to you',
  weightsHint: 'More weight, more say in “best match”.',
  moreWeights: (count: number) => `${count} more`,
  usualWeights: 'Back to our weights',
  countWith: 'Count with',
  inSchool: 'In school you pay',
  pay: {
    immediate: 'Full payments',
    interest_only: 'The interest',
    flat: 'A small flat amount',
    deferred: 'Nothing yet',
  } satisfies Record<RepaymentChoice, string>,
  term: 'Years to repay',
  anyTerm: 'About ten years',
  years: (years: string) => `${years} years`,
  autopay: 'Paying automatically',
  autopayHint: 'Takes each lender’s discount off both ends.',
  same: 'Same terms for all',
  sameHint: 'Ten years, from six months after school, no discount: only rates and fees differ.',
  show: 'Show',
  fits: 'Only those I can get',
  noFee: 'No origination fee',
  noFeeHint: 'A share of the loan that some lenders keep.',
  rate: 'Rate',
  anyRate: 'Fixed and variable',
  fixed: 'Fixed only',
  variable: 'Variable only',
  apply: 'Update the list',

  disclosureTitle: 'Who pays us',
  disclosure: (paying: number, lenders: number) =>
    paying === 0
      ? `None of these ${lenders} lenders pays us.`
      : `${paying} of these ${lenders} lenders ${paying === 1 ? 'pays' : 'pay'} us when somebody goes on to them, and each row says which.`,
  disclosureSamples: (paying: number) =>
    `Every lender and rate here is an invented sample: nobody lends at them, and nobody pays us. ${paying} are marked “Pays us” to show how it looks.`,
  disclosureOrder:
    'Pay has no part in the order: the code that makes it cannot see it. Other lenders exist that are not here.',
  disclosureLink: 'How the order is made',
  rank: {
    best_match: (position: number, score: string) => `#${position} · score ${score}`,
    other: (position: number) => `#${position}`,
  },
  why: {
    best_match: (position: number) => `Why is this #${position}?`,
    other: (score: string) => `Score ${score}`,
  },
  howCounted: 'How we count',
  counted: (facts: { amount: string; inSchoolMonths: number }) =>
    `You get ${facts.amount} today; where a lender keeps a fee, you borrow that much more. ${schoolLeft(facts.inSchoolMonths)}, and each lender’s own months of grace come before full payments begin. Until then interest grows, and what is unpaid is added to what you owe as the lender says.`,
  countedNow: (amount: string) =>
    `You get ${amount} today; where a lender keeps a fee, you borrow that much more. Full payments begin at once.`,
  countedSteady:
    'Rates stay where they start, and every payment is on time. The APR holds interest and origination fee. It can lie a little under the rate, because interest that waits while you are in school mostly costs no interest itself. How it is computed is',
  countedProof: 'shown and proven',
  barScale:
    'All bars share one scale: from the amount you get, on the left, to the highest total of the list.',
  shownOf: (shown: number, count: number) => `${shown} of ${count} loans are shown.`,
  showRest: (count: number) => `Show all ${count} loans`,
  pagesLabel: 'Pages of loans',
  pageOf: (range: { from: number; to: number; count: number }) =>
    `Loans ${range.from} to ${range.to} of ${range.count}`,
  previous: 'Previous',
  next: 'Next',
  said: (list: { count: number; order: string; first: string | undefined }) =>
    list.first === undefined
      ? 'No loan fits.'
      : `${list.count === 1 ? '1 loan' : `${list.count} loans`}. ${list.order}: ${list.first}.`,
  filteredOut: (count: number) =>
    `${count === 1 ? '1 more loan is' : `${count} more loans are`} hidden by your filters.`,
  showFiltered: 'Show every loan',
  emptyTitle: 'No loan fits all of this',
  empty: 'Try fewer filters, another way to pay in school, or another amount.',
  changeAmount: 'Change the amount',

  compareUpTo: `Up to ${mostComparedInWords}, side by side`,
  compareChosen: (count: number) =>
    `${count} of ${mostCompared} chosen${count < mostCompared ? '' : '. Uncheck one to choose another.'}`,
  compare: 'Compare',

  refused: (count: number) => `Not lent to you (${count})`,
  refusedIntro: 'A rule of the lender says no. Each with the smallest change that could make it a yes.',
  stale: (count: number) => `Rates too old to rank (${count})`,
  staleIntro: 'A rate seen more than 30 days ago says nothing of what is offered today.',
  staleSeen: (day: string, days: number) => `Seen ${day}, ${days} days ago.`,
  leftOut: (count: number) => `Left out for now (${count})`,
  leftOutReasons: {
    below_minimum: 'Lend only larger amounts',
    above_maximum: 'Lend only smaller amounts',
    repayment_not_offered: 'Do not have this way to pay in school',
    term_not_offered: 'Cannot be repaid in this many years',
    deadline_passed: 'Took applications until a day that has passed',
  },
  andMore: (count: number) => `and ${count} more`,

  accountTitle: 'Keep your school in an account',
  account: 'It is free. Comparing works just as well without one.',
  makeAccount: 'Make an account',
} as const

function credit(band: CreditBand): string {
  const scores = creditBands[band]
  return scores ? `credit ${scores.from}–${scores.to}` : 'no credit score'
}

function income(band: IncomeBand): string {
  const { fromCents, belowCents } = incomeBands[band]
  if (band === 'none') return 'no income'
  if (belowCents === null) return `income from ${formatDollars(fromCents)}`
  return fromCents === 1
    ? `income under ${formatDollars(belowCents)}`
    : `income ${formatDollars(fromCents)}–${formatDollars(belowCents)}`
}

function schoolLeft(months: number): string {
  if (months === 0) return 'School is over'
  return `School lasts ${months} more ${months === 1 ? 'month' : 'months'}`
}
