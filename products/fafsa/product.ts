import { href } from 'react-router'
import type { Product } from '#products/product.ts'
import { readDashboardPart } from './dashboard.server.ts'
import { fafsaPages } from './fafsa-pages.ts'
import { landingText } from './landing/landing-messages.ts'

export const fafsa: Product = {
  category: 'fafsa',
  link: {
    label: landingText.line,
    to: href('/fafsa'),
    line: 'FAFSA',
    summary: 'Rehearse the federal aid form, see your deadlines, and estimate your aid.',
    alsoCalled: [
      'federal aid',
      'financial aid',
      'pell grant',
      'student aid index',
      'free application for federal student aid',
    ],
    card: {
      text: 'Estimate your aid, rehearse the form, and meet every deadline.',
      open: 'See my next step',
      illustration: 'letter',
    },
  },
  returnPages: [
    { name: 'fafsa', path: '/fafsa' },
    { name: 'fafsa-deadlines', path: '/fafsa/deadlines' },
  ],
  dashboard: readDashboardPart,
  pages: [{ path: '/fafsa', title: landingText.title }, ...fafsaPages],
}
