import { formatDate } from '#domain/dates.ts'
import { pauseLimits } from '#domain/federal-repayment/law.ts'
import type { NotPriced } from '#domain/refinance/priced-right.ts'
import type { BorrowerFact, FederalRight } from '#domain/refinance/rights.ts'
import type { Scenario, ScenarioName } from './scenario.ts'

const months = (count: number | string) =>
  Number(count) % 12 === 0 && Number(count) > 12 ? `${Number(count) / 12} years` : `${count} months`

/** Texts of the federal rights that refinancing ends. */
export const rightsText = {
  title: 'What you’d give up: your federal protections',
  tiles: (count: number) =>
    count === 1 ? 'The protection and what it’s worth' : `The ${count} protections and what they’re worth`,
  intro:
    'Refinancing a federal loan pays it off with a private one. These protections end that day and never come back.',
  introPriced: 'Here is what each would be worth if you refinanced all your federal loans.',
  saving: (saving: string, lender: string, end: 'lowest' | 'highest') =>
    `What you’d get for them: ${saving} off what you have left to pay, at ${lender}’s ${end} rate.`,
  costsMore: (more: string, lender: string, end: 'lowest' | 'highest') =>
    `What you’d get for them: nothing. At ${lender}’s ${end} rate, refinancing them would cost ${more} more.`,
  ruledOut: 'Your answers rule out its lowest rate.',
  noOffer: 'No lender we list would refinance them all, so we don’t price these protections.',
  noLenders: 'We don’t list any refinance lenders right now, so we don’t price these protections.',
  caption: ({ drop, earning, pause, loss }: Pick<Scenario, 'drop' | 'earning' | 'pause' | 'loss'>) =>
    `If you earned ${earning === 'none' ? 'nothing' : 'half of today’s income'} for ${months(drop)}${loss === 'none' ? ' or' : ','} couldn’t pay for ${months(pause)}${loss === 'none' ? '' : `, or died or became disabled after ${months(loss)}`}`,
  captionUnpriced: 'The protections that would end',
  columns: {
    right: 'Protection',
    cost: 'What you’d lose for good',
    cash: 'Extra cash you’d need in the meantime',
  },
  none: '',
  inSaving: 'already in the savings',
  separate: 'The two columns are never added together: extra cash you’d need in the meantime isn’t lost.',
  loans: 'Which loan has which protection',
  source: 'The law',
  rights: {
    income_driven: {
      name: 'Income-driven repayment',
      text: 'Available in RAP and IBR and, until July 1, 2028, in PAYE and ICR.',
    },
    rap_waiver_and_match: {
      name: 'RAP’s interest waiver and principal match',
      text: 'Interest that a small payment doesn’t cover is waived, and up to $50 of principal is matched.',
    },
    forgiveness: {
      name: 'Forgiveness after 20 to 30 years',
      text: 'Any balance left at the end of an income-driven plan is forgiven.',
    },
    public_service: {
      name: 'Public Service Loan Forgiveness',
      text: 'Any balance left after 120 payments is forgiven, tax-free.',
    },
    teacher_forgiveness: {
      name: 'Teacher Loan Forgiveness',
      text: 'For five straight years of full-time teaching at a low-income school: up to $17,500 in special education and in high school math or science, up to $5,000 for others.',
    },
    perkins_cancellation: {
      name: 'Perkins Loan cancellation',
      text: 'Part of the loan is canceled each year, up to all of it, for teachers, nurses, police officers, and others. Consolidating ends it, too.',
    },
    pause: {
      name: 'Deferment and forbearance',
      text: `On loans made before ${formatDate(pauseLimits.loansFrom, 'Month D, YYYY')}, the law lets you pause payments for unemployment and for economic hardship, up to 36 months each, no matter who your servicer is. Later loans don’t get those deferments, and they get less forbearance.`,
    },
    death_or_disability: {
      name: 'Discharge for death or total and permanent disability',
      text: 'The debt ends. A private lender may or may not do the same: ask before you sign.',
    },
    school_discharge: {
      name: 'Closed school discharge and borrower defense',
      text: 'If the school closed, misled you, or hasn’t paid a refund it owes.',
    },
    autopay_cut: {
      name: 'One percentage point off the rate through June 30, 2028',
      text: 'For Direct Loans disbursed on or after July 1, 2012, and on autopay by September 30, 2026.',
    },
    cap_in_service: {
      name: 'The 6% interest rate cap for military service',
      text: 'While you serve on active duty, loans you took out earlier can’t charge more. A loan you refinance during your service can, even if the old one was private.',
    },
  } satisfies Record<FederalRight, { name: string; text: string }>,
  /** The names where there is little room. */
  short: {
    income_driven: 'Income-driven payments',
    rap_waiver_and_match: 'RAP waiver and match',
    forgiveness: 'Forgiveness after 20 to 30 years',
    public_service: 'Public service forgiveness',
    teacher_forgiveness: 'Teacher forgiveness',
    perkins_cancellation: 'Perkins cancellation',
    pause: 'Deferment and forbearance',
    death_or_disability: 'Discharge for death or disability',
    school_discharge: 'Closed school and borrower defense',
    autopay_cut: 'One point off with autopay',
    cap_in_service: '6% cap for military service',
  } satisfies Record<FederalRight, string>,
  tile: { lost: 'lost for good', cash: 'extra cash', kept: ', which stays.', ends: ', which ends.' },
  details: 'What each right is worth, and the law',
  notPriced: {
    not_in_public_service: 'Only with a full-time job in public service.',
    left_public_service: 'The payments you made count again once you’re back in a qualifying job.',
    no_rap: 'None of these loans can be in RAP.',
    depends_on_job: 'Can’t be put in dollars: it depends on your job.',
    what_is_left: 'Whatever you’d still owe.',
    case_by_case: 'Can’t be put in dollars.',
  } satisfies Record<Exclude<NotPriced, 'untold' | 'nothing_forgiven'>, string>,
  nothingForgiven: (counted: number) =>
    `With ${counted === 0 ? 'no earlier payments' : counted === 1 ? '1 earlier payment' : `${counted} earlier payments`} counted and your income the same as today, you’d pay off the loans before anything was forgiven.`,
  unanswered: 'Not priced yet. Tell us:',
  facts: {
    service: 'whether you work in public service',
    payments: 'your payments in public service',
    income: 'your income',
    filing: 'how you file taxes',
    spouse: 'your spouse’s income and loans',
    family: 'your family',
    counted: 'your payments toward forgiveness',
  } satisfies Record<BorrowerFact, string>,
  lenderPause: (lender: string, count: number | null) =>
    count === null
      ? `${lender} doesn’t say whether it offers forbearance.`
      : `${lender} offers ${count === 0 ? 'no forbearance' : `up to ${months(count)} of forbearance`}.`,
  pricedFor: (who: { income: string; people: number; counted: number; service: number | undefined }) =>
    `Priced for a steady income of ${who.income} a year, a family of ${who.people}, ${who.counted} payments toward income-driven forgiveness${who.service === undefined ? '' : `, ${who.service} in public service`}, and 22% tax on what’s forgiven.`,

  scenario: 'The scenario',
  scenarioTitle: 'Change these assumptions',
  apply: 'Update',
  labels: {
    rights: 'Do you need them?',
    drop: 'Months of lower income',
    earning: 'Income during those months',
    pause: 'Months without payments',
    loss: 'Death or disability after',
    discount: 'Discount rate (how much less a dollar is worth next year)',
  } satisfies Record<ScenarioName, string>,
  choices: {
    rights: {
      undecided: 'I haven’t decided',
      needed: 'I use them or may need them',
      not_needed: 'I don’t need any of them',
    },
    earning: { none: 'Nothing', half: 'Half of today’s' },
  },
  noLoss: 'Don’t assume it',
  months,
  percent: (percent: string) => `${percent}%`,
} as const
