import type { Scale } from '#app/ui/chart/scale.ts'
import { CardFace } from '#app/ui/mark/card-face.tsx'
import type { OwnCardValue } from '#domain/cards/beside-own.ts'
import type { Card } from '#domain/cards/card.ts'
import type { CardValue } from '#domain/cards/card-value.ts'
import type { ExplainedCard } from '#domain/cards/compare-cards.ts'
import { depositForCents } from '#domain/cards/credit-limit.ts'
import type { CardSituation, Carrying } from '#domain/cards/situation.ts'
import { formatDollars } from '#domain/money.ts'
import { LastSeen, ListRow, type RowProps, RulesVerdict } from '#kit/listing/list/list-row.tsx'
import { besideText } from '#products/credit-cards/own-cards/beside-messages.ts'
import type { SurveyYardstick } from '#products/credit-cards/survey/yardstick.ts'
import { BesideOwn, describeBesideOwn } from './beside-own-cards.tsx'
import { CardEligibilityList } from './card-eligibility.tsx'
import { cardFacts } from './card-facts.ts'
import { CardReceipts, CardScore } from './card-receipt.tsx'
import { CardTerms } from './card-terms.tsx'
import { CardAmount, CardChart } from './card-value-figures.tsx'
import type { ShownCard } from './cards-view.server.ts'
import { eligibilityText } from './eligibility-messages.ts'
import { listText } from './list-messages.ts'

interface CardRowProps extends RowProps {
  ranked: ShownCard
  /** The cards that the visitor has, and how the list uses cards. */
  own: readonly OwnCardValue[]
  situation: CardSituation
  position: number
  /** Whether the visitor said anything that a rule could be checked against. */
  isJudged: boolean
  /** Whether the list is in the order of the score. */
  isByScore: boolean
  /** The axis of what three years bring or cost, the same for the whole list. */
  scale: Scale
  /** The balance that is carried, if there is one. */
  carries: Carrying | null
  /** A month's purchases and the balance that is carried: what the credit limit has to hold, in cents. */
  neededCents: number
  /** The address of the card's review, if there is one. */
  review: string | undefined
  yardstick: SurveyYardstick
}

/** One card: what it brings or costs, its terms and their date, and whether the visitor can get it. */
export function CardRow({
  ranked,
  position,
  review,
  isByScore,
  yardstick,
  own,
  situation,
  ...props
}: CardRowProps) {
  const { card, value, eligibility } = ranked
  return (
    <ListRow
      {...props}
      amount={<CardAmount value={value} />}
      chart={<CardChart name={card.name} scale={props.scale} value={value} />}
      conditions={
        <Conditions
          beside={describeBesideOwn(ranked, { own, situation })}
          neededCents={props.neededCents}
          ranked={ranked}
        />
      }
      item={card}
      link={review ? { text: listText.review, address: review } : undefined}
      mark={<CardFace id={card.id} issuer={card.issuerName} issuerId={card.issuerId} />}
      named={listText.of({ name: card.name, issuer: card.issuerName })}
      parts={{
        why: {
          summary: isByScore ? listText.whyScore(position) : getWhy(ranked),
          body: (
            <>
              {isByScore ? <CardScore receipt={ranked.receipt} /> : null}
              <Deposit card={card} neededCents={props.neededCents} value={value} />
              <CardReceipts card={card} carries={props.carries} value={value} />
            </>
          ),
        },
        ...(own.length > 0
          ? {
              yours: {
                summary: own.length === 1 ? besideText.part : besideText.parts,
                body: <BesideOwn own={own} ranked={ranked} situation={situation} />,
              },
            }
          : {}),
        rules: {
          summary: eligibilityText.title,
          body: (
            <>
              <CardEligibilityList eligibility={eligibility} />
              <p>{eligibilityText.young[cosignerAnswer(card)]}</p>
            </>
          ),
          isPersonal: true,
        },
        terms: { summary: listText.terms, body: <CardTerms card={card} yardstick={yardstick} /> },
      }}
      rank={listText.rank(position)}
      subtitle={`${card.issuerName} · ${cardFacts.shortTypes(card)}`}
      title={card.name}
      verdict={props.isJudged ? <RulesVerdict rules={eligibility.rules} words={eligibilityText} /> : null}
      words={listText}
    />
  )
}

function getWhy({ value: { kind, threeYears } }: ExplainedCard): string {
  if (threeYears.cents === null) return listText.whyUnknown
  return listText.why(kind, formatDollars(Math.abs(threeYears.cents)))
}

/** What must be visible without opening anything, in a line: its terms, what the law asks before 21, and their date. */
function Conditions({
  ranked: { card, value },
  neededCents,
  beside,
}: Pick<CardRowProps, 'ranked' | 'neededCents'> & { beside: string }) {
  const { limitedToCents } = value
  const depositCents = depositForCents(card, neededCents)
  return (
    <>
      {beside ? <b>{beside}</b> : null}{' '}
      {listText.keyFacts(cardFacts.purchaseApr(card), cardFacts.shortFee(card))}{' '}
      {eligibilityText.youngShort[cosignerAnswer(card)]}{' '}
      {depositCents === null
        ? null
        : limitedToCents === null
          ? listText.depositShort(formatDollars(depositCents))
          : listText.limitedShort(formatDollars(limitedToCents), formatDollars(neededCents))}{' '}
      <LastSeen label={listText.seen} on={card.termsSeenOn} />
    </>
  )
}

interface DepositProps {
  card: Card
  value: CardValue
  neededCents: number
}

/** Says which deposit the spending takes, or that the largest deposit holds only a part of it. */
function Deposit({ card, value: { limitedToCents }, neededCents }: DepositProps) {
  const depositCents = depositForCents(card, neededCents)
  if (depositCents === null) return null
  return (
    <p>
      {limitedToCents === null
        ? listText.depositFor(formatDollars(depositCents))
        : listText.limited(formatDollars(limitedToCents), formatDollars(neededCents))}
    </p>
  )
}

function cosignerAnswer({ takesCosigner }: Card) {
  return takesCosigner === null ? 'unknown' : takesCosigner ? 'yes' : 'no'
}
