import type { CardPlan } from './survey-plan.ts'

/** A plan of which everything is known. */
export const plan: CardPlan = {
  id: 'oak-bank-oak-card',
  institution: 'Oak Bank',
  name: 'Oak Card',
  area: 'national',
  states: [],
  needsMembership: false,
  isSecured: false,
  tiers: ['from_620', 'from_720'],
  aprs: { no_score: null, to_619: null, from_620: 24.99, from_720: 19.99 },
  lowestApr: 17.99,
  medianApr: 22.99,
  highestApr: 27.99,
  annualFeeCents: 0,
  monthlyFeeCents: 0,
  foreignFeePercent: 3,
  lateFeeCents: 2900,
  rewards: ['cash_back'],
  website: 'https://oak.example/cards',
}
