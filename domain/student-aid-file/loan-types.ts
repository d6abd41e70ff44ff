import type { FederalLoanKind } from '#domain/federal-repayment/federal-loan.ts'

/*
 * Where the codes and names of loan types were read: docs/decisions/0056-student-aid-file.md. What is not
 * listed has no kind here, and the visitor is asked: a consolidation or refinanced loan, because it may have
 * repaid a Parent PLUS loan, which changes its rights; FISL, ICL and health loans, whose rules we don't have.
 */
const types: readonly (readonly [code: string, name: string, kind: FederalLoanKind])[] = [
  ['D0', 'DIRECT STAFFORD SUBSIDIZED (SULA ELIGIBLE)', 'subsidized'],
  ['D1', 'DIRECT STAFFORD SUBSIDIZED', 'subsidized'],
  ['D2', 'DIRECT STAFFORD UNSUBSIDIZED', 'unsubsidized'],
  ['D3', 'DIRECT PLUS GRADUATE', 'grad_plus'],
  ['D4', 'DIRECT PLUS PARENT', 'parent_plus'],
  // A TEACH Grant that became a loan.
  ['D8', 'DIRECT UNSUBSIDIZED (TEACH)', 'unsubsidized'],
  ['GB', 'FFEL PLUS GRADUATE', 'ffel'],
  ['PL', 'FFEL PLUS PARENT', 'ffel_parent_plus'],
  ['SF', 'FFEL STAFFORD SUBSIDIZED', 'ffel'],
  ['SL', 'FFEL SUPPLEMENTAL LOAN (SLS)', 'ffel'],
  ['SN', 'FFEL STAFFORD NON-SUBSIDIZED', 'ffel'],
  ['SU', 'FFEL STAFFORD UNSUBSIDIZED', 'ffel'],
  ['DU', 'NATIONAL DEFENSE LOAN (PERKINS)', 'perkins'],
  ['EU', 'PERKINS EXPANDED LENDING', 'perkins'],
  ['NU', 'NATIONAL DIRECT STUDENT LOAN (PERKINS)', 'perkins'],
  ['PU', 'FEDERAL PERKINS', 'perkins'],
]

/**
 * Returns the kind of a loan by the code and the name of its type, in capitals; undefined where neither is
 * known, or where they disagree. Older files have the name alone.
 */
export function findLoanKind(
  code: string | undefined,
  name: string | undefined,
): FederalLoanKind | undefined {
  const byCode = types.find(([known]) => known === code)?.[2]
  const byName = types.find(([, known]) => known === name)?.[2]
  if (code !== undefined && name !== undefined) return byCode === byName ? byCode : undefined
  return byCode ?? byName
}
