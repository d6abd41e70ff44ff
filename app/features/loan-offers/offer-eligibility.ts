import { type Markup, markup } from '#app/ui/markup/markup.ts'
import type { Eligibility, RuleVerdict, SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { eligibilityWords as words } from './eligibility-words.ts'
import styles from './offer-row.module.css'

/** The address of the question that settles a rule. */
type QuestionAddress = (question: SettlingQuestion) => string

/** Each of a lender's rules as yes, no or cannot tell, with what would settle or change it. */
export function offerEligibility(eligibility: Eligibility, questionAddress: QuestionAddress): Markup {
  const { rules, unpublished, isWithCosigner } = eligibility
  const list = rules.map((rule) => writeRule(rule, questionAddress))
  return markup`<ul class="${styles.rules}">${list}</ul><p>${isWithCosigner ? `${words.withCosigner} ` : ''}
${unpublished.length > 0 ? `${words.unpublished(unpublished)} ` : ''}${words.notAnOffer}</p>`
}

function writeRule(rule: RuleVerdict, questionAddress: QuestionAddress): Markup {
  const { verdict } = rule
  return markup`<li data-verdict="${verdict}"><b>${words.verdict[verdict]}</b> ${words.wants(rule)}.
${whatNext(rule, questionAddress)}</li>`
}

function whatNext(rule: RuleVerdict, questionAddress: QuestionAddress): string | Markup | undefined {
  if (rule.verdict === 'no') return rule.change ? words.change(rule.change) : words.noChange
  if (rule.verdict === 'yes') return undefined
  if (rule.needsExactFigure) return words.exactFigure
  if (rule.settledBy === null) return words.onlyLender
  return markup`<a href="${questionAddress(rule.settledBy)}">${words.settledBy(rule.settledBy)}</a>`
}
