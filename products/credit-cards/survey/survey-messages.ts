import type { AprStanding, PlanKind } from '#domain/cards/survey-medians.ts'
import type { SurveyReward, SurveyTier } from '#domain/cards/survey-plan.ts'
import { formatDate } from '#domain/dates.ts'
import type { feeChoices, rewardChoices } from './survey-settings.ts'

const count = (number: number) => number.toLocaleString('en-US')
const day = (isoDay: string) => formatDate(isoDay, 'Month D, YYYY')
const percent = (number: number) => `${number.toFixed(2)}%`

/** Texts of the page with the survey of card terms. */
export const surveyText = {
  line: 'Credit cards',
  name: 'What real cards charge',
  title: 'What real credit cards charge',
  description:
    'APRs and fees that issuers reported to the Consumer Financial Protection Bureau, next to the median for each credit score band.',
  lead: ({ surveyedOn, plans, institutions }: { surveyedOn: string; plans: number; institutions: number }) =>
    `${count(plans)} plans from ${count(institutions)} banks and credit unions, as reported to the Consumer Financial Protection Bureau for the half-year ending ${day(surveyedOn)}.`,
  /** @param whole how many plans the survey has in total */
  part: (whole: number) =>
    `They’re part of that survey’s ${count(whole)} plans: cards you can apply for nationwide, student and secured cards, and those from large credit unions.`,
  old: (surveyedOn: string) =>
    `Terms may have changed since ${day(surveyedOn)}. Check with the issuer before you apply.`,
  order:
    'Listed by name. We don’t rank these plans, and they aren’t among the offers that we compare, because their terms are more than 30 days old.',
  compare: 'Compare current offers',
  toList: 'Skip to the plans',

  day,
  percent,
  range: (low: number, high: number) => (low === high ? percent(low) : `${percent(low)} to ${percent(high)}`),
  unknown: 'Not known',

  tiers: {
    no_score: 'No credit score',
    to_619: '619 or less',
    from_620: '620 to 719',
    from_720: '720 or more',
  } satisfies Record<SurveyTier, string>,
  /** A tier within a sentence. */
  forTier: {
    no_score: 'no credit score',
    to_619: 'scores of 619 or less',
    from_620: 'scores of 620 to 719',
    from_720: 'scores of 720 or more',
  } satisfies Record<SurveyTier, string>,

  medians: {
    title: 'Purchase APR by credit score',
    table: 'The figures as a table',
    tier: 'Credit score',
    count: 'Plans',
    quarter: 'A quarter are below',
    median: 'Median',
    threeQuarters: 'A quarter are above',
    marks: { low: 'A quarter of plans are below', high: 'A quarter of plans are above', median: 'Median' },
    line: (tier: string, lower: string, median: string, upper: string) =>
      `${tier}: half of the plans are between ${lower} and ${upper}; the median is ${median}.`,
    how: 'Calculated the way the Bureau does it: for plans meant for the tier, the plan’s APR for that tier or, if it has none, its median APR. Credit unions’ secured cards bring down the median for the lowest tiers.',
    kindsSummary: 'Medians by card type',
    kindsTitle: (tier: string) => `Median APR by card type: ${tier}`,
    kind: 'Card type',
    kinds: {
      all: 'All',
      secured: 'Secured by a deposit',
      members: 'With a requirement besides credit',
      rewards: 'With rewards',
      no_rewards: 'Without rewards',
    } satisfies Record<PlanKind, string>,
  },

  filters: {
    words: 'Card or bank',
    tier: 'Credit score',
    state: 'State',
    member: 'Membership or other requirement',
    fee: 'Annual fee',
    secured: 'Security deposit',
    foreign: 'Foreign transaction fee',
    rewards: 'Rewards',
    any: 'Any',
    members: { yes: 'Required', no: 'Not required' },
    deposits: { yes: 'Required', no: 'Not required' },
    foreignFees: { yes: 'Has one', no: 'None' },
    fees: {
      none: 'None',
      under_100: 'Under $100',
      from_100: '$100 or more',
    } satisfies Record<(typeof feeChoices)[number], string>,
    rewardKinds: {
      cash_back: 'Cash back',
      travel: 'Travel',
      other: 'Other',
      none: 'None',
    } satisfies Record<(typeof rewardChoices)[number], string>,
    clear: 'Clear the filters',
    show: (number: number) => (number === 1 ? 'Show 1 plan' : `Show ${count(number)} plans`),
  },

  own: {
    add: 'See your card’s APR next to these',
    title: 'The card you have',
    titles: 'The cards you have',
    apr: 'Your APR',
    standing: {
      lower: 'below the middle half',
      middle: 'in the middle half',
      upper: 'above the middle half',
    } satisfies Record<AprStanding, string>,
    noApr: (name: string) => `You didn’t enter the APR for ${name}.`,
    enterApr: 'Enter it',
    how: 'Find the row for your credit score. We don’t ask for your score, and we don’t rank your card among these plans.',
  },

  listTitle: (number: number) =>
    number === 0 ? 'No plans match these filters' : number === 1 ? '1 plan' : `${count(number)} plans`,
  none: 'Remove a filter. Plans don’t show up under a filter if the survey leaves that detail out.',

  row: {
    apr: (tier: string, apr: string) => `${apr} for ${tier}`,
    noApr: (tier: string) => `APR for ${tier} not known`,
    standing: {
      lower: 'below the middle half of these plans',
      middle: 'in the middle half of these plans',
      upper: 'above the middle half of these plans',
    } satisfies Record<AprStanding, string>,
    chart: (range: string, median: string) => `APR ${range}; the median is ${median}.`,
    table: 'APR by credit score',
    plan: 'This plan',
    notFor: 'Not meant for this band',
    surveyed: (surveyedOn: string) => `As of ${day(surveyedOn)}`,
    /** What decides most, in a line. */
    annual: (fee: string | undefined) => (fee === undefined ? 'No annual fee' : `Annual fee ${fee}`),
    monthly: (fee: string) => `Monthly fee ${fee}`,
    foreign: (fee: string | undefined) =>
      fee === undefined ? 'No foreign transaction fee' : `Foreign transaction fee ${fee}`,
    notKnown: 'not known',
    asksMore: 'Requires more than credit, such as membership',
    asksDeposit: 'Requires a security deposit',
    terms: 'Fees and terms',
    site: 'Issuer’s site',
    siteOf: (institution: string) => ` of ${institution}`,
    facts: {
      range: 'Purchase APR, full range',
      for: 'Meant for',
      requirement: 'Requirement besides credit',
      deposit: 'Security deposit',
      where: 'Offered',
      annual: 'Annual fee',
      monthly: 'Monthly fee',
      foreign: 'Foreign transaction fee',
      late: 'First late fee',
      rewards: 'Rewards',
    },
    requirement: {
      yes: 'Yes, such as membership or being a student: ask the issuer',
      no: 'None stated',
    },
    deposit: { yes: 'Required', no: 'None' },
    noFee: 'None',
    noRewards: 'None stated',
    national: 'Nationwide',
    inStates: (states: readonly string[]) => `Only in ${states.join(', ')}`,
    regional: 'In certain states that aren’t listed here: ask the issuer',
    rewards: { cash_back: 'cash back', travel: 'travel', other: 'other rewards' } satisfies Record<
      SurveyReward,
      string
    >,
  },
  pages: { label: 'Pages of plans', previous: 'Previous', next: 'Next' },
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,

  source: {
    publisher: 'Consumer Financial Protection Bureau',
    title: 'Terms of credit card plans (TCCP) survey',
  },

  /** One line in the terms of a card that is on offer. */
  yardstick: {
    name: 'Compared with the survey',
    below: (median: string, tier: string, on: string) =>
      `Below the median of ${median} for ${tier} in the federal survey dated ${on}.`,
    around: (median: string, tier: string, on: string) =>
      `Around the median of ${median} for ${tier} in the federal survey dated ${on}.`,
    above: (median: string, tier: string, on: string) =>
      `Above the median of ${median} for ${tier} in the federal survey dated ${on}.`,
  },
} as const
