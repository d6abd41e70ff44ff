import type { ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Card as Frame } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { ExplainedCard } from '#domain/cards/compare-cards.ts'
import { formatDollars } from '#domain/money.ts'
import row from '#kit/loan-offers/list/offer-row.module.css'
import { CardEligibilityList } from './card-eligibility.tsx'
import { cardFacts } from './card-facts.ts'
import { CardReceipts, ScoreTable } from './card-receipt.tsx'
import styles from './card-row.module.css'
import { CardTerms } from './card-terms.tsx'
import { CardValueFigures } from './card-value-figures.tsx'
import { eligibilityMessages } from './eligibility-messages.ts'
import { messages } from './list-messages.ts'

interface CardRowProps {
  ranked: ExplainedCard
  position: number
  /** Whether the issuer pays us. */
  pays: boolean
  /** Whole days since the terms were read. */
  ageDays: number
  isCompared: boolean
  /** True while fewer cards are checked than can be compared. */
  isComparable: boolean
  /** Whether the visitor said anything that a rule could be checked against. */
  isJudged: boolean
  /** Whether the list is in the order of the score. */
  isByScore: boolean
  /** The total at the upper end of the cost bars, the same for the whole list, in cents. */
  mostCents: number
  /** The address of the card's review, if there is one. */
  review: string | undefined
  /** The ids of the forms that the checkbox and the button belong to. */
  forms: { compare: string; choose: string }
}

/** One card: what it brings or costs, its terms and their date, and whether the visitor can get it. */
export function CardRow(props: CardRowProps) {
  const { ranked, position, forms, review, isByScore } = props
  const { card, value } = ranked
  const named = messages.of({ name: card.name, issuer: card.issuerName })
  const more = (part: string) => ({ id: `${part}-${card.id}`, name: card.id, named })
  return (
    <Frame as="article" className={row.offer} padding="small">
      <div>
        <p className={row.rank}>
          <b>{messages.rank(position)}</b>
          <Tags {...props} />
        </p>
        <h3>{card.name}</h3>
        <p className={row.product}>
          {card.issuerName} · {cardFacts.types(card)}
        </p>
        {props.isJudged ? <RulesChip ranked={ranked} /> : null}
      </div>
      <CardValueFigures mostCents={props.mostCents} value={value} />
      <div className={row.actions} data-print="no">
        <Button form={forms.choose} name="offer" size="small" type="submit" value={card.id}>
          {messages.choose}
          <VisuallyHidden>{named}</VisuallyHidden>
        </Button>
        <Checkbox
          data-live-disabled={props.isCompared || props.isComparable ? undefined : ''}
          defaultChecked={props.isCompared}
          form={forms.compare}
          id={`compare-${card.id}`}
          label={
            <>
              {messages.compare}
              <VisuallyHidden>{named}</VisuallyHidden>
            </>
          }
          name="compare"
          value={card.id}
        />
      </div>
      <KeyFacts ranked={ranked} />
      <Conditions {...props} />
      <div className={row.more}>
        <More {...more('why')} summary={isByScore ? messages.whyScore(position) : getWhy(ranked)}>
          {isByScore ? <ScoreTable receipt={ranked.receipt} /> : null}
          <CardReceipts value={value} />
        </More>
        <More {...more('rules')} className={row.personal} summary={eligibilityMessages.title}>
          <CardEligibilityList eligibility={ranked.eligibility} />
        </More>
        <More {...more('terms')} summary={messages.terms}>
          <CardTerms card={card} />
        </More>
        {review ? (
          <a data-print="no" href={review}>
            {messages.review}
            <VisuallyHidden>{named}</VisuallyHidden>
          </a>
        ) : null}
      </div>
    </Frame>
  )
}

function getWhy({ value: { kind, threeYears } }: ExplainedCard): string {
  if (threeYears.cents === null) return messages.whyUnknown
  return messages.why(kind, formatDollars(Math.abs(threeYears.cents)))
}

/** Whether the card is invented, and whether its issuer pays us. */
function Tags({ ranked: { card }, pays }: CardRowProps) {
  return (
    <span>
      {card.isSample ? (
        <>
          <span>{messages.sample}</span>
          {' · '}
        </>
      ) : null}
      <span data-pays={pays}>{pays ? messages.pays.yes : messages.pays.no}</span>
    </span>
  )
}

function RulesChip({ ranked: { eligibility } }: { ranked: ExplainedCard }) {
  const open = eligibility.rules.filter(({ verdict }) => verdict === 'unknown')
  return open.length === 0 ? (
    <Chip tone="good">{eligibilityMessages.fits}</Chip>
  ) : (
    <Chip tone="warn">{eligibilityMessages.cannotTell(open.map(({ rule }) => rule))}</Chip>
  )
}

/** What is looked at first, with both ends of the APR. */
function KeyFacts({ ranked: { card } }: { ranked: ExplainedCard }) {
  const bonus = cardFacts.bonus(card)
  return (
    <dl className={styles.facts}>
      <Fact name={messages.apr}>{cardFacts.purchaseApr(card)}</Fact>
      <Fact name={messages.fee}>{cardFacts.annualFee(card)}</Fact>
      <Fact name={messages.foreign}>{cardFacts.foreignFee(card)}</Fact>
      <Fact name={messages.credit}>{cardFacts.credit(card)}</Fact>
      {card.deposit ? <Fact name={messages.deposit}>{cardFacts.deposit(card)}</Fact> : null}
      {bonus ? <Fact name={messages.bonus}>{bonus}</Fact> : null}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What must be visible without opening anything: what the law asks before 21, and how old the terms are. */
function Conditions({ ranked: { card }, ageDays }: CardRowProps) {
  const cosigner = card.takesCosigner === null ? 'unknown' : card.takesCosigner ? 'yes' : 'no'
  return (
    <p className={row.conditions}>
      <span>{eligibilityMessages.young[cosigner]}</span>
      <span className={row.seen}>
        {messages.seen} <time dateTime={card.termsSeenOn}>{messages.day(card.termsSeenOn)}</time>,{' '}
        {messages.daysAgo(ageDays)}
      </span>
    </p>
  )
}

interface MoreProps {
  className?: string | undefined
  id: string
  name: string
  summary: string
  /** Names the card for screen reader users who hear only the summary. */
  named: string
  children: ReactNode
}

/** A part of a card that opens in place. The parts of one card share a name, so only one is open at a time. */
function More({ className, id, name, summary, named, children }: MoreProps) {
  return (
    <details className={className} id={id} name={name}>
      <summary>
        {summary}
        <VisuallyHidden>{named}</VisuallyHidden>
      </summary>
      <div className={row.body}>{children}</div>
    </details>
  )
}
