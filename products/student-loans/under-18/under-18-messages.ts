import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { formatDate } from '#domain/dates.ts'
import { cosignerFacts } from '#kit/loan-offers/cosigner-facts.ts'

const lastDay = formatDate(awardYear202627.interimException.enrolledOn, 'Month D, YYYY')
const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Texts of the page for visitors under 18. */
export const under18Text = {
  title: 'Paying for school before 18',
  description:
    'Grants, scholarships, and federal aid come before any private loan. What to do now, even if you start college at 17.',
  breadcrumb: 'Before 18',
  heading: 'You’re early, and that helps',
  lead: 'No private lender lends to someone under 18 on their own. Federal aid has no such rule, and you never have to pay back grants and scholarships.',
  problem: 'Please fix the following',
  source: 'Sources:',

  first: {
    title: 'Federal aid',
    lead: 'Start here: fill out the FAFSA. It’s free, has no minimum age, and opens in the fall of your senior year of high school.',
    points: [
      'It opens the door to grants you keep, work-study pay you earn, and Direct Subsidized and Unsubsidized Loans in your own name, with a fixed rate and no credit check.',
      'Ask your parents early to do their part as contributors: they need their own account to sign.',
    ],
    link: { text: 'Go to studentaid.gov', href: 'https://studentaid.gov/h/apply-for-aid/fafsa' },
  },

  steps: [
    {
      title: 'Scholarships',
      points: [
        'You don’t pay a scholarship back. Small ones add up, and fewer people apply for the ones close to home.',
        'Ask your school counselor, the schools you apply to, and your parents’ employers.',
        'Never pay to apply. A fee or a request for a card number is a sign of a scam.',
      ],
      link: {
        text: 'US Department of Labor scholarship search',
        href: 'https://www.careeronestop.org/toolkit/training/find-scholarships.aspx',
      },
    },
    {
      title: 'The price itself',
      points: [
        'The price on a school’s website isn’t what most students pay. Compare what’s left after grants.',
        'Each school’s site has a net price calculator: a few questions show what your family may pay.',
        'Two years at a community college and then two elsewhere can lead to the same degree for less.',
      ],
      link: { text: 'College Scorecard: yearly cost by school', href: 'https://collegescorecard.ed.gov/' },
    },
  ],

  inCollege: {
    title: 'Already in college, or starting before 18?',
    federal: (facts: { limit: string; year: string }) =>
      `Federal loans have no minimum age. You sign for them yourself, without a cosigner, and you owe them even though you signed before 18. A dependent student’s first-year limit is ${facts.limit} in ${facts.year}.`,
    plus: (limits: { aYear: string; aggregate: string }) =>
      `A parent can take out a PLUS loan for a dependent undergraduate: up to ${limits.aYear} a year and ${limits.aggregate} in total, after a check for serious credit problems. A parent who is denied can appeal or find an endorser. The limits don’t apply yet to a student who was enrolled in the program on ${lastDay}, with a federal loan for it by then: the school’s cost of attendance, minus other aid, is the limit. The parent owes the loan, and payments on a new one can’t be based on income.`,
    parent:
      'A parent can also borrow from a private lender, in their own name. The questions then ask about the parent, and lead to the list of loans.',
    parentAnswers: 'My parent will answer',
  },
  privateLoans: {
    title: 'Private loans before 18',
    alone: 'To borrow on your own, you have to be a legal adult: 18 in most states.',
    lenders: (names: readonly string[]) =>
      `With an adult cosigner, ${and.format(names)} ${names.length === 1 ? 'says it accepts' : 'say they accept'} a student under 18.`,
    noLender:
      'With an adult cosigner, some private lenders accept a student under 18. None on our list says it does.',
    others: 'The others don’t, or don’t say: ask before you apply.',
    samples: 'The lenders shown today are made up, to show how this works.',
    cosigner: `${cosignerFacts.owes} Before you ask anyone, sit down with them and read what they would sign.`,
    example: 'See an example list for a student under 18 with a cosigner',
    cosigning: 'What a cosigner signs',
  },
  turning: {
    title: 'When you turn 18',
    text: 'Starting on your 18th birthday, you can compare private loans here as an adult. Choose the month you were born in, and we’ll tell you when that is. We don’t ask for the exact date, and we delete your answer within a day.',
    month: 'Month of birth',
    year: 'Year of birth',
    ask: 'Calculate',
    missing: { month: 'Choose the month you were born in', year: 'Choose the year you were born in' },
    answer: {
      no: (month: string) => `You turn 18 in ${month}.`,
      this_month: (month: string) => `You turn 18 this month, ${month}.`,
      yes: (month: string) => `You turned 18 in ${month}.`,
    },
    onBirthday: 'On your birthday, change your answer below.',
    change: 'Change your answer below, and compare loans as an adult.',
    laterTitle: 'Where you become an adult later',
    later:
      'In four places you become a legal adult after 18. Contracts are binding at 18 there, too, but some lenders want a cosigner until the later age.',
    source: 'Source:',
    majority: (law: { place: string; age: number; statute: string; month: string | undefined }) =>
      `${law.place}: at ${law.age}${law.month ? `, in ${law.month}` : ''} (${law.statute}).`,
    contracts: (from: number) => `Contracts are binding at ${from}:`,
    collegeLoans: (from: number) => `For college loans, at ${from}, according to a summary of the law:`,
    readIn:
      'We read copies of these laws, or reports on them, on November 23, 2026. The lender’s policy is what counts when you apply.',
  },
  dates: {
    title: 'Dates',
    form: (facts: { awardYear: string; until: string }) =>
      `The FAFSA for ${facts.awardYear} is open. The deadline for federal aid is ${formatDate(facts.until, 'Month D, YYYY')}.`,
    earlier:
      'States and schools have much earlier dates, and some run out of money. File as soon as you can.',
    link: {
      text: 'Deadlines by state at studentaid.gov',
      href: 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines',
    },
  },

  learnTitle: 'How loans work',
  learn: [
    {
      title: 'What is interest?',
      text: 'The price of borrowing. At 10 percent, $1,000 grows by about $100 in a year if nothing is paid. Most loans grow while you’re still in school.',
    },
    {
      title: 'What is the difference between a federal and a private loan?',
      text: 'A federal loan comes from the government. A student gets a fixed rate that doesn’t depend on credit, payments that can be based on income, and ways out when life goes wrong. A private loan comes from a bank, which sets the rate based on credit and offers fewer ways out.',
    },
    {
      title: 'What is a cosigner?',
      text: `An adult who signs the loan with you. ${cosignerFacts.owes} A missed payment hurts both of you.`,
    },
    {
      title: 'How much is too much?',
      text: 'A common rule of thumb: borrow no more in total than you expect to earn in your first year of work. Less is better.',
    },
  ],

  changeTitle: 'Picked the wrong answer?',
  change: 'Change my answer',
  clear: 'Clear my answer',
} as const
