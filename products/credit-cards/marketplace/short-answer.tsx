import { href } from 'react-router'
import { Note } from '#app/ui/note/note.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from '#kit/listing/list/list-page.module.css'
import { getPageAt } from '#kit/listing/list-page.ts'
import { answerCards } from './answer.ts'
import { answerText } from './answer-messages.ts'
import { cardsAddress } from './cards-address.ts'
import type { CardsView } from './cards-view.server.ts'

/** Says in a few sentences, above the list, which card to look at first and what that depends on. */
export function ShortAnswer({ view }: { view: CardsView }) {
  const { sentences, card } = answerCards(view)
  return (
    <section aria-labelledby="answer-title" data-live-part id="answer">
      <VisuallyHidden>
        <h2 id="answer-title">{answerText.title}</h2>
      </VisuallyHidden>
      {sentences.length === 0 ? null : (
        <Note size="small">
          <ol className={styles.points}>
            {sentences.map((sentence, at) => (
              <li key={sentence}>
                {sentence}
                {at === 0 && card ? (
                  <>
                    {' '}
                    <a href={`${pageOf(view, card.id)}#why-${card.id}`}>{answerText.why}</a>
                  </>
                ) : null}
              </li>
            ))}
          </ol>
          {card ? null : (
            <p className={styles.source}>
              <a href={youngArticle}>{answerText.minorLink}</a>
            </p>
          )}
        </Note>
      )}
    </section>
  )
}

/** Returns the address of the page of the list that shows a card; '' if it is this one. */
function pageOf(view: CardsView, id: string): string {
  if (view.shown.some(({ card }) => card.id === id)) return ''
  const place = view.listedIds.indexOf(id)
  return cardsAddress(view, { showsAll: true, page: getPageAt(place) })
}

const youngArticle = href('/resources/:category/:slug', {
  category: 'credit-cards',
  slug: 'first-credit-card-under-21',
})
