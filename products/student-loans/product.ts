import { lenderSource } from '#app/features/search/lender-source.ts'
import { loanList } from '#app/features/student-loans/api/loan-list.ts'
import { keepLoanDraft } from '#app/features/student-loans/situation/loan-draft.server.ts'
import type { Product } from '#products/product.ts'
import { lenderLoader } from '#sources/lenders/lender-loader.ts'

export const studentLoans: Product = {
  category: 'student-loans',
  keepDraft: keepLoanDraft,
  catalogLoader: lenderLoader,
  apiList: loanList,
  searchSource: lenderSource,
}
