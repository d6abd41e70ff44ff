import type { ClosedReason } from '#domain/federal-repayment/open-plans.ts'
import type { PlanCode } from '#domain/federal-repayment/plan.ts'
import type { PlanCondition } from '#domain/federal-repayment/plan-conditions.ts'
import type { NoResult } from '#domain/federal-repayment/simulate-plan.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import { planNames } from './plan-names.ts'
import type { Assumed } from './plans-form.ts'

const years = (months: number) => `${months / 12} years`

const oneOfParent = 'A Parent PLUS loan itself isn’t eligible.'
const ibrOfParent = `${oneOfParent} It can accept a consolidation loan made before July 1, 2026, that repaid one, after one payment in ICR by June 30, 2028.`
/** What each plan says to a Parent PLUS loan that was not consolidated. */
const ofParent: Partial<Record<PlanCode, string>> = {
  rap: 'Parent PLUS loans aren’t eligible, and consolidating one now doesn’t change that.',
  ibr_new: ibrOfParent,
  ibr_old: ibrOfParent,
  paye: 'Parent PLUS loans aren’t eligible, nor is a consolidation loan that repaid one.',
  icr: `${oneOfParent} It accepts a consolidation loan that repaid one if it was made before July 1, 2026, but not if it was made later.`,
}

/** Texts of the comparison; amounts are whole cents. */
export const answerText = {
  onThisPage: 'On this page',
  result: 'Plans open to you',
  open: (count: number) => (count === 1 ? 'One plan is open to you' : `${count} plans are open to you`),
  none: 'No plan is open to these loans as you entered them. Check the loan types and dates, or ask your servicer.',
  lowestLabel: 'Lowest first payment',
  inPlan: (plan: PlanCode) => `a month in ${planNames[plan]}`,
  least: (plan: PlanCode, cents: number) =>
    `Lowest total, tax included: ${formatDollars(cents)} in ${planNames[plan]}.`,
  notSame:
    'These are rarely the same plan. A lower payment helps this month, but it can cost more in the end, or leave a balance that’s forgiven and taxed.',
  assumed: {
    counted:
      'You didn’t say how many payments count toward income-driven forgiveness, so we started at 0. If some count, forgiveness comes sooner than shown.',
    repaid:
      'You didn’t say how long you’ve been repaying, so fixed-payment plans start today. If you’ve already started, less of the term is left, and the monthly payment is higher.',
  } satisfies Record<Assumed, string>,
  columns: {
    plan: 'Plan',
    first: 'First payment',
    highest: 'Highest payment',
    ends: 'Last payment',
    paid: 'Total you pay',
    forgiven: 'Forgiven',
    tax: 'Tax on that',
  },
  chart: {
    title: 'Monthly payments, from the first to the highest, and what each plan costs in total',
    heads: ['Plan', 'Lasts', 'Total'],
    says: ({
      plan,
      first,
      highest,
      lasts,
      total,
    }: Record<'plan' | 'first' | 'highest' | 'lasts' | 'total', string>) =>
      `${plan}: ${first === highest ? first : `${first} to ${highest}`} a month for ${lasts}, ${total} in total`,
    first: 'first monthly payment',
    highest: 'highest monthly payment',
    asTable: 'Show as a table',
    lasts: (months: number) => {
      const whole = Math.ceil(months / 12)
      return months < 12
        ? months === 1
          ? '1 month'
          : `${months} months`
        : whole === 1
          ? '1 year'
          : `${whole} years`
    },
  },
  withRest: (plan: PlanCode) => `with your other loans in ${planNames[plan]}`,

  byYear: 'Payments by year',
  incomePlans: 'Income-driven plans',
  fixedPlans: 'Fixed-payment plans',
  yearsSay: (plan: PlanCode, first: string, highest: string, years: number) =>
    `${planNames[plan]}: ${first} in the first year, ${highest} in the most expensive year, over ${years === 1 ? '1 year' : `${years} years`}`,
  yearRange: (lowest: string, highest: string) =>
    lowest === highest ? `${lowest} a year` : `${lowest} to ${highest} a year`,
  table: (title: string) => `${title}: every year as a table`,
  year: 'Year',
  yearFrom: (month: string) => `Year starting ${month}`,

  plans: 'Plan by plan',
  titles: {
    rap: 'RAP: Repayment Assistance Plan',
    ibr_new: 'IBR: Income-Based Repayment at 10%, for newer borrowers',
    ibr_old: 'IBR: Income-Based Repayment at 15%',
    paye: 'PAYE: Pay As You Earn',
    icr: 'ICR: Income-Contingent Repayment',
    tiered_standard: 'Tiered Standard',
    standard: 'Standard',
    graduated: 'Graduated',
    extended: 'Extended',
    extended_graduated: 'Extended, with graduated payments',
  } satisfies Record<PlanCode, string>,
  about: {
    rap: 'A percentage of your total income, minus $50 for each dependent, but at least $10. Interest that an on-time payment doesn’t cover is waived. If the payment lowers the loan by less than $50, the government adds the rest, up to what you paid. Any balance left after 360 payments is forgiven.',
    ibr_new:
      '10% of your income above 150% of the poverty guideline, and never more than the 10-year payment. You still owe any unpaid interest. Any balance left after 240 payments is forgiven.',
    ibr_old:
      '15% of your income above 150% of the poverty guideline, and never more than the 10-year payment. You still owe any unpaid interest. Any balance left after 300 payments is forgiven.',
    paye: '10% of your income above 150% of the poverty guideline, and never more than the 10-year payment. It ends on July 1, 2028.',
    icr: '20% of your income above the poverty guideline, or the 12-year payment times a factor, whichever is less. It ends on July 1, 2028.',
    tiered_standard:
      'Fixed payments over 10 to 25 years. How many years depends on the total you owe in Direct Loans.',
    standard: 'Fixed payments over 10 years; 10 to 30 years for consolidation loans.',
    graduated: 'Payments that rise every two years, over 10 years; 10 to 30 years for consolidation loans.',
    extended: 'Fixed payments over 25 years, if you owe more than $30,000.',
    extended_graduated: 'Payments that rise every two years, over 25 years, if you owe more than $30,000.',
  } satisfies Record<PlanCode, string>,
  takesSome: (loans: string, plan: PlanCode) =>
    `It accepts ${loans}. For your other loans, we use ${planNames[plan]}.`,
  loan: (number: number) => `loan ${number}`,
  waived: (cents: number) => `Interest waived: ${formatDollars(cents)}.`,
  matched: (cents: number) => `Added by the government: ${formatDollars(cents)}.`,
  paidOff: (month: string) => `Paid off in ${month}.`,
  forgiven: (cents: number, month: string) => `${formatDollars(cents)} is forgiven in ${month}.`,
  taxed: (cents: number, percent: number) =>
    `You’d owe federal tax on that: ${formatDollars(cents)} at ${percent}%, due the following spring.`,
  service: 'Public Service Loan Forgiveness: no federal tax.',
  movesTo: (plan: PlanCode, month: string) =>
    `Starting in ${month}, you would be in ${planNames[plan]}, unless you choose another plan. The payments you’ve made still count there.`,
  cliff: 'A cliff:',
  tieredCliff: (
    bound: number,
    below: { months: number; paymentCents: number },
    at: { months: number; paymentCents: number },
  ) =>
    `with ${formatCents(bound - 1)} in Direct Loans you would pay over ${years(below.months)}, ${formatCents(below.paymentCents)} a month; with ${formatCents(bound)} over ${years(at.months)}, ${formatCents(at.paymentCents)} a month. What counts is what you owe on the day repayment begins.`,
  rapLowest: 'Your income is in RAP’s lowest bracket: $10 a month.',
  rapBand: (percent: number) =>
    `Your income is in the bracket where you pay ${percent}% of your total income.`,
  rapCliff: (upTo: number, at: number, above: number) =>
    `At ${formatCents(upTo)} you’re still in your bracket and pay ${formatCents(at)} a month. One cent more puts you in the next one: ${formatCents(above)}.`,
  rapCliffNote: 'This is for one person, not for a couple sharing a payment.',
  yearTable: (plan: PlanCode) => `${planNames[plan]}: every year`,
  yearColumns: {
    paid: 'You pay',
    interest: 'Interest',
    principal: 'Principal',
    waived: 'Waived',
    matched: 'Added',
    balance: 'Still owed',
  },

  conditions: {
    payment_first:
      'One of your loans repaid a Parent PLUS loan. A loan like that can be in IBR only if at least one payment on it was made in ICR (or in IBR or PAYE) from July 4, 2025, to June 30, 2028. If you haven’t made one, apply for ICR, make one full payment under it, then apply for IBR in a separate request.',
    enter_before:
      'If you’re not in it yet, apply before July 1, 2027. The May 2026 rule, as we understand it, lets people in until June 30, 2028; an older rule shuts most of them out on July 1, 2027, and your servicer may stop accepting applications earlier.',
    entry_unsettled:
      'If you’re not in it yet, ask your servicer if you can still enroll. The May 2026 rule, as we understand it, lets people in until June 30, 2028; an older rule shut most of them out on July 1, 2027.',
    rap_or_ibr_after:
      'Whether you would move to RAP or to IBR when ICR ends depends on whether RAP accepts your consolidation loan, and only your servicer can tell you that. The figures assume IBR. You can choose a plan yourself before then.',
  } satisfies Record<PlanCondition, string>,

  closed: 'Left out of the comparison, and why',
  notAll: 'only some of your loans',
  unsettled: 'ask your servicer',
  reason: (plan: PlanCode, reason: ClosedReason | NoResult) =>
    (reason === 'parent_plus' ? ofParent[plan] : undefined) ?? answerText.reasons[reason],
  reasons: {
    parent_plus: oneOfParent,
    repaid_parent_plus: 'A consolidation loan that repaid a Parent PLUS loan isn’t eligible.',
    rap_unsettled:
      'Our sources disagree on consolidation loans that repaid a Parent PLUS loan. The May 2026 rule, as two public records quote it, lets one into RAP if a payment on it was made in ICR, IBR, or PAYE from July 4, 2025, to June 30, 2028. The Department’s own answers don’t. Ask your servicer whether RAP accepts yours, and get the answer in writing.',
    not_direct:
      'It accepts only Direct Loans. Consolidating FFEL or Perkins loans now would make them eligible for RAP and Tiered Standard, but none of your Direct Loans would be eligible for any other plan.',
    new_loan:
      'If you have a Direct Loan or Direct Consolidation Loan made on or after July 1, 2026, none of your Direct Loans are eligible for this plan.',
    needs_new_loan:
      'It’s only for people with a Direct Loan or Direct Consolidation Loan made on or after July 1, 2026.',
    borrowed_before_2014:
      'You still owed on an earlier federal loan on July 1, 2014, or when you borrowed again after that date, so your IBR rate is 15%.',
    borrowed_since_2014:
      'You first borrowed on or after July 1, 2014. Your IBR rate is 10%, which is better.',
    borrowed_before_2007: 'You still owed a loan from before October 1, 2007, when you borrowed later.',
    nothing_since_2011: 'It requires a Direct Loan disbursed on or after October 1, 2011.',
    ended_in_2028: 'It ended on July 1, 2028.',
    not_above_30000: 'It requires more than $30,000 in loans from one program.',
    perkins: 'Perkins loans aren’t eligible.',
    time_over:
      'Given how long you’ve been in repayment, this plan’s term has already ended for one of your loans.',
    no_hardship: 'Your income is too high for this plan to lower your payment, so you don’t qualify.',
  } satisfies Record<ClosedReason | NoResult, string>,

  save: {
    title: 'Your SAVE notice',
    until: (day: string) => `Choose a plan by ${day}: 90 days from the date on your notice.`,
    past: (day: string) =>
      `Your 90 days ended on ${day}. Ask your servicer today which plan you are in now: you may still choose another.`,
  },
} as const
