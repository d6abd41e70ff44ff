/** What the page says to someone under 18, who is shown no offers. */
export const words = {
  title: (siteName: string) => `Paying for school before 18 | ${siteName}`,
  description:
    'Grants, scholarships and federal aid come before any private loan. What to do now, and how loans work.',
  breadcrumb: 'Before 18',
  heading: 'You’re early, and that helps',
  lead: 'Lenders lend only to adults, so we show no offers here. The best money for school has no such rule, and grants and scholarships are never paid back.',

  steps: [
    {
      title: 'Federal aid',
      points: [
        'Fill in the FAFSA in the fall of your last year of high school. It is free and has no minimum age.',
        'It opens grants, which you keep, work-study, which you earn, and federal loans, with a fixed rate and no credit check.',
        'Ask your parents early for their part: they need an account of their own to sign.',
      ],
      link: { text: 'The FAFSA at studentaid.gov', href: 'https://studentaid.gov/h/apply-for-aid/fafsa' },
    },
    {
      title: 'Scholarships',
      points: [
        'A scholarship is not paid back. Many small ones add up, and fewer people apply for those close to home.',
        'Ask your school counselor, the schools you apply to, and your parents’ employers.',
        'Never pay to apply. Whoever asks for a fee or a card number does not give scholarships.',
      ],
      link: {
        text: 'Scholarship search of the US Department of Labor',
        href: 'https://www.careeronestop.org/toolkit/training/find-scholarships.aspx',
      },
    },
    {
      title: 'The price itself',
      points: [
        'The price on a school’s page is not what most pay. Compare what is left after grants.',
        'Each school’s site has a net price calculator: a few questions show what your family may pay.',
        'Two years at a community college and then two elsewhere can lead to the same degree for less.',
      ],
      link: { text: 'College Scorecard: yearly cost by school', href: 'https://collegescorecard.ed.gov/' },
    },
  ],

  learnTitle: 'How loans work',
  learn: [
    {
      title: 'What is interest?',
      text: 'The price of borrowing. At 10 percent, $1,000 grows by about $100 in a year if nothing is paid. On most loans it grows while you are still in school.',
    },
    {
      title: 'What is the difference between a federal and a private loan?',
      text: 'A federal loan comes from the government: a fixed rate that does not depend on credit, payments that can follow your income, and ways out when life goes wrong. A private loan comes from a bank, which sets the rate by credit and offers fewer ways out.',
    },
    {
      title: 'What is a cosigner?',
      text: 'An adult who signs with you and owes the whole loan if you do not pay. A missed payment hurts both of you.',
    },
    {
      title: 'How much is too much?',
      text: 'A common rule: in all, borrow no more than you expect to earn in your first year of work. Less is better.',
    },
  ],

  changeTitle: 'Pressed the wrong answer?',
  change: 'Change my answer',
  clear: 'Clear my answer',
} as const
