import { type Markup, markup } from '#app/ui/markup/markup.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { offerFacts } from './offer-facts.ts'
import styles from './offer-row.module.css'
import { words } from './words.ts'

/** What stands behind an offer's figures and in its terms, and the way to the sheet for a cosigner where it takes one. */
export function offerTerms(priced: PricedOffer, cosignerAddress: string): Markup {
  const { rateType, rules } = priced.offer
  const facts = offerFacts(priced).map(({ name, value }) => markup`<dt>${name}</dt><dd>${value}</dd>`)
  const sheet = markup`<p><a href="${cosignerAddress}">${words.cosignerSheet}</a></p>`
  return markup`<dl class="${styles.facts}">${facts}</dl>
${rateType === 'variable' ? markup`<p>${words.variableRate}</p>` : undefined}
${rules.cosigner === 'not_taken' ? undefined : sheet}`
}
