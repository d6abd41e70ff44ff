import { CardFactList } from '#app/blocks/products/card-facts.tsx'
import { LenderTableView } from '#app/blocks/products/lender-table.tsx'
import { ReviewScoreTable } from '#app/blocks/products/review-score.tsx'
import { entriesOf } from '#content-model/texts/derived-values.ts'
import { cardRubric } from '#domain/reviews/card-rubric.ts'
import { lenderRubric } from '#domain/reviews/lender-rubric.ts'
import type { DocumentView } from './document-view.ts'
import styles from './library.module.css'
import { words } from './words.ts'

/** Where the parts of the facts stand on the page. */
export const factIds = { facts: 'facts', score: 'score' }

/** What the catalog says today of the lenders or the card of a page, and how a review's score is made of it. */
export function DocumentFacts({ view }: { view: DocumentView }) {
  const { lenders, card, review } = factsOf(view)
  return (
    <>
      {lenders.length > 0 ? (
        <section className={styles.part} aria-labelledby={factIds.facts}>
          <h2 id={factIds.facts}>{words.factsOfLenders}</h2>
          <LenderTableView lenders={lenders} />
        </section>
      ) : null}
      {card ? (
        <section className={styles.part} aria-labelledby={factIds.facts}>
          <h2 id={factIds.facts}>{words.factsOfCard}</h2>
          <CardFactList card={card} />
        </section>
      ) : null}
      {review ? (
        <section className={styles.part} aria-labelledby={factIds.score}>
          <h2 id={factIds.score}>{words.score}</h2>
          <ReviewScoreTable rubric={card ? cardRubric : lenderRubric} review={review} />
        </section>
      ) : null}
    </>
  )
}

/** The headings of the facts, for the contents of the page. */
export function factHeadings(view: DocumentView): { id: string; text: string }[] {
  const { lenders, card, review } = factsOf(view)
  return [
    lenders.length > 0 ? [{ id: factIds.facts, text: words.factsOfLenders }] : [],
    card ? [{ id: factIds.facts, text: words.factsOfCard }] : [],
    review ? [{ id: factIds.score, text: words.score }] : [],
  ].flat()
}

function factsOf({ document, data }: DocumentView) {
  const lenderIds = [document.lenderId, ...('lenderIds' in document ? (document.lenderIds ?? []) : [])]
  const isShown = entriesOf(document).some(({ componentType }) => componentType === 'Lender table')
  return {
    lenders: isShown ? [] : data.lenders.filter(({ id }) => lenderIds.includes(id)),
    card: data.cards.find(({ id }) => 'cardId' in document && document.cardId === id),
    review: data.review,
  }
}
