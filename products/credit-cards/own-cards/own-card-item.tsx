import { href } from 'react-router'
import { Card } from '#app/ui/card/card.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { type KeptCard, listMissing, type OwnCard, toKnownCard } from '#domain/cards/own-card.ts'
import { addDays, formatDate } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { OwnItemButtons } from '#kit/own-items/own-item-buttons.tsx'
import { ownItemAnchor } from '#kit/own-items/own-items-messages.ts'
import { formatRewards } from '#products/credit-cards/format-rewards.ts'
import { ownCardText } from './own-card-messages.ts'

/** One of the cards that the visitor has: what it charges and gives back, and what was left out. */
export function OwnCardItem({ kept, today }: { kept: KeptCard; today: string }) {
  const { id, own } = kept
  const { issuerName, carries } = own
  return (
    <Card as="article" id={ownItemAnchor(id)}>
      <Stack>
        <h3>{own.name}</h3>
        <p>{[...(issuerName ? [issuerName] : []), ...describeTerms(own)].join(' · ')}</p>
        <p>{formatRewards(toKnownCard(kept).rewards).join('. ')}.</p>
        <Points
          points={[
            ...(carries
              ? [ownCardText.carries(formatDollars(carries.cents), toDollars(carries.paysCents))]
              : []),
            ...ownCardText.missing(listMissing(own)),
            describeDay(own, today),
          ]}
        />
        <OwnItemButtons id={id} name={own.name} path={href('/credit-cards/marketplace/yours')} />
      </Stack>
    </Card>
  )
}

function describeTerms({ annualFeeCents, aprPercent }: OwnCard): string[] {
  return [
    annualFeeCents === 0 ? ownCardText.noFee : ownCardText.fee(formatDollars(annualFeeCents)),
    ...(aprPercent === null ? [] : [ownCardText.apr(aprPercent)]),
  ]
}

function describeDay({ enteredOn }: OwnCard, today: string): string {
  const day = formatDate(enteredOn, 'Month D, YYYY')
  const isStale = enteredOn < addDays(today, -maxRateAgeDays)
  return isStale ? ownCardText.stale(day) : ownCardText.enteredOn(day)
}

function toDollars(cents: number | null): string | undefined {
  return cents === null ? undefined : formatDollars(cents)
}
