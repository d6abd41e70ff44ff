import { creditCards } from './credit-cards/product.ts'
import { fafsa } from './fafsa/product.ts'
import type { Product } from './product.ts'
import { refinance } from './refinance/product.ts'
import { scholarships } from './scholarships/product.ts'
import { studentLoans } from './student-loans/product.ts'

/** Every product of the site. A new one is added here. */
export const products: readonly Product[] = [studentLoans, refinance, creditCards, scholarships, fafsa]
