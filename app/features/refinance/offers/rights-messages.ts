import type { NotPriced } from '#domain/refinance/priced-right.ts'
import type { FederalRight } from '#domain/refinance/rights.ts'
import type { Scenario, ScenarioName } from './scenario.ts'

const months = (count: number | string) =>
  Number(count) % 12 === 0 && Number(count) > 12 ? `${Number(count) / 12} years` : `${count} months`

/** Texts of the federal rights that refinancing ends. */
export const rightsMessages = {
  title: 'What you’d give up: your federal rights',
  intro:
    'Refinancing a federal loan pays it off with a private one. These rights end that day and never come back. Here is what each would be worth if you refinanced all your federal loans.',
  saving: (saving: string, lender: string) =>
    `What you’d get for them: ${saving} saved in all, at ${lender}’s lowest rate.`,
  costsMore: (more: string, lender: string) =>
    `What you’d get for them: nothing. Even at ${lender}’s lowest rate, refinancing them would cost ${more} more.`,
  noOffer: 'No lender we list would refinance them all, so nothing is priced.',
  caption: ({ drop, earning, pause, loss }: Pick<Scenario, 'drop' | 'earning' | 'pause' | 'loss'>) =>
    `If for ${months(drop)} you earned ${earning === 'none' ? 'nothing' : 'half of today’s income'}, for ${months(pause)} you couldn’t pay, or you died or were disabled after ${months(loss)}`,
  columns: {
    right: 'Right',
    cost: 'Money lost for good',
    cash: 'Money to find meanwhile',
  },
  none: '',
  inSaving: 'already in the saving',
  separate: 'The two columns are never added up: what you’d have to find meanwhile isn’t lost.',
  loans: 'Which loan has which right',
  source: 'The law',
  rights: {
    income_driven: {
      name: 'Payments that follow your income',
      text: 'In RAP, IBR and, to July 1, 2028, PAYE and ICR.',
    },
    rap_waiver_and_match: {
      name: 'RAP’s waiver and match',
      text: 'Interest that a small payment doesn’t cover is waived, and up to $50 of principal is matched.',
    },
    forgiveness: {
      name: 'Forgiveness after 20 to 30 years',
      text: 'What is left in an income-driven plan is forgiven.',
    },
    public_service: {
      name: 'Public Service Loan Forgiveness',
      text: 'What is left after 120 payments is forgiven, tax-free.',
    },
    pause: {
      name: 'Deferment and forbearance',
      text: 'Payments can stop for a time, by law.',
    },
    death_or_disability: {
      name: 'Discharge on death or lasting disability',
      text: 'The debt ends. A private lender may or may not do the same.',
    },
    school_discharge: {
      name: 'Discharge if the school closed or misled you',
      text: 'Also when it keeps a refund it owes.',
    },
    autopay_cut: {
      name: 'One point off the rate to June 30, 2028',
      text: 'For Direct Loans paid out since July 1, 2012 and in autopay by September 30, 2026.',
    },
  } satisfies Record<FederalRight, { name: string; text: string }>,
  notPriced: {
    not_in_public_service: 'You said you have no such job.',
    no_rap: 'RAP takes none of these loans.',
    nothing_forgiven: 'At your income, you’d pay all of it off first.',
    case_by_case: 'Can’t be put in figures.',
  } satisfies Record<NotPriced, string>,

  scenario: 'The scenario',
  scenarioTitle: 'Change what we assume',
  apply: 'Calculate again',
  labels: {
    rights: 'Do you need your federal rights?',
    drop: 'Your income drops for',
    earning: 'Then you earn',
    pause: 'You can’t pay for',
    loss: 'Death or disability after',
    service: 'A job in public service',
    discount: 'A dollar a year later is worth less by',
  } satisfies Record<ScenarioName, string>,
  choices: {
    rights: {
      undecided: 'I haven’t decided',
      needed: 'I use them or may need them',
      not_needed: 'I don’t need any of them',
    },
    earning: { none: 'Nothing', half: 'Half of today’s' },
    service: {
      no: 'No such job',
      '0': 'Yes, no payments yet',
      '30': 'Yes, 30 to 59 payments',
      '60': 'Yes, 60 to 89 payments',
      '90': 'Yes, 90 or more payments',
    },
  },
  months,
  percent: (percent: string) => `${percent}%`,
} as const
