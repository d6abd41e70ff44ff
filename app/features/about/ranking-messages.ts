import type { CriterionCode } from '#domain/ranking/criteria.ts'
import type { SortCode, SortKey } from '#domain/ranking/sorts.ts'

/** Interface texts of the page about the ranking. */
export const messages = {
  metaTitle: 'How we rank loans',
  description:
    'The whole formula behind the order of our loan list: what counts, how much, what a missing answer does, and an example you can recompute.',
  name: 'How we rank',
  title: 'How we rank loans',
  lead: 'One formula puts the loans in order. All of it is on this page, taken straight from the code that does the ranking, so you can check any score with a pocket calculator.',
  onThisPage: 'On this page',
  short: {
    title: 'In short',
    points: [
      'Each loan gets 0 to 100 points for each thing that counts, by a fixed rule that looks at that loan alone.',
      'Each thing has a weight. The score is the weighted average of the points.',
      'What a lender doesn’t say earns 0 points.',
      'What a lender pays us is not in the formula. It can’t be.',
    ],
  },

  formulaTitle: 'The formula',
  formula: 'score = sum of (points × weight) ÷ sum of the weights',
  formulaText:
    'Points are rounded to a hundredth and always stay between 0 and 100. Each weighted part is rounded down to a hundredth, so the parts on a receipt add up to exactly its score. Loans with the same score are ordered by their total at the highest rate.',
  criteriaCaption: 'What counts, and how much, unless you change it. “Amount” is the money you receive.',
  columns: { what: 'What counts', weight: 'Weight', points: 'How it becomes points' },
  weightsSum: (sum: number) => `All weights: ${sum}`,
  weightsYours: 'You can change the weights on the list of loans. The rules for points stay the same.',

  specialTitle: 'When there is no number',
  special: [
    {
      title: 'The lender doesn’t say',
      text: '0 points, and the receipt says “not stated.” A gap never helps a loan. A variable rate without a published limit is a gap, and so is a fee no one states.',
    },
    {
      title: 'A fixed rate',
      text: '100 points for how far the rate can rise: it can’t.',
    },
    {
      title: 'No cosigner',
      text: '100 points for cosigner release if the lender takes no cosigner or you told us you don’t have one.',
    },
    {
      title: 'Two numbers for one fee',
      text: 'A late fee of “5% or $25” counts as whichever is more. Which one applies is in the fine print.',
    },
  ],

  whyTitle: 'Why these weights',
  why: [
    'Sixty out of a hundred are for what the loan costs. Most of that is its highest rate: few people get the lowest, and a low rate that only a few see shouldn’t lift a loan far.',
    'Twenty are for what could go wrong: being turned down, and a rate that rises.',
    'The rest are for everything else: fees, the grace period, smaller payments in school, cosigner release and a pause in hardship.',
    'They’re our judgment, not a fact. Change them if yours differs.',
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
  }) =>
    `An invented variable-rate loan from ${loan.lowest} to ${loan.highest}, with a cap. You receive ${loan.amount}; because a fee of ${loan.fee} comes off first, you borrow ${loan.principal}. You pay nothing during ${loan.inSchool} months of school and the grace period after it, then repay over ${loan.years} years. A cosigner signs whose score is known and high enough; the lender publishes no minimum income.`,
  exampleCaption: 'Its receipt, calculated when this page was made by the same code that makes every receipt',
  exampleColumns: {
    what: 'What counts',
    value: 'This loan',
    sum: 'Math',
    points: 'Points',
    weight: 'Weight',
    part: 'Adds',
  },
  score: 'Score',

  sortsTitle: 'Other orders',
  sortsText:
    'The list can also be put in these orders. Each compares one thing after another until two loans differ, so equal loans never swap places.',
  sortsColumns: { sort: 'Order', keys: 'Compares, in this order' },

  outTitle: 'What is not ranked',
  out: (days: number) => [
    {
      title: 'A rule turns you down',
      text: 'A loan you can’t get is never in the list. It’s shown below it, with the rule and the smallest change that would make it a yes. “Can’t tell” is not a no.',
    },
    {
      title: `Rates older than ${days} days`,
      text: 'They may no longer be true. The loan drops out of the ranking and is shown below it with the age of its rates.',
    },
    {
      title: 'Your amount or way to repay isn’t offered',
      text: 'The loan is counted below the list, with the reason.',
    },
    { title: 'The last day to apply has passed', text: 'The same goes for it.' },
  ],

  paysTitle: 'Who pays us, and why it changes nothing',
  pays: [
    'A lender may pay us a fee when a visitor goes to its site or takes out a loan. Each loan in the list says whether its lender pays us, and a notice appears above the list.',
    'The ranking is one function with a closed list of inputs: the things above, your amount and the weights. What lenders pay is kept in another table that the function never sees. Adding a payment to its inputs doesn’t compile; a test makes sure of that every time the site is checked.',
  ],
  paying: (names: string) => `Lenders that pay us today: ${names}.`,
  payingSamples: (names: string) =>
    `Nobody pays us today. To show how it looks, these invented sample lenders are marked as paying: ${names}.`,
  payingNobody: 'No lender pays us today.',

  checkTitle: 'Check it yourself',
  check: [
    'Open the receipt under any loan in the list. It shows the value, the points, the weight and what each line adds.',
    'Put a value into its rule above. You get the points.',
    'Multiply by the weight, divide by the sum of the weights, and drop everything past two decimals. You get what the line adds.',
    'Add up the lines. You get the score, and the list goes by it, highest first.',
  ],
  proof: 'How we check the costs themselves',
  start: 'Compare loans',
} as const

/** What each criterion looks at. */
export const looksAt: Record<CriterionCode, string> = {
  highest_total: 'Everything you pay if you get the highest rate, application fee included.',
  lowest_total: 'Everything you pay if you get the lowest rate, application fee included.',
  monthly_payment: 'The full monthly payment at the highest rate.',
  open_rules:
    'Lender rules that your answers don’t settle, and minimum scores or incomes it doesn’t publish.',
  rate_cap: 'The most a variable rate can ever reach.',
  fees: 'Fees to get the loan, one late payment and one returned payment.',
  repayment_ways: 'Of four: in full, interest only, a small flat amount, nothing.',
  grace: 'The months after school before full payments begin.',
  cosigner_release: 'On-time payments until a cosigner can ask to be released.',
  hardship: 'How many months payments can be paused over the life of the loan.',
}

export const sortNames: Record<SortCode, string> = {
  best_match: 'Best match',
  lowest_total: 'Lowest total',
  easiest_to_apply: 'Easiest to apply for',
  award_amount_high: 'Largest loan',
  deadline: 'Deadline',
}

export const sortKeyNames: Record<SortKey, string> = {
  score: 'score, highest first',
  highest_total: 'total at the highest rate, lowest first',
  lowest_total: 'total at the lowest rate, lowest first',
  open_rules: 'open rules, fewest first',
  signers: 'people who must apply, one before two',
  application_fee: 'application fee, lowest first',
  maximum: 'the most it lends, largest first; no limit of its own counts as largest',
  apply_by: 'last day to apply, soonest first; none comes last',
  id: 'the loan’s name in our files, in alphabetical order',
}
