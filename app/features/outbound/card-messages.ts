import { creditChecks } from '#kit/loan-offers/credit-checks.ts'

/** Texts of the pages between this site and the issuer of a card. */
export const cardText = {
  line: 'Credit cards',
  list: 'Cards',
  listBack: 'Back to the list of cards',
  description:
    'Which card you chose, what the law requires at your age, whether its issuer pays us, and what we share: nothing.',
  title: {
    sample: (card: string) => `${card} is a sample`,
    real: (issuer: string) => `Before you go to ${issuer}`,
    minor: 'You can’t apply for a card yet',
    age: 'Which age group are you in?',
  },
  nothing: {
    title: 'You haven’t chosen a card',
    lead: 'This page comes between our list and the issuer’s site. Choose a card from the list to see where you’re going and what we share.',
    go: 'See my cards',
  },
  lead: {
    sample:
      'We made it up, so there’s nowhere to go. For a real card, this page would take you to its issuer.',
    unknown: 'We don’t have a link to its application page. Look the card up by name.',
    real: (host: string) =>
      `The next page is on the issuer’s own site, ${host}, which has its own privacy policy.`,
  },
  go: 'Go to issuer',

  age: {
    why: 'The law treats card applicants under 18 and under 21 differently. We use the answer only for the next page.',
    ages: { under_18: 'Under 18', from_18: '18 to 20', from_21: '21 or older' },
    missing: 'Choose your age',
    next: 'Continue',
    change: 'Change my age',
  },
  minor: {
    lead: 'In most states you can open a credit card in your own name at 18. Until then, there’s only one way to use one.',
    points: [
      'A parent or guardian can add you to their card as an authorized user. You can use it, and they’re responsible for the bill.',
      'If the issuer reports it under your name too, its history becomes part of yours. Paid on time, it helps; paid late, it can hurt you both.',
      'Ask the issuer at what age it adds authorized users, and whether it reports them. There’s nothing to apply for, and no credit check for you.',
    ],
    article: 'Can I get a credit card before I am 21?',
    authorized: 'Authorized user, explained',
  },
  young: {
    title: 'Under 21: what the issuer must see',
    income:
      'Your own income or assets that cover the minimum payments. Wages and tips count; a parent’s income doesn’t.',
    cosigner: {
      yes: 'This issuer states that it accepts a cosigner 21 or older instead, who then shares liability for the bill.',
      no: 'The law would allow a cosigner 21 or older instead, but this issuer states that it doesn’t accept one.',
      unknown:
        'The law allows a cosigner 21 or older instead. This issuer doesn’t say whether it allows cosigners, so ask before you apply.',
    },
    decides: 'Meeting the rule doesn’t guarantee approval: the issuer decides.',
  },

  chosen: 'You chose',
  aprLabel: 'Purchase APR',
  feeLabel: 'Annual fee',
  seenLabel: 'Terms last checked',
  nextTitle: 'What happens next',
  next: [
    'The issuer asks you for what it needs, such as your income and, usually, your Social Security number.',
    'With the application, it must show a table of the card’s rates and fees. Compare it with what you saw here.',
    'Some issuers can tell you whether you’re likely to be approved before they run a full credit check. Ask first.',
  ],
  rule: 'The rule behind that table',
  creditTitle: 'What applying does to your credit',
  credit: [creditChecks.here, creditChecks.hard, 'Apply for one card at a time.'],
  kept: 'We record that this card was chosen, and when. We don’t record who chose it, or their age.',
  passed: [
    'Not your name, your age, your answers, or your spending. The issuer will ask for what it needs.',
    'Not the page you came from: we tell your browser to keep that to itself.',
    'No tracking ID. The link is the same for everyone.',
  ],
  paid: {
    sample:
      'No, but we’ve labeled it as if it did, to show what that looks like. No one pays us for a sample.',
    yes: 'Yes. What it pays doesn’t affect its place on our list.',
    no: 'No.',
  },
  review: 'Our review of this card',
} as const
