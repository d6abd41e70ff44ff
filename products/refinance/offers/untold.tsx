import type { BorrowerFact } from '#domain/refinance/rights.ts'
import { factFromOffers } from '#products/refinance/situation/flows.ts'
import type { RefinanceView } from './refinance-view.server.ts'
import { rightsMessages } from './rights-messages.ts'

interface UntoldProps {
  label: string
  facts: readonly BorrowerFact[]
  view: Pick<RefinanceView, 'questionsPath'>
}

/** What the visitor has not told, each with the link to its question. */
export function Untold({ label, facts, view: { questionsPath } }: UntoldProps) {
  return (
    <span>
      {label}{' '}
      {facts.map((fact, at) => (
        <span key={fact}>
          {at > 0 ? ', ' : null}
          <a href={factFromOffers(fact, questionsPath)}>{rightsMessages.facts[fact]}</a>
        </span>
      ))}
      .
    </span>
  )
}
