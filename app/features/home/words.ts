/** Words of the home page. */
export const words = {
  title: (siteName: string) => `${siteName}: see what college money really costs`,
  description:
    'Compare student loans by what you would pay at both ends of the range, not by who pays us. Free, and no account needed.',
  hero: {
    title: 'See what college money really costs.',
    text: 'Compare student loans by what you would pay, not by who pays us. Free, and no account needed.',
    school: 'Start with your school',
    submit: 'See your options',
    rank: 'Rank is not for sale',
    softPull: 'Checking is a soft pull only',
    softPullTip:
      'A soft pull is a look at your credit report that other lenders do not see and that does not change your score.',
    nothingSent: 'Nothing sent without you',
  },
  cost: {
    title: (amount: string) => `${amount} over 10 years`,
    sample: 'Sample',
    fixed: 'Fixed rate',
    fixedTip: 'A fixed rate stays the same until the loan is paid back. A variable rate can rise or fall.',
    start: (years: number) => `, payments start after graduation in ${years} years`,
    lowest: 'Lowest rate',
    highest: 'Highest rate',
    unit: (percent: number) => `a month at ${percent.toFixed(2)}%`,
    total: 'Total',
    whoTitle: 'Who gets the lowest rate?',
    who: (conditions: string) => `Somebody with ${conditions}. Most people land in between.`,
    difference: (dollars: string) => `Between the two ends: ${dollars}.`,
    from: (count: number) => `From ${count} invented sample offers.`,
    none: 'There are no sample offers right now.',
  },
  products: {
    title: 'One place for the whole bill',
    text: 'Grants and federal loans come first. Then what is left, compared by cost.',
    open: 'Compare loans',
    notOpen: 'Not open yet',
    loans: { title: 'Student loans', text: 'Private loans side by side, with the cost at both ends.' },
    refinance: { title: 'Refinance', text: 'What you would save, and which rights you would give up.' },
    scholarships: { title: 'Scholarships', text: 'Matched to you, by hours and odds, on one calendar.' },
    cards: { title: 'Credit cards', text: 'Scored on your own spending, fees and all.' },
    fafsa: { title: 'FAFSA', text: 'Rehearse the form before you file the real one.' },
  },
  steps: {
    title: 'How it works',
    text: 'About five minutes. You can stop at any point: your answers are in the address, so a bookmark keeps them.',
    list: [
      {
        title: 'Say what you need',
        text: 'Your school, the amount, when you finish and how you would repay. A guess is fine.',
      },
      {
        title: 'See both ends',
        text: 'Each loan shows the month and the total at its lowest and its highest rate, lowest total first.',
      },
      {
        title: 'Decide in peace',
        text: 'Nothing is sent to a lender. There is no call, no countdown and no email you did not ask for.',
      },
    ],
  },
  promises: {
    title: 'What we promise, and you can check',
    text: 'Each of these is a rule our own tests hold us to.',
    start: 'See loan costs',
    list: [
      {
        title: 'Rank is not for sale',
        text: 'Loans are ordered by total cost. What a lender pays us is not in the calculation.',
      },
      {
        title: 'No “as low as”',
        text: 'You see the highest rate beside the lowest, who gets the lowest, and when the rates were read.',
      },
      {
        title: 'Samples say so',
        text: 'The lenders here are invented and marked. No real name carries an invented rate.',
      },
      {
        title: 'Your answers are yours',
        text: 'No account needed. Nothing goes to a provider without a click that names it.',
      },
    ],
  },
  faq: {
    title: 'Questions people ask first',
    text: 'Short answers.',
    list: (siteName: string) => [
      {
        question: `What is ${siteName}?`,
        answer: `A free site for students, graduates and parents in the United States. You compare private student loans by what they cost you. Refinancing, credit cards, scholarships and help with the FAFSA are being built. ${siteName} is not a lender, bank or card issuer.`,
      },
      {
        question: `How is ${siteName} different?`,
        answer:
          'Most sites show the lowest rate a lender has. We show the cost at both ends of the range, in dollars a month and in all, and say who gets the lowest. Loans are ordered by total cost, and no lender can pay to stand higher.',
      },
      {
        question: 'How does it save me money?',
        answer:
          'The same amount over the same years can cost thousands more at one lender than at another. Seeing the totals side by side shows which choice costs less: the lender, the term, or starting to pay while you are in school.',
      },
      {
        question: 'Does checking rates affect my credit?',
        answer:
          'No. Comparing here does not touch your credit at all. When you check your own rate with a lender, that is a soft pull only, which other lenders do not see and which does not change your score. A full application can be a hard pull.',
      },
      {
        question: 'Does it cost anything?',
        answer: `No. ${siteName} is free to use. We earn fees from some of the providers shown, and those fees do not change the order of the list.`,
      },
    ],
  },
} as const
