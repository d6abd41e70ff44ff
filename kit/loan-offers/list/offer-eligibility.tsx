import type { Eligibility, RuleVerdict, SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import styles from '#kit/listing/list/row-parts.module.css'
import { eligibilityText } from '#kit/loan-offers/eligibility-messages.ts'

/** Returns the address of the question that settles a rule. */
type QuestionAddress = (question: SettlingQuestion) => string

interface OfferEligibilityProps {
  eligibility: Eligibility
  questionAddress: QuestionAddress
}

/** Shows each of a lender's rules as yes, no, or unknown, with what would settle or change it. */
export function OfferEligibility({ eligibility, questionAddress }: OfferEligibilityProps) {
  const { rules, unpublished, isWithCosigner } = eligibility
  return (
    <>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li data-verdict={rule.verdict} key={rule.rule}>
            <b>{eligibilityText.verdict[rule.verdict]}</b> {eligibilityText.wants(rule)}.{' '}
            <WhatNext questionAddress={questionAddress} rule={rule} />
          </li>
        ))}
      </ul>
      <p>
        {isWithCosigner ? `${eligibilityText.withCosigner} ` : null}
        {unpublished.length > 0 ? `${eligibilityText.unpublished(unpublished)} ` : null}
        {eligibilityText.notAnOffer}
      </p>
    </>
  )
}

interface WhatNextProps {
  rule: RuleVerdict
  questionAddress: QuestionAddress
}

function WhatNext({ rule, questionAddress }: WhatNextProps) {
  if (rule.verdict === 'no')
    return rule.change ? eligibilityText.change(rule.change) : eligibilityText.noChange
  if (rule.verdict === 'yes') return null
  if (rule.needsExactFigure) return eligibilityText.exactFigure
  if (rule.settledBy === null) return eligibilityText.onlyLender
  return <a href={questionAddress(rule.settledBy)}>{eligibilityText.settledBy(rule.settledBy)}</a>
}
