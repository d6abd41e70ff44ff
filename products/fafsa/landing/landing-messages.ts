import { href } from 'react-router'

/** Texts of the landing page about the FAFSA. */
export const landingText = {
  line: 'FAFSA',
  title: 'Get through the FAFSA',
  metaTitle: 'FAFSA: estimate, rehearse, and meet your deadlines',
  description:
    'What the FAFSA decides, who has to take part, your next step, and your nearest deadline. Free, with no sign-up.',
  lead: (year: string, income: number) =>
    `One free form decides your federal grants, loans, and work-study, and most state and college aid. You fill it out, usually with a parent, and most forms are processed as soon as everyone has signed. The ${year} form is open now. It asks about ${income} income.`,
  stage: 'Where are you in the process?',
  stages: {
    start: 'I haven’t filed yet',
    money: 'I want to know what I’d get',
    filed: 'I filed, and something isn’t right',
    offer: 'My aid offer isn’t enough',
  },
  start: 'See my next step',
  free: 'Free: no account, no name. Your choice appears only in this page’s address.',
  next: 'Your next step',
  steps: {
    start: {
      title: 'Rehearse it, then file',
      text: 'See what each question means and which mistakes to avoid. Then file at studentaid.gov.',
      link: 'Rehearse the form',
      path: href('/fafsa/walkthrough'),
    },
    money: {
      title: 'Estimate your aid',
      text: 'See your Student Aid Index and your Pell Grant, line by line, before you file.',
      link: 'Estimate my aid',
      path: href('/fafsa/estimate'),
    },
    filed: {
      title: 'Find out what’s wrong, and correct it',
      text: 'Your FAFSA Submission Summary has a status and codes. Look yours up, then correct the form at studentaid.gov.',
      link: 'Look up a status or code',
      path: href('/fafsa/walkthrough/after'),
    },
    offer: {
      title: 'Compare your offers, and appeal',
      text: 'See what each offer leaves you to pay or borrow. If your family’s situation has changed, ask for a review.',
      link: 'Compare my offers',
      path: href('/fafsa/offers'),
    },
  },
  nearest: 'Your nearest deadline',
  lastDay: 'The federal deadline',
  statesFirst: 'Your state’s and your school’s dates come first. Choose your state.',
  allDeadlines: 'All deadlines, and a calendar',
  howTime: 'It takes about an hour if you have the tax return handy.',
  how: [
    {
      title: 'What it decides',
      text: 'Your Student Aid Index (SAI), and with it your Pell Grant, subsidized loans, and work-study.',
    },
    {
      title: 'Who has to take part',
      text: 'You and, if you’re a dependent student, a parent: both if they live together and don’t file a joint tax return. Everyone has to sign and consent to the transfer of tax data, or you can’t get federal aid.',
    },
    {
      title: 'When you’ll know',
      text: 'Usually right away: since May 31, 2026, most forms are processed as soon as everyone has signed. Veterans’ forms may take up to three days. Then schools make their aid offers.',
    },
  ],
  faq: [
    {
      title: 'Should I file if my parents earn too much?',
      text: 'Yes. Unsubsidized federal loans don’t depend on income, and many colleges and states want the form before they award anything, even merit aid.',
    },
    {
      title: 'Does it cost anything?',
      text: 'No. If a site asks for money to file the FAFSA, leave. The real one is at studentaid.gov.',
    },
    {
      title: 'What if our income has dropped?',
      text: 'File with the figures that the form asks for, then ask the financial aid office to review your case. It can use current income. That’s called professional judgment.',
    },
  ],
  promises: [
    {
      title: 'What you type is yours',
      text: 'Estimates, aid offers, the family plan, and the rehearsal run in your browser, if JavaScript is on. Without it, the estimate is calculated on our server, which stores nothing. Your aid offers, your rehearsal answers, and, for your loan limits, the amounts you’ve already borrowed are then also sent to us: we keep the page with your answers for a day, encrypted, and only your browser can open it.',
    },
    {
      title: 'No login, no Social Security number',
      text: 'We never ask for either. You’ll need both, but only at studentaid.gov.',
    },
  ],
  readTitle: 'Good to know before you file',
  guide: 'The FAFSA: the complete guide',
  signers: 'Who has to sign the FAFSA?',
  reviews: 'Reviews of FAFSA help',
  tools: 'What you can do here',
  notGovernmentTitle: 'Not the government',
  notGovernment: (siteName: string) =>
    `${siteName} is independent. You file the FAFSA at studentaid.gov, free. Never give your StudentAid.gov password to anyone.`,
} as const
