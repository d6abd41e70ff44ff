import type { Product } from '#products/product.ts'
import { cardLoader } from './catalog/card-loader.ts'
import { cardSource } from './search-source.ts'

export const creditCards: Product = {
  category: 'credit-cards',
  catalogLoader: cardLoader,
  searchSource: cardSource,
}
