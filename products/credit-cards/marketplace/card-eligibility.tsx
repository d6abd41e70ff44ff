import type { CardEligibility, CardRuleVerdict } from '#domain/cards/check-applicant.ts'
import row from '#kit/listing/list/list-row.module.css'
import { eligibilityMessages as words } from './eligibility-messages.ts'

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
            <b>{words.verdict[isUnasked(rule) ? 'unknown' : rule.verdict]}</b> {words.wants(rule)}.{' '}
            {sayWhatNext(rule)}
          </li>
        ))}
      </ul>
      <p>
        {unpublished.length > 0 ? `${words.unpublished} ` : null}
        {words.notAnOffer}
      </p>
    </>
  )
}

/** Which tax number somebody has is not asked here. */
function isUnasked({ rule }: CardRuleVerdict): boolean {
  return rule === 'tax_number'
}

function sayWhatNext(rule: CardRuleVerdict): string | null {
  if (isUnasked(rule)) return words.taxNumber
  if (rule.verdict === 'no') return rule.change ? words.change(rule.change) : words.noChange
  if (rule.verdict === 'yes') return null
  return rule.settledBy === null ? words.onlyIssuer : words.settledBy(rule.settledBy)
}
