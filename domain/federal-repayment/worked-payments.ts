import { discretionaryPaymentCents } from './discretionary-payment.ts'
import { rapPaymentCents } from './rap-payment.ts'
import { repaymentSources } from './sources.ts'

/** Payments whose answers stand in a notice, or follow from the rule by hand, next to ours. */
export const workedRepayments = [
  {
    id: 'icr-15000',
    balanceCents: 1_500_000,
    ratePercent: 6,
    agiCents: 3_510_400,
    knownCents: 10_523,
    source: repaymentSources.icrFactors,
    plan: 'icr',
  },
  {
    id: 'icr-60000',
    balanceCents: 6_000_000,
    ratePercent: 6,
    agiCents: 4_176_900,
    knownCents: 43_015,
    source: repaymentSources.icrFactors,
    plan: 'icr',
  },
  {
    id: 'rap-60000',
    balanceCents: null,
    ratePercent: null,
    agiCents: 6_000_000,
    knownCents: 25_000,
    source: repaymentSources.regulation,
    plan: 'rap',
  },
  {
    id: 'rap-100001',
    balanceCents: null,
    ratePercent: null,
    agiCents: 10_000_100,
    knownCents: 83_334,
    source: repaymentSources.regulation,
    plan: 'rap',
  },
] as const

type WorkedRepayment = (typeof workedRepayments)[number]

/** Computes the first payment of an example: one person without dependents in the 48 states. */
export function workedPaymentCents(worked: WorkedRepayment): number {
  const { agiCents } = worked
  if (worked.plan === 'rap') return rapPaymentCents({ agiCents, dependents: 0 })
  const { balanceCents, ratePercent } = worked
  const borrower = { filing: 'single', familySize: 1, region: 'contiguous' } as const
  const entry = { balanceCents, ratePercent }
  return discretionaryPaymentCents('icr', entry, { borrower, agiCents, priceLevel: 1, share: 1 })
}
