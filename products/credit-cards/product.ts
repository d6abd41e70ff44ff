import { href } from 'react-router'
import type { Product } from '#products/product.ts'
import { cardLoader } from './catalog/card-loader.ts'
import { readDashboardPart } from './dashboard.server.ts'
import { cardSource } from './search-source.ts'
import { surveyLoader } from './survey/survey-loader.ts'

export const creditCards: Product = {
  category: 'credit-cards',
  link: {
    label: 'Credit cards',
    to: href('/credit-cards'),
    line: 'CC',
    summary: 'What a card is worth or costs you, based on your own spending.',
    alsoCalled: ['credit card', 'cash back', 'rewards', 'APR'],
    card: {
      text: 'What a card costs or earns you, based on your own spending.',
      open: 'See my cards',
      illustration: 'card',
    },
  },
  pages: [
    { path: '/credit-cards', title: 'Compare credit cards' },
    { path: '/credit-cards/marketplace', title: 'Credit cards, ranked by your spending' },
    { path: '/credit-cards/survey', title: 'What real credit cards charge' },
  ],
  returnPages: [
    { name: 'cards', path: '/credit-cards/marketplace' },
    { name: 'own-cards', path: '/credit-cards/marketplace/yours' },
    { name: 'cards-start', path: '/credit-cards' },
  ],
  dashboard: readDashboardPart,
  catalogLoaders: [cardLoader, surveyLoader],
  searchSource: cardSource,
}
