import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'

/** Texts of the landing page for credit cards. */
export const landingText = {
  line: 'Credit cards',
  title: 'Find the credit card that costs you the least',
  metaTitle: 'Compare credit cards',
  description:
    'What a credit card earns or costs you over three years with your own spending, and whether you can get it. Free, no account, no credit check.',
  lead: 'A first card can build your credit for free, or cost you for years. Which one depends on how you pay, so we start there.',

  payLabel: 'How will you pay the bill?',
  creditLabel: 'Your credit',
  choose: 'I don’t know yet',
  start: 'See my cards',
  free: 'Free: no account, no name, no credit check. Nothing is sent to an issuer.',

  exampleTitle: 'Rewards don’t pay the interest',
  exampleText: (card: { spending: string; backPercent: number; aprPercent: number }) =>
    `${card.spending} a month on a card with ${card.backPercent}% back and an APR of ${card.aprPercent}%.`,
  paidInFull: 'Pay every bill in full',
  carried: (balance: string) => `Carry ${balance}`,
  earned: 'earned back in a year',
  lost: 'lost in a year',
  earnedWhy: 'Rewards, and no interest on purchases.',
  lostWhy: (interest: string, earned: string) => `${interest} in interest, minus ${earned} in rewards.`,
  exampleMade:
    'The card is made up for this example. Interest is the balance times the APR; when it’s charged daily, it’s a little more.',

  howTime: 'It’s free and takes a few minutes.',
  how: [
    {
      title: 'Tell us how you spend and pay',
      text: 'Start from our first-card example, or enter your own. Tell us whether you pay in full or carry a balance.',
    },
    {
      title: 'See what each card is worth over three years',
      text: 'Rewards and credits, minus fees and interest, line by line, at both ends of the APR range.',
    },
    {
      title: 'See whether you can get it',
      text: 'For each rule the issuer states, see yes, no, or unknown, plus the smallest change that would help.',
    },
  ],

  youngTitle: 'Under 21? The law adds one requirement',
  young: [
    'From 18 to 20, you need your own income or assets to cover the minimum payments, or a cosigner who is 21 or older. A parent’s income doesn’t count as yours. Not every issuer accepts a cosigner; each card shows what its issuer states.',
    'Under 18, you can’t apply. A parent can add you to their card as an authorized user: you can use it, and they’re responsible for the bill.',
    'An issuer may not offer a college student a gift for applying, whether on campus, near it, or at a college event.',
  ],
  article: 'Can I get a credit card before I am 21?',
  minimum: 'What minimum payments cost',
  authorized: 'Authorized user, explained',

  kindsTitle: 'Browse by card type',
  promises: [
    {
      title: 'Rank is not for sale',
      text: 'The order depends on your spending and the card’s terms. What an issuer pays us isn’t part of it.',
    },
    {
      title: 'Both ends of the APR range',
      text: `You see the lowest and highest rates and the date we checked them, and we don’t rank anything older than ${maxRateAgeDays} days.`,
    },
    {
      title: 'No promise of approval',
      text: 'Only the issuer decides. We show the rules it states, and say so when it states none.',
    },
  ],

  faq: [
    {
      title: 'Do I have to carry a balance to build credit?',
      text: 'No. A card that is paid in full each month builds credit without costing you interest on purchases.',
    },
    {
      title: 'Does comparing cards here affect my credit score?',
      text: 'No. We don’t check your credit or ask for a Social Security number. Applying for a card can change it a little.',
    },
    {
      title: 'How many cards should I apply for?',
      text: 'One at a time. Each application can lower a score a little, so ask the issuer first whether it can prequalify you without a hard inquiry.',
    },
    {
      title: 'Does my parents’ income count?',
      text: 'Not before you turn 21. Money regularly deposited into your own account may count; ask the issuer how to report it.',
    },
  ],

  reviews: 'Credit card reviews',
  survey: 'What real cards charge',
} as const
