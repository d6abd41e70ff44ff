import type { AidPackage } from './aid-package.ts'

export const noAid: AidPackage = {
  pell: 0,
  governmentGrants: 0,
  schoolGrants: 0,
  otherScholarships: 0,
  workStudy: 0,
  subsidizedLoans: 0,
  otherLoans: 0,
}
