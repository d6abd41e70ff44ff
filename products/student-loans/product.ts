import type { Product } from '#products/product.ts'
import { loanList } from './api/loan-list.ts'
import { lenderLoader } from './catalog/lender-loader.ts'
import { lenderSource } from './search-source.ts'
import { keepLoanDraft } from './situation/loan-draft.server.ts'

export const studentLoans: Product = {
  category: 'student-loans',
  keepDraft: keepLoanDraft,
  catalogLoader: lenderLoader,
  apiList: loanList,
  searchSource: lenderSource,
}
