import type { ExpectedValue } from '#domain/scholarships/expected-value.ts'
import { formatHours, splitWorth } from '#products/scholarships/listing-words.ts'
import { marketplaceText } from './messages.ts'

/** What an hour is worth, and what we assumed for it because the provider does not say. */
export function WorthWords({ value }: { value: ExpectedValue | undefined }) {
  if (!value) return marketplaceText.noWorth
  const { assumed, applicants, awards, hours } = value
  const { before, amount } = splitWorth(value)
  const assumptions = {
    awards: marketplaceText.counted(awards, 'award'),
    applicants: marketplaceText.counted(applicants, 'applicant'),
    hours: formatHours(hours),
  }
  return (
    <>
      {before} <b>{amount}</b>
      {assumed.length > 0
        ? marketplaceText.assuming(assumed.map((fact) => assumptions[fact]))
        : marketplaceText.among(applicants)}
    </>
  )
}
