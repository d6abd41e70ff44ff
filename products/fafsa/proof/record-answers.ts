import type { AidInputs, Assets, Household, TaxAnswers } from '#domain/aid/aid-inputs.ts'
import { getKeys } from '#domain/keys.ts'
import { dollars } from '#products/fafsa/estimate/messages.ts'

const taxAmounts: Partial<Record<keyof TaxAnswers, string>> = {
  adjustedGrossIncome: 'adjusted gross income',
  incomeFromWork: 'income from work',
  incomeTaxPaid: 'income tax paid',
  deductiblePayments: 'deductible payments to retirement plans',
  taxExemptInterest: 'tax-exempt interest',
  untaxedIraDistributions: 'untaxed IRA distributions',
  iraRollover: 'IRA rollover',
  untaxedPensions: 'untaxed pensions',
  pensionRollover: 'pension rollover',
  foreignIncomeExclusion: 'foreign income exclusion',
  educationCredits: 'education credits',
  taxableGrants: 'taxable grants and scholarships',
  workStudyEarnings: 'work-study earnings',
  scheduleC: 'Schedule C profit or loss',
}

const assetAmounts: Record<keyof Assets, string> = {
  childSupportReceived: 'child support received',
  cash: 'cash, savings, and checking',
  investments: 'investments',
  businessOrFarm: 'business or farm',
  familyBusinessOrFarm: 'family business or farm',
}

/** Lists the answers of a record in words, those of the parents first. Amounts of zero are left out. */
export function listAnswers({ parents, student }: AidInputs): [name: string, value: string][] {
  return [...(parents ? listHousehold('Parents', parents) : []), ...listHousehold('Student', student)]
}

function listHousehold(whose: string, household: Household): [string, string][] {
  const { people, familySize, state, isCouple, assets } = household
  const facts: [string, string][] = [
    ['state of legal residence', state],
    ['family size', String(familySize)],
    ['a couple', toWord(isCouple)],
    ['earned income credit', toWord(household.receivedEarnedIncomeCredit)],
    ['federal benefits', toWord(household.receivedFederalBenefit)],
  ]
  return [
    ...facts.map(([name, value]): [string, string] => [`${whose}: ${name}`, value]),
    ...people.flatMap((person, at) => listTaxes(at === 0 ? whose : `${whose}, second return`, person)),
    ...(assets ? listAmounts(whose, assets, assetAmounts) : []),
  ]
}

function listTaxes(whose: string, person: TaxAnswers): [string, string][] {
  return [
    [`${whose}: tax return`, person.filed ? (person.filingStatus ?? 'filed') : 'not filed'],
    ...listAmounts(whose, person, taxAmounts),
  ]
}

function listAmounts<Answers extends object>(
  whose: string,
  answers: Answers,
  names: Partial<Record<keyof Answers, string>>,
): [string, string][] {
  return getKeys<Extract<keyof Answers, string>>(
    names as Record<Extract<keyof Answers, string>, string>,
  ).flatMap((key): [string, string][] => {
    const amount = Number(answers[key])
    return amount ? [[`${whose}: ${names[key]}`, dollars(amount)]] : []
  })
}

function toWord(fact: boolean): string {
  return fact ? 'yes' : 'no'
}
