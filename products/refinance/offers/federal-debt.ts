import { getPovertyRegion } from '#domain/award-years/poverty-guidelines.ts'
import { monthAfter } from '#domain/federal-repayment/months.ts'
import { type CurrentLoan, isFederal } from '#domain/refinance/current-loan.ts'
import { type BorrowerFact, borrowerFacts, type FederalDebt } from '#domain/refinance/rights.ts'
import { known, type RefinanceAnswers } from '#products/refinance/situation/answers.ts'

/**
 * Returns the federal loans and who repays them, with what the visitor did not tell. Nothing grows, and what is forgiven
 * is taxed at 22%; the page says so.
 */
export function toDebt(loans: readonly CurrentLoan[], answers: RefinanceAnswers, today: string): FederalDebt {
  const { publicService, servicePayments, countedPayments, familySize, dependents, filing, state } = answers
  const { income, spouseIncome, spouseLoans } = answers
  const isJoint = filing === 'joint'
  const isInService = publicService !== undefined && publicService !== 'none' && publicService !== 'unknown'
  const made = known(servicePayments) ?? 0
  const people = known(familySize) ?? 1
  return {
    loans: loans.filter(isFederal),
    startMonth: monthAfter(today.slice(0, 7), 1),
    servicePayments: made,
    unanswered: listUnanswered(answers),
    borrower: {
      filing: filing === undefined || filing === 'unknown' ? 'single' : filing,
      agiCents: ((known(income) ?? 0) + (isJoint ? (known(spouseIncome) ?? 0) : 0)) * 100,
      agiGrowthPercent: 0,
      priceGrowthPercent: 0,
      spouseLoansCents: isJoint ? (known(spouseLoans) ?? 0) * 100 : 0,
      familySize: people,
      dependents: Math.min(known(dependents) ?? 0, people - 1),
      region: getPovertyRegion(state),
      monthsInRepayment: 0,
      // Who knows only the payments of public service has made at least as many that count here.
      countedMonths: known(countedPayments) ?? made,
      publicServiceMonths: isInService ? made : undefined,
      forgivenessTaxPercent: 22,
    },
  }
}

function listUnanswered(answers: RefinanceAnswers): BorrowerFact[] {
  const isTold: Record<BorrowerFact, boolean> = {
    service: known(answers.publicService) !== undefined,
    payments: known(answers.servicePayments) !== undefined,
    income: known(answers.income) !== undefined,
    filing: known(answers.filing) !== undefined,
    spouse:
      answers.filing !== 'joint' ||
      (known(answers.spouseIncome) !== undefined && known(answers.spouseLoans) !== undefined),
    family: known(answers.familySize) !== undefined && known(answers.dependents) !== undefined,
    counted: known(answers.countedPayments) !== undefined,
  }
  return borrowerFacts.filter((fact) => !isTold[fact])
}
