import type { BorrowerFact } from '#domain/refinance/rights.ts'
import { factFromOffers } from '#products/refinance/situation/flows.ts'
import type { RefinanceView } from './refinance-view.server.ts'
import { rightsText } from './rights-messages.ts'

interface UnansweredFactsProps {
  label: string
  facts: readonly BorrowerFact[]
  view: Pick<RefinanceView, 'questionsPath'>
}

/** What the visitor has not answered, each with the link to its question. */
export function UnansweredFacts({ label, facts, view: { questionsPath } }: UnansweredFactsProps) {
  return (
    <span>
      {label}{' '}
      {facts.map((fact, at) => (
        <span key={fact}>
          {at > 0 ? ', ' : null}
          <a href={factFromOffers(fact, questionsPath)}>{rightsText.facts[fact]}</a>
        </span>
      ))}
      .
    </span>
  )
}
