import { href } from 'react-router'
import { CardFactList } from '#app/blocks/products/card-facts.tsx'
import { LenderTableView } from '#app/blocks/products/lender-table.tsx'
import { ReviewScoreTable } from '#app/blocks/products/review-score.tsx'
import { listEntries } from '#cms/model/texts/derived-values.ts'
import { cardRubric } from '#domain/reviews/card-rubric.ts'
import { lenderRubric } from '#domain/reviews/lender-rubric.ts'
import type { DocumentView } from './document-view.ts'
import styles from './library.module.css'
import { libraryText } from './messages.ts'

/** The element ids of the facts sections. */
export const factIds = { facts: 'facts', score: 'score' }

/** What the catalog says today about the lenders or the card of a page, and how a review's score adds up. */
export function DocumentFacts({ view }: { view: DocumentView }) {
  const { lenders, card, review } = getDocumentFacts(view)
  return (
    <>
      {lenders.length > 0 ? (
        <section className={styles.part} aria-labelledby={factIds.facts}>
          <h2 id={factIds.facts}>{libraryText.factsOfLenders}</h2>
          <LenderTableView lenders={lenders} />
        </section>
      ) : null}
      {card ? (
        <section className={styles.part} aria-labelledby={factIds.facts}>
          <h2 id={factIds.facts}>{libraryText.factsOfCard}</h2>
          <CardFactList card={card} />
          <p>
            <a href={`${href('/credit-cards/marketplace')}?${new URLSearchParams({ q: card.card.name })}`}>
              {libraryText.cardInList(card.card.name)}
            </a>
          </p>
        </section>
      ) : null}
      {review ? (
        <section className={styles.part} aria-labelledby={factIds.score}>
          <h2 id={factIds.score}>{libraryText.score}</h2>
          <ReviewScoreTable rubric={card ? cardRubric : lenderRubric} review={review} />
        </section>
      ) : null}
    </>
  )
}

/** Returns the headings of the facts sections, for the page's table of contents. */
export function factHeadings(view: DocumentView): { id: string; text: string }[] {
  const { lenders, card, review } = getDocumentFacts(view)
  return [
    lenders.length > 0 ? [{ id: factIds.facts, text: libraryText.factsOfLenders }] : [],
    card ? [{ id: factIds.facts, text: libraryText.factsOfCard }] : [],
    review ? [{ id: factIds.score, text: libraryText.score }] : [],
  ].flat()
}

function getDocumentFacts({ document, data }: DocumentView) {
  const lenderIds = [document.lenderId, ...('lenderIds' in document ? (document.lenderIds ?? []) : [])]
  const isShown = listEntries(document).some(({ componentType }) => componentType === 'Lender table')
  return {
    lenders: isShown ? [] : data.lenders.filter(({ id }) => lenderIds.includes(id)),
    card: data.cards.find(({ card }) => 'cardId' in document && document.cardId === card.id),
    review: data.review,
  }
}
