import type { CreditBand } from '#domain/eligibility/profile.ts'

/** The bands of credit scores as questions name them, best first. */
export const creditLabels: Readonly<Record<CreditBand, { label: string; detail?: string }>> = {
  '760_850': { label: 'Excellent', detail: '760 to 850' },
  '700_759': { label: 'Good', detail: '700 to 759' },
  '640_699': { label: 'Fair', detail: '640 to 699' },
  '580_639': { label: 'Weak', detail: '580 to 639' },
  '300_579': { label: 'Poor', detail: '300 to 579' },
  none: { label: 'No score yet' },
}
