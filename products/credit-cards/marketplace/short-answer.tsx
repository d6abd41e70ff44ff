import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { ChooseButton } from '#kit/listing/compare/compare-actions.tsx'
import { AnswerSheet } from '#kit/listing/list/answer-sheet.tsx'
import row from '#kit/listing/list/row-parts.module.css'
import { getPageAt } from '#kit/listing/list-page.ts'
import { firstCardPart } from '#products/credit-cards/card-words.ts'
import { answerCards, type CardAnswer } from './answer.ts'
import styles from './answer-fields.module.css'
import { AnswerFields } from './answer-fields.tsx'
import { answerText } from './answer-messages.ts'
import { CardValuesChart } from './card-values-chart.tsx'
import { cardsAddress } from './cards-address.ts'
import type { CardsView } from './cards-view.server.ts'
import { listText } from './list-messages.ts'

/** The most cards that the chart shows; the list below has all of them. */
const maxCharted = 6

/** Says above the list which card to look at first, what it brings or costs, and what that depends on. */
export function ShortAnswer({ view }: { view: CardsView }) {
  if (!view.hasCards && view.own.length === 0) return null
  const { amount, sentences, cautions, card, lines } = answerCards(view)
  return (
    <AnswerSheet
      actions={
        card ? (
          <>
            <ChooseButton about={card.named} id={card.id} label={listText.choose} />
            <ButtonLink
              fitContent
              href={`${pageOf(view, card.id)}#why-${card.id}`}
              size="small"
              variant="white"
            >
              {answerText.why}
            </ButtonLink>
          </>
        ) : null
      }
      amount={amount?.amount}
      chart={<FirstCards view={view} />}
      fields={<AnswerFields settings={view.settings} />}
      isGain={amount?.isGain ?? false}
      label={amount?.label}
      lines={[...sentences, ...(lines.length > 0 ? [] : cautions), ...listLinks(view)]}
      title={answerText.title}
      unit={amount?.unit}
    >
      {lines.length > 0 ? (
        <Details id="answer-costs" look="plain" summary={answerText.costLines}>
          <CostLines lines={lines} />
          <p className={styles.cautions}>{cautions.join(' ')}</p>
        </Details>
      ) : null}
    </AnswerSheet>
  )
}

function FirstCards({ view: { shown, situation } }: { view: CardsView }) {
  const cards = shown.slice(0, maxCharted)
  if (cards.length < 2) return null
  const title = answerText.chart[situation.carries ? 'cost' : 'worth'](cards.length)
  return (
    <CardValuesChart
      cards={cards}
      onAxis={shown.map(({ value }) => value)}
      title={title}
      toHref={(id) => `#card-${id}`}
    />
  )
}

function listLinks({ applicant }: CardsView) {
  if (applicant.age === 'under_18')
    return [
      <a href={youngArticle} key="minor">
        {answerText.minorLink}
      </a>,
    ]
  if (applicant.credit !== 'none') return []
  return [
    <a href={`${href('/credit-cards')}#${firstCardPart}`} key="first">
      {answerText.firstCardLink}
    </a>,
  ]
}

/** What a cost is made of, in the lines of the card's receipt. */
function CostLines({ lines }: Pick<CardAnswer, 'lines'>) {
  return (
    <table className={row.receipt}>
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
