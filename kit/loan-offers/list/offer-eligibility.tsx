import type { Eligibility, RuleVerdict, SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import styles from '#kit/listing/list/list-row.module.css'
import { eligibilityMessages as words } from '#kit/loan-offers/eligibility-messages.ts'

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
            <b>{words.verdict[rule.verdict]}</b> {words.wants(rule)}.{' '}
            <WhatNext questionAddress={questionAddress} rule={rule} />
          </li>
        ))}
      </ul>
      <p>
        {isWithCosigner ? `${words.withCosigner} ` : null}
        {unpublished.length > 0 ? `${words.unpublished(unpublished)} ` : null}
        {words.notAnOffer}
      </p>
    </>
  )
}

interface WhatNextProps {
  rule: RuleVerdict
  questionAddress: QuestionAddress
}

function WhatNext({ rule, questionAddress }: WhatNextProps) {
  if (rule.verdict === 'no') return rule.change ? words.change(rule.change) : words.noChange
  if (rule.verdict === 'yes') return null
  if (rule.needsExactFigure) return words.exactFigure
  if (rule.settledBy === null) return words.onlyLender
  return <a href={questionAddress(rule.settledBy)}>{words.settledBy(rule.settledBy)}</a>
}
