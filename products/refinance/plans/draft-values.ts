import { getPovertyRegion } from '#domain/award-years/poverty-guidelines.ts'
import { formatDollars } from '#domain/money.ts'
import { isFederal } from '#domain/refinance/current-loan.ts'
import type { Values } from '#kit/forms/sent-form.ts'
import { loansField } from '#products/refinance/current-loans/loans-field.ts'
import { known, type RefinanceAnswers } from '#products/refinance/situation/answers.ts'
import { readLoans, writeLoans } from '#products/refinance/situation/loans-text.ts'
import { firstValues } from './plans-form.ts'

/** The form with what the visitor answered about refinancing, as far as it asks the same. */
export function fillFromAnswers(answers: RefinanceAnswers): Values {
  const { filing, familySize, dependents, countedPayments, publicService, state } = answers
  const isJoint = filing === 'joint'
  const service = known(publicService)
  const inService = service && (service === 'none' ? 'no' : 'yes')
  return {
    ...firstValues,
    ...showLoans(answers),
    ...showKnown({
      agi: addUpIncome(answers, isJoint),
      filing: known(filing),
      spouseLoans: isJoint ? known(answers.spouseLoans) : undefined,
      familySize: known(familySize),
      dependents: known(dependents),
      region: known(state) && getPovertyRegion(state),
      counted: known(countedPayments),
      inService,
      service: inService === 'yes' ? known(answers.servicePayments) : undefined,
    }),
  }
}

/** Says which loans were filled in; undefined if none was. */
export function describeFilled(answers: RefinanceAnswers): string | undefined {
  const federal = listFederal(answers)
  const owedCents = federal.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  if (federal.length === 0) return undefined
  return `${federal.length === 1 ? '1 federal loan' : `${federal.length} federal loans`}, ${formatDollars(owedCents)}`
}

function listFederal({ loans }: RefinanceAnswers) {
  return (readLoans(loans ?? '') ?? []).filter(isFederal)
}

function showLoans(answers: RefinanceAnswers): Values {
  const federal = listFederal(answers)
  return federal.length === 0 ? {} : (loansField.show?.('loans', writeLoans(federal)) ?? {})
}

/** What a couple who files jointly earns is one income, known only if both parts are. */
function addUpIncome({ income, spouseIncome }: RefinanceAnswers, isJoint: boolean): number | undefined {
  const [own, other] = [known(income), isJoint ? known(spouseIncome) : 0]
  return own === undefined || other === undefined ? undefined : own + other
}

function showKnown(values: Readonly<Record<string, string | number | undefined>>): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.toLocaleString('en-US')]],
    ),
  )
}
