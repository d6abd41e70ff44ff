import type { LoanKind } from './federal-rates.ts'

const loanKinds: Record<LoanKind, string> = {
  undergraduate: 'Direct Loans for undergraduates',
  graduate: 'Direct Loans for graduate study',
  plus: 'PLUS loans',
}

/** Sentences about federal loans that several pages say. */
export const federalFacts = {
  eligibleOnly: 'Federal loans require US citizenship or an eligible noncitizen status.',
  rate: (loans: { kind: LoanKind; year: string; percent: number }) =>
    `${loanKinds[loans.kind]} first disbursed in ${loans.year} cost ${loans.percent}% a year, fixed for the life of the loan.`,
} as const
