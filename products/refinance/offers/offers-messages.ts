import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { formatDollars } from '#domain/money.ts'
import type { CurrentLoan } from '#domain/refinance/current-loan.ts'
import { loanKindNames } from '#products/refinance/current-loans/loan-kind-names.ts'
import { retention } from '#products/refinance/retention.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })
const dollars = (cents: number) => formatDollars(Math.abs(cents))
const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)

/** Names a loan by its kind and what is left of it. */
export function nameLoan({ kind, balanceCents, ratePercent }: CurrentLoan): string {
  const name = kind === 'private' ? 'Private loan' : `${loanKindNames[kind]} loan`
  return `${name.replace(' loan loan', ' loan')}, ${formatDollars(balanceCents)} at ${ratePercent}%`
}

/** Texts of the page of refinance offers; the rights have `rights-messages.ts`. */
export const offersText = {
  line: 'Refinance',
  crumb: 'Offers',
  name: 'Refinance offers',
  compareName: 'Compare refinance offers',
  description:
    'See what refinancing would save on the payments you have left, which federal protections it would end, and which loans to leave as they are.',
  title: (list: { count: number; areSamples: boolean; amount: string }) => {
    const kind = list.count > 0 && list.areSamples ? 'sample ' : ''
    const offers = `${list.count === 0 ? 'No' : list.count} ${kind}${list.count === 1 ? 'offer' : 'offers'}`
    return `${offers} to refinance ${list.amount}`
  },

  exampleTitle: 'This is an example.',
  example: 'These two loans, and the person who owes them, are made up.',
  exampleLink: 'See my savings',
  yours: `We keep your answers for ${retention.inWords} days. None of them are in this page’s address.`,
  change: 'Change answers',
  toOffers: (count: number) => (count === 1 ? 'See the offer' : `All ${count} offers`),
  apply: 'What you’d need to apply',

  answer: 'The short answer',
  save: (loans: string, isOnlyPossible: boolean) =>
    `Refinance ${loans}, and save${isOnlyPossible ? ' up to' : ''}`,
  upTo: (cents: number) => `to ${dollars(cents)}`,
  orMore: (cents: number) => `or pay ${dollars(cents)} more`,
  keep: (count: number) => (count === 1 ? 'Keep your loan' : 'Keep your loans'),
  keepFor: (keep: string, right: string) => `${keep}: ${right} is worth`,
  toYou: 'to you',
  chart: {
    title: 'What’s left to pay if you keep your loans or refinance',
    keep: 'Keep',
    refinance: (lender: string) => `Refinance with ${lender}`,
    says: (name: string, low: string, high: string) =>
      `${name}: ${low === high ? low : `${low} to ${high}`} left to pay`,
    left: 'left to pay',
    atHighest: 'more at the highest rate',
    saved: 'saved at every rate',
    today: 'what you have now',
    asTable: 'Show as a table',
    columns: ['Choice', 'At the lowest rate', 'At the highest rate'],
  },
  noLenders: 'We don’t list any refinance lenders right now, so there is nothing to compare your loans with.',
  noOffer:
    'No lender we list would refinance these loans as you described them. The reasons are below, lender by lender.',
  nothingSaved: (left: string) =>
    `Keep your loans as they are. Even at its lowest rate, the top offer for your goal costs no less than the ${left} you have left to pay.`,
  nothingSavedAtHighest: (left: string) =>
    `Keep your loans as they are for now. Your answers rule out the lowest rate on the top offer for your goal, and at its highest you’d pay no less than the ${left} you have left to pay.`,
  outweighed: {
    leave: (loans: string, isOne: boolean, because: string | null) =>
      `Leave ${loans} as ${isOne ? 'it is' : 'they are'}${because ? `: ${because}` : ''}.`,
    all: (count: number) => (count === 1 ? 'your federal loan' : `your ${count} federal loans`),
    some: (count: number, all: number) => `${count} of your ${all} federal loans`,
    worth: (right: string, cost: string) => `${right} is worth ${cost} to you`,
    worthIs: 'That’s how much less you’d pay in total with it than if you refinanced.',
    made: (payments: number, right: string) =>
      `You’ve made ${payments === 1 ? '1 payment' : `${payments} payments`} toward ${right}, and refinancing would erase ${payments === 1 ? 'it' : 'them'}.`,
    inScenario: (lost: string, right: string, share: string | null) =>
      `In your scenario below, refinancing would cost you ${lost} in lost protections: ${share === null ? right : `${share} for ${right}, the rest for others`}.`,
    saved: (saved: string) => `Refinancing would take at most ${saved} off what you have left to pay.`,
    nothing: 'Refinancing wouldn’t lower what you have left to pay.',
  },
  rightsUnanswered:
    'Leave your federal loans as they are until you’ve answered the questions their protections depend on. Refinancing ends those protections for good.',
  unanswered: 'Still to answer:',
  rightsFirst:
    'Leave your federal loans as they are until you’ve decided below whether you need their protections. Refinancing ends them for good.',
  rightsNeeded:
    'You use or may need your federal protections, so leave your federal loans as they are. No lower rate brings those protections back.',
  saves: (some: { loans: string; isOne: boolean; low: number; high: number; left: string }) =>
    some.high >= 0
      ? `Refinancing ${some.loans} would save ${range(some.high, some.low)} of the ${some.left} left to pay on ${some.isOne ? 'it' : 'them'}.`
      : `Refinancing ${some.loans} could save up to ${dollars(some.low)} of the ${some.left} left to pay, but only near the lowest rate. At the highest, it would cost ${dollars(some.high)} more.`,
  ruledOut: (lender: string, needs: string) =>
    `That’s at ${lender}’s highest rate: your answers rule out its lowest, which requires ${needs}. A quote in between would save more.`,
  lowestNeeds: ({
    floorMinimumScore,
    floorScoreOf,
  }: Pick<LoanOffer, 'floorMinimumScore' | 'floorScoreOf'>) => {
    const score = floorMinimumScore === null ? '' : `a score of ${floorMinimumScore}`
    if (floorScoreOf === 'cosigner') return score ? `a cosigner with ${score}` : 'a cosigner'
    return floorScoreOf === 'either' ? `${score}, yours or a cosigner’s` : score
  },
  rightsNotCounted: (lost: string) =>
    `That doesn’t count the federal protections you’d lose: refinancing all your federal loans would cost you ${lost} in your scenario below.`,
  payment: (from: string, low: string, high: string, isOne: boolean) =>
    `You pay ${from} a month on ${isOne ? 'it' : 'them'} today. The new payment would be ${low === high ? low : `${low} to ${high}`}.`,
  lowerPayment: 'A lower payment doesn’t mean you save.',
  counted: (lender: string, term: string) =>
    `Based on the top offer for your goal: ${lender}, over ${term}. “Refinance only below” is the rate below which a new loan over ${term} has a lower total cost.`,
  allLoans: (count: number) => (count === 1 ? 'your loan' : 'all your loans'),
  someLoans: (count: number, all: number) => `${count} of your ${all} loans`,

  loansCaption: 'What to do with each loan',
  left: 'left to pay',
  loanMonths: (left: number) => `${months(left)} left`,
  federalLoans: (count: number, owed: string) => `${count} federal loans, ${owed}`,
  showLoans: 'Show them',
  leaveThem: 'Leave them',
  advice: { yes: 'Refinance', maybe: 'Only at a low rate', no: 'Leave it' },
  adviceOf: {
    costs_less: 'Lower total cost on the new terms.',
    reaches_minimum: 'Costs a little more on its own, but brings the loan up to the lender’s minimum.',
    rights_needed: 'Federal protections that you use or may need.',
    rights_untold: 'Federal protections whose value depends on questions you haven’t answered.',
    rights_undecided: 'Federal protections, and you haven’t said whether you need them.',
    not_taken: 'This lender doesn’t refinance this type of loan.',
    rate_not_lower: 'Its rate is already that low or lower.',
    ends_too_soon: 'The new rate is lower, but a longer term costs more than that saves.',
    fees: 'The fees cost more than the new rate saves.',
    below_minimum: 'The amount worth refinancing is below the lender’s minimum.',
    above_maximum: 'The amount worth refinancing is above the lender’s maximum.',
  },
  outweighs: (right: string, cost: string, count: number) =>
    count === 1
      ? `Its protections are worth more: ${right}, ${cost}.`
      : `The protections of ${count} loans together are worth more: ${right}, ${cost}.`,
  outweighsInScenario: (cost: string, count: number) =>
    `In your scenario, ${count === 1 ? 'its protections' : `the protections of ${count} loans together`} are worth more: ${cost}.`,
  erased: (right: string) => `Refinancing would erase your payments toward ${right}.`,
  onlyHighest: 'Your answers rule out this lender’s lowest rate, and its highest wouldn’t save anything.',
  below: (percent: number) => `Refinance only below ${percent.toFixed(2)}%`,
  never: 'No rate would be low enough',
  exact: 'We compared every combination of your loans, and none costs less.',
  likely: 'With this many loans, we compared only the most promising combinations.',

  listFor: (loans: readonly CurrentLoan[], all: number) =>
    loans.length === all
      ? 'The offers are for all your loans together.'
      : `The offers are for ${and.format(loans.map(nameLoan))}.`,
  defaultTerm: 'What fits your goal',

  row: {
    title: 'Compared with what you have now',
    saves: (low: number, high: number) => {
      if (high >= 0) return `Saves ${range(high, low)}`
      if (low > 0) return `Saves up to ${dollars(low)}, or costs up to ${dollars(high)} more`
      return `Costs ${range(low, high)} more`
    },
    shortSaves: (low: number, high: number) => {
      if (high >= 0) return `Saves ${range(high, low)}.`
      if (low > 0) return `Between ${dollars(low)} saved and ${dollars(high)} lost.`
      return `Costs ${range(low, high)} more.`
    },
    against: (high: number) =>
      high >= 0 ? 'of what you have left to pay.' : 'than what you have left to pay.',
    withoutRights: 'The federal protections you’d lose aren’t counted here.',
    beforeRights: 'Before the federal protections you’d lose:',
    lower: (low: number, high: number) =>
      `The payment falls by ${range(low, high)} a month. A lower payment doesn’t mean you save.`,
    atHighest: (needs: string) => `That’s at its highest rate: the lowest requires ${needs}.`,
    higher: (low: number, high: number) => `The payment rises by ${range(low, high)} a month.`,
    mixed: (low: number, high: number) =>
      `The payment ranges from ${dollars(low)} less to ${dollars(high)} more a month.`,
    longer: (count: number, stretch: string) =>
      `You’d be paying for ${months(count)} longer. The same loan would cost ${stretch} less if it ended when your current loans do.`,
    sooner: (count: number) => `You’d be done ${months(count)} sooner.`,
    same: 'You’d be done in the same month.',
    breakEven: (month: number) =>
      `You break even on the fees after ${months(month)}, counting the interest saved.`,
    noFees: 'There are no fees to recoup.',
    never: 'At the highest rate, the fees are never recouped.',
    present: (low: number, high: number, percent: string) =>
      `In today’s dollars, discounted at ${percent}% a year: ${spread(low, high)}.`,
  },

  empty: 'Try fewer filters or another term, or see each lender’s requirements below.',
  emptyNoLenders: 'No refinance lenders are listed yet. Federal plans don’t require one.',
  emptyLink: 'Change the loans',

  reasons: 'Why this answer',
  howCalculated: 'How we do the math',
  how: [
    'What’s left to pay is every level payment over each loan’s remaining months, with its autopay discount for as long as it lasts. Income-driven payments are compared on the federal plans page instead.',
    'Your savings are that total minus every payment and fee of the new loan. A lower monthly payment never counts as savings.',
    'We assume that rates don’t change and every payment is on time.',
  ],
  notModeled: 'What isn’t counted',
  limits: [
    'The tax deduction for student loan interest, and the time between applying and paying off the old loans.',
    'Later changes in a variable rate, and discounts for having other accounts with a lender.',
    'Later changes in your life: we price the protections based on your income, your family, and prices today.',
    'A cosigner you haven’t told us about. One with better credit may get you a lower rate.',
    'Protections that depend on your job or your school. They’re listed without a figure.',
    'How likely each scenario is. You set the scenarios, and we never use odds to price a protection.',
  ],
  age: (later: readonly { age: number; states: readonly string[] }[]) =>
    `We assume you’re old enough to sign a contract: 18 or older${later.map(({ age, states }) => `, ${age} in ${and.format(states)}`).join('')}.`,

  plansTitle: 'Federal loans: another plan may be enough',
  plansText:
    'A federal plan can lower the payment for free, and it ends none of your protections. We’ve already filled in your loans there.',
  plansLink: 'Compare federal repayment plans',
} as const

function range(low: number, high: number): string {
  const [one, other] = [dollars(low), dollars(high)]
  return one === other ? one : `${one} to ${other}`
}

function spread(low: number, high: number): string {
  if (high >= 0) return `${range(high, low)} saved`
  return low > 0 ? `from ${dollars(high)} lost to ${dollars(low)} saved` : `${range(low, high)} lost`
}
