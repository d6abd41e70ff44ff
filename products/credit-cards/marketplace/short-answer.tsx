import { href } from 'react-router'
import { Note } from '#app/ui/note/note.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from '#kit/listing/list/list-page.module.css'
import row from '#kit/listing/list/list-row.module.css'
import { getPageAt } from '#kit/listing/list-page.ts'
import { firstCardPart } from '#products/credit-cards/card-words.ts'
import { answerCards, type CardAnswer } from './answer.ts'
import own from './answer-fields.module.css'
import { AnswerFields } from './answer-fields.tsx'
import { answerText } from './answer-messages.ts'
import { cardsAddress } from './cards-address.ts'
import type { CardsView } from './cards-view.server.ts'

/** Says in a few sentences, above the list, which card to look at first and what that depends on. */
export function ShortAnswer({ view }: { view: CardsView }) {
  const { sentences, card, lines } = answerCards(view)
  return (
    <section aria-labelledby="answer-title" data-live-part id="answer">
      <VisuallyHidden>
        <h2 id="answer-title">{answerText.title}</h2>
      </VisuallyHidden>
      {view.hasCards ? (
        <Note size="small">
          <AnswerFields settings={view.settings} />
          <ol className={styles.points}>
            {sentences.map((sentence, at) => (
              <li key={sentence}>
                {sentence}
                {at === 0 && card ? (
                  <>
                    {' '}
                    <a href={`${pageOf(view, card.id)}#why-${card.id}`}>{answerText.why}</a>
                    <CostLines lines={lines} />
                  </>
                ) : null}
              </li>
            ))}
          </ol>
          {view.applicant.age === 'under_18' ? (
            <p className={styles.source}>
              <a href={youngArticle}>{answerText.minorLink}</a>
            </p>
          ) : view.applicant.credit === 'none' ? (
            <p className={styles.source}>
              <a href={`${href('/credit-cards')}#${firstCardPart}`}>{answerText.firstCardLink}</a>
            </p>
          ) : null}
        </Note>
      ) : null}
    </section>
  )
}

/** What a cost is made of, in the lines of the card's receipt. */
function CostLines({ lines }: Pick<CardAnswer, 'lines'>) {
  if (lines.length === 0) return null
  return (
    <table className={`${row.receipt} ${own.costs}`}>
      <caption>
        <VisuallyHidden>{answerText.costLines}</VisuallyHidden>
      </caption>
      <tbody>
        {lines.map(({ name, cost }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{cost}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
