import { federalLoanKinds } from '#domain/federal-repayment/federal-loan.ts'
import type { LoanField } from './loan-fields.ts'
import { loanKindNames } from './loan-kind-names.ts'
import { loansText } from './loans-messages.ts'

/** Names a row by what its fields hold; undefined while its kind, balance or rate is missing. */
export function nameRow(
  number: number,
  read: (field: Extract<LoanField, 'kind' | 'balance' | 'rate'>) => string | undefined,
): string | undefined {
  const code = read('kind')
  const federal = federalLoanKinds.find((kind) => kind === code)
  const kind = federal ? loanKindNames[federal] : code === 'private' ? loansText.private : undefined
  const balance = read('balance')?.trim().replace(/^\$/, '')
  const rate = read('rate')?.trim().replace(/\s*%$/, '')
  return kind && balance && rate ? loansText.named(number, { kind, balance, rate }) : undefined
}
