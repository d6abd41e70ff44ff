import type { FiledLoan } from '#domain/student-aid-file/filed-loan.ts'

/** A loan as a complete file has it. */
export function makeFiledLoan(changes: Partial<FiledLoan> = {}): FiledLoan {
  return {
    kind: 'unsubsidized',
    typeName: 'DIRECT STAFFORD UNSUBSIDIZED',
    firstDisbursedOn: '2023-08-28',
    principalCents: 2_050_025,
    interestCents: 148_875,
    ratePercent: 7.05,
    repaymentBeganOn: '2024-11-20',
    planName: 'STANDARD REPAYMENT',
    status: 'IN REPAYMENT',
    isOpen: true,
    ...changes,
  }
}
