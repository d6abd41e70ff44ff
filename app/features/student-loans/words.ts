import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'
import { formatDollars, type MoneyProblem } from '#domain/money.ts'
import type { AnswerName, Degree, Repayment } from './answers.ts'
import type { AssumedAnswer } from './borrowing.ts'
import type { Question } from './questions.ts'

/** What the student loan pages say; the landing page's own words are in `landing-words.ts`. */
export const words = {
  title: (title: string, siteName: string) => `${title} | ${siteName}`,
  errorTitle: (title: string) => `Error: ${title}`,
  studentLoans: 'Student loans',
  offers: 'Offers',
  questions: 'Questions',
  back: 'Back',
  progress: (number: number, count: number) => `Question ${number} of ${count}`,
  continue: 'Continue',
  errorSummary: 'There is a problem',
  questionDescription: 'Four short questions, no name and no email, then what each loan really costs.',

  school: {
    question: 'Which school is it for?',
    why: 'Some lenders lend only for some schools. You can go on without one, and nothing is sent to it.',
    label: 'School',
    hint: 'Its name, its short name or its city.',
    undecided: 'I have not chosen a school yet',
    matches: (count: number, keywords: string) =>
      count === 1 ? `One school matches “${keywords}”` : `${count} schools match “${keywords}”`,
    choose: 'Choose yours, or search again below.',
    searchAgain: 'Search again',
    place: (city: string, state: string) => `${city}, ${state}`,
  },
  amount: {
    question: 'How much do you need to borrow?',
    why: 'For one school year: what is left after grants, savings and federal loans.',
    label: 'Amount in dollars',
    hint: 'For example 10,000',
    unsure: 'I don’t know yet: start with $10,000',
  },
  studies: {
    question: 'What do you study, and until when?',
    why: 'Interest grows while you are in school. The longer that is, the more you owe at the end.',
    degree: 'Degree',
    graduation: 'When do you expect to finish?',
    graduationHint: 'Not sure of the month? Choose “I don’t know” and we count to May.',
    month: 'Month',
    year: 'Year',
    choose: 'Choose',
    unknown: 'I don’t know',
  },
  repayment: {
    question: 'What can you pay while in school?',
    why: 'The more you pay early, the less the loan costs. On the next page you can try all four ways.',
  },
  degrees: {
    certificate: 'Certificate or diploma',
    associates: 'Associate’s degree',
    bachelors: 'Bachelor’s degree',
    masters: 'Master’s degree',
    doctorate: 'Doctorate',
    professional: 'Law, medicine or another professional degree',
    unknown: 'I don’t know',
  } satisfies Record<Degree, string>,
  repayments: {
    immediate: { label: 'Full payments now', detail: 'Costs least. You pay from the first month.' },
    interest_only: { label: 'The interest each month', detail: 'What you owe does not grow.' },
    flat: { label: '$25 a month', detail: 'What you owe grows more slowly.' },
    deferred: {
      label: 'Nothing until after school',
      detail: 'Costs most. Interest is added to what you owe.',
    },
    unknown: {
      label: 'I don’t know',
      detail: 'Then we count with no payments while in school.',
    },
  } satisfies Record<Repayment, { label: string; detail: string }>,

  problem: {
    schoolMissing: 'Enter the name of your school',
    schoolUnknown: 'Choose your school from the list',
    schoolNotFound: (keywords: string) =>
      `We found no school for “${keywords}”. Check the spelling or try its city`,
    amount: {
      empty: 'Enter how much you need to borrow',
      not_money: 'Enter an amount in dollars, like 10,000',
      unclear: 'Enter the amount in whole dollars, like 10,000',
      negative: 'Enter an amount above zero',
      too_large: 'Enter a smaller amount',
    } satisfies Record<MoneyProblem, string>,
    amountTooSmall: (cents: number) => `Enter ${formatDollars(cents)} or more`,
    amountTooLarge: (cents: number) => `Enter ${formatDollars(cents)} or less`,
    degreeMissing: 'Choose the degree you study for, or “I don’t know”',
    graduationMonthMissing: 'Choose the month you expect to finish, or “I don’t know”',
    graduationYearMissing: 'Choose the year you expect to finish, or “I don’t know”',
    graduationTooLate: (years: number) => `Choose a year within the next ${years} years`,
    repaymentMissing: 'Choose what you can pay while in school, or “I don’t know”',
  },

  list: {
    title: (list: { count: number; areSamples: boolean; amount: string; school: string | undefined }) => {
      const kind = list.count > 0 && list.areSamples ? 'sample ' : ''
      const loans = `${list.count === 0 ? 'No' : list.count} ${kind}${list.count === 1 ? 'loan' : 'loans'}`
      return `${loans} for ${list.amount}${list.school ? ` at ${list.school}` : ''}`
    },
    description:
      'Private student loans by total cost, each with what it costs at its lowest and at its highest rate.',

    answers: 'Your answers',
    answerNames: {
      school: 'School',
      amount: 'Amount',
      studies: 'Studies',
      repayment: 'In school you pay',
    } satisfies Record<Question['slug'], string>,
    change: 'Change',
    answer: 'Answer',
    notAnswered: 'Not answered',
    undecided: 'Not chosen yet',
    finishing: (month: string) => `finishing ${month}`,
    finishingUnknown: 'finish not known',

    exampleTitle: 'This is an example.',
    example: (amount: string) =>
      `You have not told us anything yet. These are the loans for ${amount}, with two years of school left and nothing paid until after it.`,
    exampleLink: 'Answer four questions to see your own',
    assumedTitle: 'We filled in what we do not know.',
    assumedLink: 'Answer what is missing',
    assumed: {
      amount: (amount: string) => `The amount is ${amount}.`,
      graduation: () => 'School lasts two more years.',
      repayment: () => 'Nothing is paid until after school.',
    } satisfies Record<AssumedAnswer, (amount: string) => string>,
    unreadTitle: 'We could not use part of this address.',
    unread: {
      school: 'We do not know the school in it.',
      amount: 'The amount in it is not one we can count with.',
      degree: 'The degree in it is not on our list.',
      graduation: 'The month you finish could not be read.',
      repayment: 'The way to repay in it is not on our list.',
    } satisfies Record<AnswerName, string>,

    federalTitle: 'Borrow federal first.',
    federalUndergraduate: (facts: { year: string; dependent: string; independent: string }) =>
      `In ${facts.year} an undergraduate may borrow ${facts.dependent} in federal Direct Loans, or ${facts.independent} if independent of parents. One fixed rate for everybody, no credit check, and payments that can follow your income.`,
    federalGraduate: (facts: { year: string; graduate: string; professional: string }) =>
      `In ${facts.year} a new graduate borrower may take up to ${facts.graduate} in federal Direct Loans, or ${facts.professional} for a professional degree. One fixed rate for everybody, no credit check, and payments that can follow your income.`,
    federalStart: 'Start with the FAFSA at studentaid.gov',
    range: (low: string, high: string) => `${low} to ${high}`,
    source: 'Source:',
    sourceOf: (source: { publisher: string; day: string }) => `${source.publisher}. Checked ${source.day}.`,

    filters: 'Change or filter',
    filtersOn: (count: number) => (count === 1 ? '1 filter on' : `${count} filters on`),
    pay: {
      immediate: 'Full payments',
      interest_only: 'The interest',
      flat: '$25 a month',
      deferred: 'Nothing yet',
    } satisfies Record<RepaymentChoice, string>,
    term: 'Years to repay',
    anyTerm: 'Any',
    years: (years: string) => `${years} years`,
    rate: 'Rate',
    anyRate: 'Any',
    fixed: 'Fixed only',
    variable: 'Variable only',
    apply: 'Update the list',

    heading: 'Lowest total first',
    samples: 'These lenders and their rates are invented samples: nobody lends at them.',
    order:
      'The order goes by the total at the lowest rate, then by the total at the highest. Nobody can pay for a place.',
    shownOf: (shown: number, count: number) => `${shown} of ${count} loans are shown.`,
    showRest: (count: number) => `Show all ${count} loans`,
    howCounted: 'How we count',
    counted: (facts: { amount: string; inSchoolMonths: number; graceMonths: number }) =>
      `All of ${facts.amount} is paid out today. ${schoolLeft(facts.inSchoolMonths)}, and ${facts.graceMonths} months of grace come before full payments begin.`,
    countedNow: (amount: string) => `All of ${amount} is paid out today, and full payments begin at once.`,
    countedInterest:
      'Until then, interest grows on the amount borrowed, and what is unpaid is added to what you owe.',
    countedSteady: 'Rates stay where they start. No fees, no late payments.',
    barScale:
      'All bars share one scale: from the amount borrowed, on the left, to the highest total of the list.',
    leftOut: (count: number) => `${count === 1 ? '1 loan is' : `${count} loans are`} left out:`,
    filteredOut: (count: number) =>
      `${count === 1 ? '1 more loan has' : `${count} more loans have`} another term or rate type.`,
    showAll: 'Show every term and rate type',
    emptyTitle: 'No loan fits all of this',
    empty: 'Try another amount, another way to repay, or every term and rate type.',
    changeAmount: 'Change the amount',

    accountTitle: 'Keep your school in an account',
    account: 'It is free. Comparing works just as well without one.',
    makeAccount: 'Make an account',
  },
} as const

function schoolLeft(months: number): string {
  if (months === 0) return 'School is over'
  return `School lasts ${months} more ${months === 1 ? 'month' : 'months'}`
}
