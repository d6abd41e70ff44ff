import { CardFactList } from '#app/blocks/products/card-facts.tsx'
import { LenderTableView } from '#app/blocks/products/lender-table.tsx'
import { ReviewScoreTable } from '#app/blocks/products/review-score.tsx'
import { entriesOf } from '#content-model/texts/derived-values.ts'
import { cardRubric } from '#domain/reviews/card-rubric.ts'
import { lenderRubric } from '#domain/reviews/lender-rubric.ts'
import type { DocumentView } from './document-view.ts'
import { words } from './words.ts'

/** What the catalogue says today of the lenders or the card of a page, and how a review's score is made of it. */
export function DocumentFacts({ view: { document, data } }: { view: DocumentView }) {
  const lenderIds = [document.lenderId, ...('lenderIds' in document ? (document.lenderIds ?? []) : [])]
  const isShown = entriesOf(document).some(({ componentType }) => componentType === 'Lender table')
  const lenders = isShown ? [] : data.lenders.filter(({ id }) => lenderIds.includes(id))
  const card = data.cards.find(({ id }) => 'cardId' in document && document.cardId === id)
  return (
    <>
      {lenders.length > 0 ? (
        <section aria-labelledby="facts">
          <h2 id="facts">{words.factsOfLenders}</h2>
          <LenderTableView lenders={lenders} />
        </section>
      ) : null}
      {card ? (
        <section aria-labelledby="facts">
          <h2 id="facts">{words.factsOfCard}</h2>
          <CardFactList card={card} />
        </section>
      ) : null}
      {data.review ? (
        <section aria-labelledby="score">
          <h2 id="score">{words.score}</h2>
          <ReviewScoreTable rubric={card ? cardRubric : lenderRubric} review={data.review} />
        </section>
      ) : null}
    </>
  )
}
