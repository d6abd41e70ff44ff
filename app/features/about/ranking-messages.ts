import type { CardCriterionCode } from '#domain/cards/card-criteria.ts'
import type { CardSortKey } from '#domain/cards/card-sorts.ts'
import type { CriterionCode } from '#domain/loans/criteria.ts'
import type { SortCode, SortKey } from '#domain/loans/sorts.ts'
import { formatPoints } from '#kit/listing/list/list-words.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'

/** Figures of the worked example, for what it leaves out. */
export interface LeftOutExample {
  releaseWeight: number
  /** The sum of the weights, and the score in hundredths of a point, without the cosigner. */
  sumAlone: number
  scoreAlone: number
  /** The score that the lowest rate needs, and the cosigner's band. */
  floor: number
  from: number
  to: number
  highestWeight: number
  defaultWeight: number
}

/** Interface texts of the page about the ranking. */
export const rankingText = {
  metaTitle: 'How we rank loans and cards',
  description:
    'The whole formula behind our loan and card rankings: what counts, how much, how we treat missing information, and an example you can recompute.',
  name: 'How we rank',
  title: 'How we rank loans and cards',
  lead: 'One formula ranks the loans, and a similar one ranks the credit cards. All of it is on this page, taken straight from the code that does the ranking, so you can check any score with a pocket calculator.',
  onThisPage: 'On this page',
  short: {
    title: 'In short',
    points: [
      'Each loan gets 0 to 100 points for each criterion, by a fixed rule that looks only at that loan.',
      'Each criterion has a weight. The score is the weighted average of the points.',
      'Anything a lender doesn’t disclose earns 0 points. Anything that doesn’t apply to you is left out: it neither helps a loan nor hurts it.',
      'What a lender pays us isn’t in the formula. It can’t be.',
    ],
  },

  formulaTitle: 'The formula',
  formula: 'score = sum of (points × weight) ÷ sum of the weights',
  formulaText:
    'Points are rounded to a hundredth and always stay between 0 and 100. The score is rounded down to a hundredth, and the parts on a receipt are rounded so that they add up to exactly that. Ties are broken by the total at the highest rate.',
  criteriaCaption: 'Each factor and its default weight. “Amount” is the money you receive.',
  columns: { what: 'Factor', weight: 'Weight', points: 'How it becomes points' },
  weightsSum: (sum: number) => `Sum of all weights: ${sum}`,
  weightsYours: 'You can change the weights on the list of loans. The rules for points stay the same.',

  specialTitle: 'When there is no number',
  special: [
    {
      title: 'The lender doesn’t say',
      text: '0 points, and the receipt says “not stated.” A gap never helps a loan. A variable rate without a published cap is a gap, and so is a fee the lender doesn’t disclose.',
    },
    {
      title: 'A fixed rate',
      text: '100 points for the rate cap: it can’t rise.',
    },
    {
      title: 'Two numbers for one fee',
      text: 'A late fee of “5% or $25” is treated as whichever is greater. Which one applies is in the fine print.',
    },
  ],

  leftOutTitle: 'What doesn’t apply to you',
  leftOutText:
    'It earns no points, and its weight is left out of the sum for that loan, so it neither helps nor hurts. Its line on the receipt shows dashes.',
  leftOut: (loan: LeftOutExample) => [
    {
      title: 'Cosigner release',
      text: `It counts only if we check your eligibility with a cosigner. For the example below, it does. Without a cosigner, its weight of ${loan.releaseWeight} is left out, the weights add up to ${loan.sumAlone}, and the score is the average of the rest: ${formatPoints(loan.scoreAlone)}.`,
    },
    {
      title: 'The grace period',
      text: 'It counts unless you choose full payments right away, since nothing is deferred in that case.',
    },
    {
      title: 'In-school payment options',
      text: 'They count only if you still have time left in school.',
    },
    {
      title: 'When you can’t get the lowest rate',
      text: `The low end of the range shows “${loanOfferText.excluded},” and its total drops out of the score. Its weight moves to the total at the highest rate, the only total left, so a low rate that’s out of reach can’t move a loan up. In the example below, the lowest rate needs a cosigner with a score of ${loan.floor} or more, and the cosigner’s is ${loan.from} to ${loan.to}: the total at the highest rate has a weight of ${loan.highestWeight} instead of ${loan.defaultWeight}.`,
    },
    {
      title: 'When we say that',
      text: 'Only if every score in your range is below the one the lender states for its lowest rate, or that rate needs a cosigner and you told us you have none. If your range includes scores on both sides of it, or the lender doesn’t state one, the low end stays in the score. Even a high enough score is no guarantee: lenders look at more than credit scores.',
    },
  ],

  costlierTitle: 'When a costlier loan ranks higher',
  costlierText:
    'Cost is most of the score, not all of it. If a loan ranks above one that costs less at every rate available to you, its card says so and explains what raises its rank: up to two things that add more to its score than to the other’s. There is always a reason, or it wouldn’t rank there; a test checks thousands of lists.',
  costlierExample: (loan: { lender: string; sentence: string }) =>
    `The card for this made-up loan from ${loan.lender} reads: “${loan.sentence}”`,
  costlierCaption: 'What raises its rank, largest effect first',
  costlierColumns: (upper: string, lower: string) => ({ what: 'Factor', upper, lower }),

  whyTitle: 'Why these weights',
  weightsChart: {
    title: 'The weights by purpose, out of 100',
    cost: 'What the loan costs',
    risk: 'What could go wrong',
    rest: 'Everything else',
    bar: (purpose: string, weight: number) => `${purpose}: ${weight} of 100`,
    table: 'The weights as a table',
  },
  why: [
    'Sixty points out of a hundred are for what the loan costs. Most of those points are for its cost at the highest rate: few people get the lowest, and a low rate that only a few people get shouldn’t move a loan up much.',
    'Twenty are for what could go wrong: being turned down, or a rate that rises.',
    'The rest are for everything else: fees, the grace period, smaller payments in school, cosigner release, and hardship forbearance.',
    'These weights are our judgment, not a fact. Change them if you see it differently.',
  ],

  exampleTitle: 'An example you can check',
  exampleText: (loan: {
    amount: string
    years: number
    inSchool: number
    lowest: string
    highest: string
    fee: string
    principal: string
    from: number
    to: number
    floor: number
  }) =>
    `A made-up variable-rate loan from ${loan.lowest} to ${loan.highest}, with a cap. You receive ${loan.amount}; because a fee of ${loan.fee} comes off first, you borrow ${loan.principal}. You pay nothing during ${loan.inSchool} months of school and the grace period after it, then repay over ${loan.years} years. Your cosigner’s score is between ${loan.from} and ${loan.to}: high enough for this lender, but not for its lowest rate, which needs ${loan.floor}. The lender doesn’t publish a minimum income.`,
  exampleCaption: 'Its receipt, calculated for this page by the same code that produces every receipt',
  exampleColumns: {
    what: 'Factor',
    value: 'This loan',
    sum: 'Math',
    points: 'Points',
    weight: 'Weight',
    part: 'Adds',
  },
  score: 'Score',
  leftOutCell: '–',

  sortsTitle: 'Other ways to sort',
  sortsText:
    'The list can also be sorted in these ways. Each compares one thing after another until two loans differ, so ties always come out the same way.',
  sortsColumns: { sort: 'Order', keys: 'What it compares, in order' },

  cardsTitle: 'Credit cards',
  cards: [
    'Cards are scored by the same formula, with factors of their own. The first two lines share one slot: which of them counts depends on how you pay, and the other is left out.',
    'By default, the card list is sorted by what each card earns you, or costs you, over three years. You can also sort it by score.',
  ],
  cardsCaption:
    'Each factor for cards and its default weight. “Amount” is three years of your spending if you pay in full, or your balance if you carry one.',
  cardsCases: (days: number) => [
    {
      title: 'If you pay in full',
      text: 'Three years of rewards, credits, and bonuses, to the extent your spending earns them, minus all fees. Most cards charge no interest in that case.',
    },
    {
      title: 'If you carry a balance',
      text: 'Three years of interest and fees, and nothing else. Rewards aren’t subtracted, so no card looks like a gain while it charges you interest.',
    },
    {
      title: 'The highest APR counts',
      text: 'An issuer decides your APR after you apply. Each total is shown at both ends of the range; the order uses the higher one.',
    },
    {
      title: 'What the issuer doesn’t state',
      text: 'Points without a value add nothing. A cost that isn’t stated leaves the card without a total: 0 points, and last when the list is sorted by dollar amount.',
    },
    {
      title: 'What isn’t ranked',
      text: `Cards you can’t get because of a rule or the law, and cards whose terms we last checked more than ${days} days ago. If you want to transfer a balance, cards that don’t accept transfers aren’t ranked either.`,
    },
  ],
  cardExampleText: (worth: string, amount: string) =>
    `An example: a made-up card gives 1% back, costs $25 a year, and doesn’t state a returned payment fee. You spend $800 a month, as in our example, and pay in full. Over three years, the card is worth ${worth} to you; the amount is ${amount}.`,
  cardExampleValue: 'This card',
  cardExampleCaption: 'The card’s score, with the math shown step by step',
  cardSortsCaption: 'Ways to sort the card list',
  cardsStart: 'See my cards',
  cardsProof: 'How we calculate rewards and interest',

  outTitle: 'What isn’t ranked',
  out: (days: number) => [
    {
      title: 'You don’t meet a requirement',
      text: 'A loan you can’t get is never on the list. It’s shown below the list, with the requirement and the smallest change that would make you eligible. “Can’t tell” isn’t treated as a no.',
    },
    {
      title: `Rates older than ${days} days`,
      text: 'They may be out of date. The loan drops out of the ranking and is shown below it with the age of its rates.',
    },
    {
      title: 'Your amount or in-school payment isn’t offered',
      text: 'It’s included in the count below the list, with the reason.',
    },
    {
      title: 'The application deadline has passed',
      text: 'That loan is included in the count below the list, too.',
    },
  ],

  paysTitle: 'Who pays us, and why it changes nothing',
  pays: [
    'A lender may pay us a fee when a visitor goes to its site or takes out a loan. Each loan on the list shows whether its lender pays us, and a notice appears above the list.',
    'The ranking is one function with a fixed list of inputs: the criteria above, your amount, and the weights. What lenders pay is stored in a separate table that the function never sees. Code that adds a payment to its inputs doesn’t compile; a test makes sure of that every time the site is checked.',
  ],
  paying: (names: string) => `Lenders that pay us today: ${names}.`,
  payingSamples: (names: string) =>
    `No one pays us today. To show what it would look like, these made-up sample lenders are marked as paying: ${names}.`,
  payingNobody: 'No lender pays us today.',

  checkTitle: 'Check it yourself',
  check: [
    'Open the receipt under any loan on the list. It shows the value, the points, the weight, and what each line adds.',
    'Apply the rule above to a value to get its points.',
    'Multiply by the weight. Add up the results for all lines and divide by the sum of the weights. Drop everything past two decimal places: that’s the score.',
    'What each line adds is its share of the score, to within a hundredth. The list is sorted by score, highest first.',
  ],
  proof: 'How we check the costs themselves',
  start: 'See my loans',
} as const

/** What each criterion looks at. */
export const looksAt: Record<CriterionCode, string> = {
  highest_total: 'Everything you pay if you get the highest rate, including the application fee.',
  lowest_total:
    'Everything you pay if you get the lowest rate, including the application fee. Left out if you can’t get that rate.',
  monthly_payment: 'The full monthly payment at the highest rate.',
  open_rules:
    'Requirements we couldn’t check based on your answers, and minimum scores or incomes the lender doesn’t publish.',
  rate_cap: 'The highest a variable rate can ever go.',
  fees: 'Fees to get the loan, one late payment fee, and one returned payment fee.',
  repayment_ways:
    'How many of these four it offers: full payments, interest only, a small flat payment, none (deferred). Left out if you have no time left in school.',
  grace:
    'The number of months after school before full payments begin. Left out if you choose full payments right away.',
  cosigner_release:
    'On-time payments required before a cosigner can ask to be released. Left out if we check your eligibility without one.',
  hardship: 'How many months of forbearance are allowed over the life of the loan.',
}

export const sortNames: Record<SortCode, string> = {
  best_match: 'Best match',
  lowest_worst_case: 'Lowest maximum cost',
  easiest_to_apply: 'Easiest to get',
  cosigner_release: 'Earliest cosigner release',
  lowest_total: 'Lowest total',
  award_amount_high: 'Largest loan',
  deadline: 'Deadline',
}

/** Says what an order compares, one thing after another. */
export function formatOrder(keys: readonly SortKey[]): string {
  return `${keys.map((key) => sortKeyNames[key]).join('; then ')}.`
}

const sortKeyNames: Record<SortKey, string> = {
  score: 'score, highest first',
  highest_total: 'total at the highest rate, lowest first',
  lowest_total: 'total at the lowest rate available to you, lowest first',
  worst_total:
    'total if the rate goes as high as it can (a variable rate without a cap is treated as 25%), lowest first',
  open_rules: 'requirements we couldn’t check, fewest first',
  signers: 'applicants, fewest first',
  with_cosigner: 'loans with a cosigner first, then the others',
  release:
    'payments required before a cosigner can ask to be released, fewest first, then loans that don’t say',
  application_fee: 'application fee, lowest first',
  maximum: 'maximum loan amount, largest first; a loan without a limit of its own is treated as the largest',
  apply_by: 'application deadline, earliest first, then those without one',
  id: 'the loan’s ID, in alphabetical order',
  raises_payment: 'offers with a payment below today’s first, then the others',
  costs_more_than_today: 'offers that cost no more than you have left to pay first, then the others',
  monthly_payment: 'monthly payment at the highest rate, lowest first',
  months: 'months until it’s paid off, fewest first',
}

/** What each criterion of cards looks at. */
export const cardLooksAt: Record<CardCriterionCode, string> = {
  worth:
    'What the card earns you over three years at the highest APR, minus all fees. Left out if you carry a balance.',
  cost: 'Interest and fees over three years at the highest APR. Left out if you pay in full.',
  highest_apr: 'The highest purchase APR.',
  open_rules:
    'Requirements we couldn’t check based on your answers, and a credit requirement the issuer doesn’t publish.',
  fees: 'One late payment fee and one returned payment fee.',
  deposit: 'The smallest security deposit. No deposit earns full points.',
  grace:
    'Interest-free days from a statement’s closing date to its due date. Left out if you carry a balance: you have none.',
  bureaus: 'How many of the three credit bureaus the issuer reports to.',
}

/** What the orders of cards compare. */
export const cardSortKeyNames: Record<CardSortKey, string> = {
  score: 'score, highest first',
  three_years: 'three years at the highest APR, best first, then those we can’t calculate',
  three_years_at_lowest: 'three years at the lowest APR, best first',
  first_year: 'the first year at the highest APR, best first, then those we can’t calculate',
  highest_apr: 'highest purchase APR, lowest first',
  lowest_apr: 'lowest purchase APR, lowest first',
  annual_fee: 'annual fee, lowest first',
  deposit: 'smallest security deposit, no deposit first',
  open_rules: 'requirements we couldn’t check, fewest first',
  id: 'the card’s ID, in alphabetical order',
}
