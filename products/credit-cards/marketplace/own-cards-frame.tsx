import { href } from 'react-router'
import { Axis } from '#app/ui/chart/range-line.tsx'
import { formatMoneyTicks, type Scale } from '#app/ui/chart/scale.ts'
import { CardFace } from '#app/ui/mark/card-face.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import type { OwnCardValue } from '#domain/cards/beside-own.ts'
import type { CardValue } from '#domain/cards/card-value.ts'
import { closingACard } from '#domain/cards/closing-a-card.ts'
import { listMissing, type OwnCard } from '#domain/cards/own-card.ts'
import { formatDollars } from '#domain/money.ts'
import { maxCompared } from '#kit/listing/compared.ts'
import { FactList } from '#kit/listing/list/fact-list.tsx'
import styles from '#kit/listing/list/list.module.css'
import { Amount, LastSeen, ListRow } from '#kit/listing/list/list-row.tsx'
import { besideText } from '#products/credit-cards/own-cards/beside-messages.ts'
import { ownCardText } from '#products/credit-cards/own-cards/own-card-messages.ts'
import { cardFacts } from './card-facts.ts'
import { CardReceipts } from './card-receipt.tsx'
import { CardAmount, CardChart } from './card-value-figures.tsx'
import { cardsAddress } from './cards-address.ts'
import type { CardsView } from './cards-view.server.ts'
import { listText } from './list-messages.ts'

interface OwnCardsFrameProps {
  view: CardsView
  /** The axis of the list. */
  scale: Scale
}

/** The cards that the visitor has, above the list and outside its order, with what keeping each brings or costs. */
export function OwnCardsFrame({ view, scale }: OwnCardsFrameProps) {
  const { own } = view
  if (own.length === 0) return null
  return (
    <section aria-labelledby="your-cards" className={styles.sheet} data-faces="true">
      <div className={styles.heads}>
        <h2 id="your-cards">{own.length === 1 ? besideText.title : besideText.titles}</h2>
        <Axis labels={formatMoneyTicks(scale.ticks)} scale={scale} />
        <span>{listText.amountHeading}</span>
      </div>
      <ul className={styles.items}>
        {own.map((mine) => (
          <li key={mine.card.id}>
            <OwnCardRow mine={mine} scale={scale} view={view} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnCardRow({ mine, view, scale }: OwnCardsFrameProps & { mine: OwnCardValue }) {
  const { card, kept, valued } = mine
  const { own } = kept
  const value = valued.ok ? valued.value : undefined
  const carries = (mine.instead ?? view.situation).carries
  const isOnAxis = value?.kind === (view.situation.carries ? 'cost' : 'worth')
  return (
    <ListRow
      amount={
        value ? (
          <CardAmount value={value} />
        ) : (
          <Amount amount={listText.worthNotKnown} unit={besideText.unknown} />
        )
      }
      chart={value && isOnAxis ? <CardChart name={card.name} scale={scale} value={value} /> : null}
      conditions={
        <>
          {value ? <Years carriedCents={carries?.cents} value={value} /> : null}{' '}
          {ownCardText.missing(listMissing(own)).join(' ')}{' '}
          <LastSeen label={besideText.asEntered} on={own.enteredOn} />
        </>
      }
      isComparable={view.compared.length < maxCompared}
      isCompared={view.compared.includes(card.id)}
      item={card}
      link={mine.instead ? { text: besideText.rankFor, address: rankAddress(view, own) } : undefined}
      mark={<CardFace id={card.id} issuer={own.issuerName || own.name} issuerId={card.issuerId} />}
      mine={{
        mark: besideText.mark,
        change: besideText.change,
        address: `${href('/credit-cards/marketplace/yours')}?item=${kept.id}`,
      }}
      named={`: ${card.name}`}
      parts={{
        ...(value
          ? {
              why: {
                summary: besideText.why[value.kind],
                body: (
                  <>
                    <CardReceipts card={card} carries={carries} value={value} />
                    <p>{besideText.graceCounted}</p>
                  </>
                ),
              },
            }
          : {}),
        terms: { summary: besideText.terms, body: <Entered mine={mine} /> },
        score: {
          summary: besideText.score,
          body: (
            <>
              <p>{ownCardText.score}</p>
              <SourceLine source={closingACard.source} />
            </>
          ),
        },
      }}
      pays={false}
      rank={besideText.notRanked}
      subtitle={own.issuerName}
      title={card.name}
      verdict={null}
      words={listText}
    />
  )
}

/** What keeping the card brings or costs year by year, and what the balance costs in interest. */
function Years({ value, carriedCents }: { value: CardValue; carriedCents: number | undefined }) {
  const { firstYear, ongoingYear } = value
  const interest = firstYear.lines.find(({ code }) => code === 'balance_interest')?.cents
  if (firstYear.cents === null || ongoingYear.cents === null) return null
  return (
    <>
      {besideText.years(firstYear.cents, ongoingYear.cents)}{' '}
      {carriedCents && interest
        ? besideText.interest(formatDollars(carriedCents), formatDollars(-interest))
        : null}
    </>
  )
}

function Entered({ mine: { card, kept } }: { mine: OwnCardValue }) {
  const { carries } = kept.own
  const names = listText.termNames
  return (
    <FactList
      facts={[
        { name: names.annualFee, value: cardFacts.annualFee(card) },
        { name: names.apr, value: cardFacts.purchaseApr(card) },
        { name: names.rewards, value: cardFacts.rewards(card).join('. ') },
        { name: names.foreignFee, value: cardFacts.foreignFee(card) },
        {
          name: ownCardText.labels.balance,
          value: carries ? formatDollars(carries.cents) : undefined,
        },
      ]}
    />
  )
}

/** Returns the address of the list for a visitor who moves the balance of this card. */
function rankAddress(view: CardsView, { carries }: OwnCard): string {
  if (carries === null) return cardsAddress(view)
  const paysDollars = carries.paysCents === null ? undefined : Math.ceil(carries.paysCents / 100)
  return cardsAddress(view, {
    payment: 'carry',
    carriedDollars: Math.ceil(carries.cents / 100),
    paysDollars,
    isTransferred: true,
  })
}
