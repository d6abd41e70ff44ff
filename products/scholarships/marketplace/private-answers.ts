import { citizenships } from '#domain/eligibility/profile.ts'
import { demographics } from '#domain/scholarships/demographics.ts'

const key = 'about-you'
const known: readonly string[] = [...citizenships, ...demographics]

/** Returns the codes that the visitor checked; they exist in this browser alone. */
export function readPrivateAnswers(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter((code) => known.includes(code))
  } catch {
    // Some browsers refuse storage; then nothing is stored.
    return []
  }
}

export function savePrivateAnswers(codes: readonly string[]): void {
  try {
    localStorage.setItem(key, codes.join(' '))
  } catch {
    // Without storage, the answers last as long as the page.
  }
}

export function forgetPrivateAnswers(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
