import type { CriterionCode } from '#domain/ranking/criteria.ts'
import type { SortCode, SortKey } from '#domain/ranking/sorts.ts'

/** Words of the page about the ranking. */
export const words = {
  metaTitle: (siteName: string) => `How we rank loans | ${siteName}`,
  description:
    'The whole formula behind the order of our loan list: what counts, how much, what a missing answer does, and an example you can recompute.',
  name: 'How we rank',
  title: 'How we rank loans',
  lead: 'One formula puts the loans in order. It is all on this page, drawn from the program that does the ranking, so you can check any score with a pocket calculator.',
  onThisPage: 'On this page',
  short: {
    title: 'In short',
    points: [
      'Each loan gets 0 to 100 points for each thing that counts, by a fixed rule that looks at that loan alone.',
      'Each thing has a weight. The score is the weighted average of the points.',
      'What a lender does not say earns 0 points.',
      'What a lender pays us is not in the formula. It cannot be.',
    ],
  },

  formulaTitle: 'The formula',
  formula: 'score = sum of (points × weight) ÷ sum of the weights',
  formulaText:
    'Points are rounded to a hundredth and never leave 0 to 100. Each of the weighted parts is rounded down to a hundredth, so the parts on a receipt add up to its score exactly. Loans with the same score stand in order of their total at the highest rate.',
  criteriaCaption: 'What counts, and how much unless you change it. “Amount” is the money you receive.',
  columns: { what: 'What counts', weight: 'Weight', points: 'How it becomes points' },
  weightsSum: (sum: number) => `All weights: ${sum}`,
  weightsYours: 'The weights are yours to move on the list of loans. The rules for points stay.',

  specialTitle: 'When there is no number',
  special: [
    {
      title: 'The lender does not say',
      text: '0 points, and the receipt says “not said”. A gap never helps a loan. A variable rate without a published limit, or a fee nobody names, is such a gap.',
    },
    {
      title: 'A fixed rate',
      text: '100 points for how far the rate can rise: it cannot.',
    },
    {
      title: 'No cosigner',
      text: '100 points for letting a cosigner go, where the lender takes none or you said that you have none.',
    },
    {
      title: 'Two numbers for one fee',
      text: 'A late fee of “5% or $25” counts as whichever is more. Which one applies is in the small print.',
    },
  ],

  whyTitle: 'Why these weights',
  why: [
    'Sixty of a hundred are what the loan costs. Most of that is its highest rate: few people get the lowest, and a low start that only a few see should not lift a loan far.',
    'Twenty are what could go wrong: being turned down, and a rate that rises.',
    'The rest is the way out: fees, grace, smaller payments in school, a cosigner’s release and a pause in hardship.',
    'They are our judgment, not a fact. Move them if yours differs.',
  ],

  exampleTitle: 'An example to recompute',
  exampleText: (loan: {
    amount: string
    years: number
    inSchool: number
    lowest: string
    highest: string
    fee: string
    principal: string
  }) =>
    `An invented variable-rate loan from ${loan.lowest} to ${loan.highest}, capped. You receive ${loan.amount}; with a fee of ${loan.fee} taken off first you borrow ${loan.principal}. You pay nothing during ${loan.inSchool} months of school and the grace after it, then repay over ${loan.years} years. A cosigner signs, whose score is known and is enough; the lender publishes no minimum income.`,
  exampleCaption: 'Its receipt, worked out when this page was made, by the program that makes every receipt',
  exampleColumns: {
    what: 'What counts',
    value: 'This loan',
    sum: 'Sum',
    points: 'Points',
    weight: 'Weight',
    part: 'Adds',
  },
  score: 'Score',

  sortsTitle: 'Other orders',
  sortsText:
    'The list can also be put in these orders. Each compares one thing after another until two loans differ, so equal loans never swap places.',
  sortsColumns: { sort: 'Order', keys: 'Compares, in turn' },

  outTitle: 'What is not ranked',
  out: (days: number) => [
    {
      title: 'A rule refuses you',
      text: 'A loan you cannot get is never in the list. It stands below it, with the rule and the smallest change that would open it. “Cannot tell” is not a no.',
    },
    {
      title: `Rates older than ${days} days`,
      text: 'They may not be true any more. Such a loan drops out of the ranking and stands below it with the age of its rates.',
    },
    {
      title: 'Your amount or way to repay is not offered',
      text: 'The loan is counted below the list with the reason.',
    },
    { title: 'The last day to apply has passed', text: 'The same.' },
  ],

  paysTitle: 'Who pays us, and why it changes nothing',
  pays: [
    'We earn a fee from some lenders when a visitor goes to them or takes a loan. Each loan in the list says whether its lender pays us, and a notice stands above the list.',
    'The ranking is one function with a closed list of inputs: the things above, your amount and the weights. What lenders pay is kept in another table that the function is never given. Adding a payment to its inputs does not compile; a test makes sure of that each time the site is checked.',
  ],
  paying: (names: string) => `Lenders that pay us today: ${names}.`,
  payingSamples: (names: string) =>
    `Nobody pays us today. To show how it looks, these invented sample lenders are marked as paying: ${names}.`,
  payingNobody: 'No lender pays us today.',

  checkTitle: 'Check it yourself',
  check: [
    'Open the receipt under any loan in the list. It shows the value, the points, the weight and what each line adds.',
    'Put a value into its rule above. You get the points.',
    'Multiply by the weight, divide by the sum of the weights, drop what is beyond two decimals. You get what the line adds.',
    'Add the lines up. You get the score, and the list goes by it, the highest first.',
  ],
  proof: 'How we check the costs themselves',
  start: 'Compare loans',
} as const

/** What each criterion looks at. */
export const looksAt: Record<CriterionCode, string> = {
  highest_total: 'All you pay if you get the highest rate, application fee included.',
  lowest_total: 'All you pay if you get the lowest rate, application fee included.',
  monthly_payment: 'The full monthly payment at the highest rate.',
  open_rules:
    'Rules of the lender that your answers do not settle, and minimum scores or incomes it keeps to itself.',
  rate_cap: 'The most a variable rate can ever reach.',
  fees: 'Fees to get the loan, one late payment and one payment that bounces.',
  repayment_ways: 'Of four: in full, interest only, a small flat amount, nothing.',
  grace: 'The months after school before full payments begin.',
  cosigner_release: 'On-time payments until a cosigner can ask to be let go.',
  hardship: 'The months that payments can be paused over the life of the loan.',
}

export const sortNames: Record<SortCode, string> = {
  best_match: 'Best match',
  lowest_total: 'Lowest total',
  easiest_to_apply: 'Easiest to apply for',
  award_amount_high: 'Largest loan',
  deadline: 'Deadline',
}

export const sortKeyNames: Record<SortKey, string> = {
  score: 'score, the highest first',
  highest_total: 'total at the highest rate, the lowest first',
  lowest_total: 'total at the lowest rate, the lowest first',
  open_rules: 'open rules, the fewest first',
  signers: 'people who must apply, one before two',
  application_fee: 'application fee, the lowest first',
  maximum: 'the most it lends, the largest first; no limit of its own counts as the largest',
  apply_by: 'last day to apply, the nearest first; none comes last',
  id: 'the loan’s name in our files, by alphabet',
}
