import { href } from 'react-router'
import { Axis } from '#app/ui/chart/range-line.tsx'
import { formatMoneyTicks } from '#app/ui/chart/scale.ts'
import { Note } from '#app/ui/note/note.tsx'
import type { CardValue } from '#domain/cards/card-value.ts'
import { spentCentsAMonth } from '#domain/cards/spend-by-set.ts'
import { maxCompared } from '#kit/listing/compared.ts'
import { chooseForm } from '#kit/listing/form-ids.ts'
import { ComparableList } from '#kit/listing/list/comparable-list.tsx'
import styles from '#kit/listing/list/list.module.css'
import { cardSortWords } from '#products/credit-cards/card-words.ts'
import { besideText } from '#products/credit-cards/own-cards/beside-messages.ts'
import type { SurveyYardstick } from '#products/credit-cards/survey/yardstick.ts'
import { CardRow } from './card-row.tsx'
import { valueScale } from './card-value-figures.tsx'
import { cardsAddress, chooseCardAddress } from './cards-address.ts'
import type { CardsView } from './cards-view.server.ts'
import { ExcludedCards } from './excluded-cards.tsx'
import { listText } from './list-messages.ts'
import { OwnCardsFrame } from './own-cards-frame.tsx'

interface CardsListProps {
  view: CardsView
  /** The addresses of reviews, by the id of their card. */
  reviews: Readonly<Record<string, string>>
  yardstick: SurveyYardstick
}

/** Shows the cards in the requested order, then those that are not in it, with the reasons. */
export function CardsList({ view, reviews, yardstick }: CardsListProps) {
  const { shown, from, settings, count, compared, paidIssuers } = view
  const { order, how } = cardSortWords[settings.sort]
  const { spending, carries } = view.situation
  const neededCents = spentCentsAMonth(spending) + (carries?.cents ?? 0)
  const scale = valueScale(listOnAxis(view))
  return (
    <ComparableList
      after={
        <>
          <ExcludedCards view={view} />
          <p>
            {listText.notAllCards} <a href={href('/credit-cards/survey')}>{listText.survey}</a>
          </p>
        </>
      }
      amountHeading={listText.amountHeading}
      before={<OwnCardsFrame scale={scale} view={view} />}
      itemsBefore={view.own.map(({ card }) => card)}
      axis={<Axis labels={formatMoneyTicks(scale.ticks)} scale={scale} />}
      choose={<form action={chooseCardAddress(view)} id={chooseForm} method="post" />}
      compareAddress={href('/credit-cards/marketplace/compare-cards')}
      empty={<Nothing view={view} />}
      how={how}
      id="cards"
      hasFaces
      items={shown.map(({ card }) => ({ ...card, providerId: card.issuerId }))}
      nextRowId={`card-${view.listedIds[shown.length]}`}
      otherWay={
        <a data-print="no" href={href('/credit-cards/marketplace/yours')}>
          {view.areSamples ? besideText.insteadOfSamples : besideText.addLink}
        </a>
      }
      paidProviders={paidIssuers}
      said={listText.said({ count, order, first: shown[0]?.card.name })}
      title={count === 0 ? formatNone(view) : order}
      toAddress={(page) => cardsAddress(view, page)}
      view={view}
      words={listText}
    >
      <ol className={styles.items} start={from + 1}>
        {shown.map((ranked, index) => (
          <li id={`card-${ranked.card.id}`} key={ranked.card.id}>
            <CardRow
              carries={carries}
              isByScore={settings.sort === 'best_match'}
              isComparable={compared.length < maxCompared}
              isCompared={compared.includes(ranked.card.id)}
              isJudged={isJudged(view)}
              neededCents={neededCents}
              pays={paidIssuers.has(ranked.card.issuerId)}
              position={from + index + 1}
              own={view.own}
              ranked={ranked}
              situation={view.situation}
              scale={scale}
              review={reviews[ranked.card.id]}
              yardstick={yardstick}
            />
          </li>
        ))}
      </ol>
    </ComparableList>
  )
}

/** The values that share the axis: those of the list, and of the visitor's cards where they are of the same kind. */
function listOnAxis({ shown, own, situation }: CardsView): CardValue[] {
  const kind = situation.carries ? 'cost' : 'worth'
  const kept = own.flatMap(({ valued }) => (valued.ok && valued.value.kind === kind ? [valued.value] : []))
  return [...shown.map(({ value }) => value), ...kept]
}

/** Says why the list is empty: by the catalog, by age, by answers, or by filters. */
export function formatNone({ applicant, filteredOut, hasCards }: CardsView): string {
  if (!hasCards) return listText.titleNoCards
  if (applicant.age === 'under_18') return listText.titleMinor
  return filteredOut > 0 ? listText.titleNone : listText.titleRefused
}

/** Whether anything was said that a rule can be checked against; without it every card is unknown. */
function isJudged({ applicant }: CardsView): boolean {
  const { taxNumber: _assumed, ...said } = applicant
  return Object.values(said).some((value) => value !== undefined)
}

function Nothing({ view }: { view: CardsView }) {
  if (!view.hasCards)
    return (
      <Note>
        <p>{view.kind ? listText.noCardsOfKind : listText.noCards}</p>
        {view.kind ? (
          <p>
            <a href={href('/credit-cards/marketplace')}>{listText.allKinds}</a>
          </p>
        ) : null}
        <p>
          <a href={href('/credit-cards/marketplace/yours')}>{besideText.addLink}</a> ·{' '}
          <a href={href('/credit-cards/survey')}>{listText.survey}</a>
        </p>
      </Note>
    )
  return (
    <Note>
      <p>{view.filteredOut > 0 ? listText.noneText : listText.noneAtAll}</p>
      <p>
        <a href={view.path}>{listText.clear}</a>
      </p>
    </Note>
  )
}
