import { cardSource } from '#app/features/search/card-source.ts'
import type { Product } from '#products/product.ts'
import { cardLoader } from '#sources/cards/card-loader.ts'

export const creditCards: Product = {
  category: 'credit-cards',
  catalogLoader: cardLoader,
  searchSource: cardSource,
}
