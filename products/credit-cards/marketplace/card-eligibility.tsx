import type { CardEligibility, CardRuleVerdict } from '#domain/cards/check-applicant.ts'
import row from '#kit/listing/list/row-parts.module.css'
import { eligibilityText } from './eligibility-messages.ts'

/** Each of an issuer's rules as yes, no or unknown, with what would settle or change it. */
export function CardEligibilityList({
  eligibility: { rules, unpublished },
}: {
  eligibility: CardEligibility
}) {
  return (
    <>
      <ul className={row.rules}>
        {rules.map((rule) => (
          <li data-verdict={isUnasked(rule) ? 'unknown' : rule.verdict} key={rule.rule}>
            <b>{eligibilityText.verdict[isUnasked(rule) ? 'unknown' : rule.verdict]}</b>{' '}
            {eligibilityText.wants(rule)}. {formatNextStep(rule)}
          </li>
        ))}
      </ul>
      <p>
        {unpublished.length > 0 ? `${eligibilityText.unpublished} ` : null}
        {eligibilityText.notAnOffer}
      </p>
    </>
  )
}

/** Which tax number a visitor has is not asked here. */
function isUnasked({ rule }: CardRuleVerdict): boolean {
  return rule === 'tax_number'
}

function formatNextStep(rule: CardRuleVerdict): string | null {
  if (isUnasked(rule)) return eligibilityText.taxNumber
  if (rule.verdict === 'no')
    return rule.change ? eligibilityText.change(rule.change) : eligibilityText.noChange
  if (rule.verdict === 'yes') return null
  return rule.settledBy === null ? eligibilityText.onlyIssuer : eligibilityText.settledBy(rule.settledBy)
}
