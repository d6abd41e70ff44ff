/** Texts of the scholarships landing page. */
export const landingText = {
  line: 'Scholarships',
  title: 'Scholarships, ranked by what an hour of your time is worth',
  metaTitle: 'Find scholarships that fit you',
  description:
    'Answer short questions to see the scholarships that fit and what an hour of work on each may be worth. Free, no account, no name.',
  lead: 'A large award can be a bad use of an evening. We show who can get each scholarship, how much work it takes, and what it wants to know about you.',
  levelLabel: 'Where the student is in school now',
  stateLabel: 'Home state or territory',
  choose: 'Choose',
  start: 'See my scholarships',
  free: 'Short questions, one at a time, and you can skip any of them. Free: no account, no name, no email.',
  look: 'Or go straight to the list',

  exampleTitle: 'Two awards, one evening',
  exampleText:
    'A rough guess at your odds is enough to choose between two: the money given out, divided by the number of people who apply, divided by your hours.',
  award: (amount: string, awards: number) =>
    awards === 1 ? `One award of ${amount}` : `${awards} awards of ${amount}`,
  large: 'National essay',
  small: 'Local club',
  applicants: (count: string) => `${count} apply`,
  hours: (hours: number) => `${hours} hours of work`,
  perHour: 'per hour',
  exampleMade: 'Both are made up for this example, with the same odds for everyone who applies.',

  howTime: 'It’s free, and you can start in a few minutes.',
  how: [
    {
      title: 'Tell us what applies',
      text: 'Level, major, state, GPA, college, and a few more if you like. A guess is fine, and so is skipping.',
    },
    {
      title: 'See what you can get',
      text: 'Each scholarship shows which of its rules you meet, which you don’t, and which one question would settle it.',
    },
    {
      title: 'Spend your hours well',
      text: 'Compare them by what an hour may be worth, by deadline, and by the data they ask for. You apply with the provider.',
    },
  ],

  privacyTitle: 'What we ask, and what stays with you',
  privacy: [
    {
      title: 'What we ask',
      text: 'Where you are in school, when you graduate, your field, your state, your GPA, your college, how many classes you take, groups you or your family belong to, whether you’re the first in the family to go to college, whether you have financial need, and how many hours you have. Not your name. We delete it seven days after your last answer.',
    },
    {
      title: 'What never reaches us',
      text: 'Citizenship, race, religion, disability, foster care, sexual orientation, and gender. Some scholarships depend on these. If you want, the list asks for them in your browser, marks what fits, and sends nothing.',
    },
    {
      title: 'What providers get from us',
      text: 'Nothing. No form here goes to a provider, so no one calls or emails because you looked. Each listing shows what its own application asks for, and what the provider says it does with your data.',
    },
  ],

  fafsaTitle: 'The FAFSA comes first',
  fafsa: [
    'One form opens the door to federal grants, work-study, and federal loans, and states and colleges use it for their own aid. The form doesn’t require an essay.',
    'File it as soon as you can, then look for scholarships. Report what you win to your college: it may change the rest of your aid, so before the money comes, ask what would change.',
  ],
  fafsaStart: 'Start the FAFSA at studentaid.gov',
  fafsaGuide: 'Read our FAFSA guide',
  stateAid: 'State grants and FAFSA deadlines',
  displaced: 'Will a scholarship cut my aid?',

  readTitle: 'Good to know before you apply',
  read: [
    { label: 'Scholarships: the complete guide', slug: 'guide' },
    { label: 'Which scholarships are worth my time?', slug: 'worth' },
    { label: 'Scholarship reviews', slug: 'reviews' },
  ],

  faq: [
    {
      title: 'Does this cost anything?',
      text: 'No. Looking is free, and so is applying for a real scholarship: never pay to apply, and never give a bank or card number to enter.',
    },
    {
      title: 'Do I need an account?',
      text: 'No. Your answers stay in this browser until you close it. With an account, they’re saved for a week and available on your other devices.',
    },
    {
      title: 'Can a parent or a counselor answer?',
      text: 'Yes. Tell us at the start who it’s for, and we’ll ask about the student. The student has to apply.',
    },
    {
      title: 'What if I don’t know my GPA or my major?',
      text: 'Skip the question. Then we show the minimum or the major that a scholarship requires, and you can judge for yourself.',
    },
  ],
} as const
