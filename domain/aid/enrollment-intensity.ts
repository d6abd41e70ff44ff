/** The credits of a term from which an undergraduate counts as full time for a Pell Grant. */
export const fullTimeCredits = 12

/** The least percent of full time that counts as half time, below which there are no federal loans. */
export const halfTimePercent = 50

/**
 * Returns the enrollment intensity of a term in percent: its credits over those of full time, to the nearest whole
 * percent and at most 100. 20 USC 1070a(b)(2); Federal Student Aid Handbook 2024–25, volume 7, chapter 3.
 */
export function getEnrollmentIntensity(credits: number): number {
  return Math.min(100, Math.round((credits / fullTimeCredits) * 100))
}
