import { formatDate } from '#domain/dates.ts'

/** Texts of the page for visitors under 18, who are shown no offers. */
export const messages = {
  title: 'Paying for school before 18',
  description:
    'Grants, scholarships and federal aid come before any private loan. What to do now, also if you start college at 17.',
  breadcrumb: 'Before 18',
  heading: 'You’re early, and that helps',
  lead: 'No private lender lends to someone under 18 alone, so we show no offers here. Federal aid has no such rule, and you never have to pay back grants and scholarships.',

  steps: [
    {
      title: 'Federal aid',
      points: [
        'Fill in the FAFSA in the fall of your last year of high school. It’s free and has no minimum age.',
        'It opens the door to grants you keep, work-study you earn, and federal loans in your own name with a fixed rate and no credit check.',
        'Ask your parents early for their part: they need an account of their own to sign.',
      ],
      link: { text: 'The FAFSA at studentaid.gov', href: 'https://studentaid.gov/h/apply-for-aid/fafsa' },
    },
    {
      title: 'Scholarships',
      points: [
        'You don’t pay a scholarship back. Small ones add up, and fewer people apply for the ones close to home.',
        'Ask your school counselor, the schools you apply to, and your parents’ employers.',
        'Never pay to apply. Anyone who asks for a fee or a card number isn’t giving out scholarships.',
      ],
      link: {
        text: 'Scholarship search of the US Department of Labor',
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

  starting: {
    title: 'If you start college before 18',
    federal: (facts: { limit: string; year: string }) =>
      `Federal loans have no minimum age. You sign for them yourself, without a cosigner, and you owe them even though you signed before 18. A dependent student’s first-year limit is ${facts.limit} in ${facts.year}.`,
    private:
      'Some private lenders take a student under 18 if an adult cosigns. Alone, you have to be of age: 18 in most states. Some lenders go by 19 in Alabama and Nebraska, and by 21 in Mississippi and Puerto Rico.',
    cosigner:
      'A cosigner owes the whole loan, just as you do. Before you ask anyone, read together what they would sign.',
    link: 'What a cosigner signs',
  },
  dates: {
    title: 'Dates',
    form: (facts: { awardYear: string; until: string }) =>
      `The FAFSA for ${facts.awardYear} is open. The last day for federal aid is ${formatDate(facts.until, 'Month D, YYYY')}.`,
    earlier:
      'States and schools have much earlier dates, and some of their money runs out. File as soon as you can.',
    birthday: 'On your 18th birthday, change your answer below, and you can compare private loans here.',
    link: {
      text: 'Deadlines by state at studentaid.gov',
      href: 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines',
    },
  },

  learnTitle: 'How loans work',
  learn: [
    {
      title: 'What is interest?',
      text: 'The price of borrowing. At 10 percent, $1,000 grows by about $100 in a year if nothing is paid. On most loans it grows while you are still in school.',
    },
    {
      title: 'What is the difference between a federal and a private loan?',
      text: 'A federal loan comes from the government: to a student, a fixed rate that doesn’t depend on credit, payments that can follow income, and ways out when life goes wrong. A private loan comes from a bank, which sets the rate by credit and offers fewer ways out.',
    },
    {
      title: 'What is a cosigner?',
      text: 'An adult who signs with you and owes the whole loan if you don’t pay. A missed payment hurts both of you.',
    },
    {
      title: 'How much is too much?',
      text: 'A common rule: borrow no more in total than you expect to earn in your first year of work. Less is better.',
    },
  ],

  changeTitle: 'Picked the wrong answer?',
  change: 'Change my answer',
  clear: 'Clear my answer',
} as const
