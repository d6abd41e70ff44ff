import { Card } from '#app/ui/card/card.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { addDays, formatDate } from '#domain/dates.ts'
import { checkApr } from '#domain/own-offers/check-apr.ts'
import { type KeptOffer, listCounted, type OwnOffer } from '#domain/own-offers/own-offer.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { ClockTimelines } from '#kit/loan-clocks/clock-timelines.tsx'
import { listClocks } from '#kit/loan-clocks/clock-words.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { OwnItemButtons } from '#kit/own-items/own-item-buttons.tsx'
import { ownItemAnchor } from '#kit/own-items/own-items-messages.ts'
import type { OwnOffersLine } from './own-offers-line.ts'
import { explanations, ownOffersText } from './own-offers-messages.ts'

interface OwnOfferCardProps {
  kept: KeptOffer
  line: OwnOffersLine
  /** `YYYY-MM-DD` */
  today: string
}

/** One of the visitor's offers: what it says, whether its APR fits, and its deadlines. */
export function OwnOfferCard({ kept: { id, own }, line, today }: OwnOfferCardProps) {
  const isStale = own.enteredOn < addDays(today, -maxRateAgeDays)
  const counted = ownOffersText.counted(listCounted(own, line.isRefinance))
  return (
    <Card as="article" id={ownItemAnchor(id)}>
      <Stack>
        <h3>{own.lenderName}</h3>
        <p>{describe(own)}</p>
        <AprNote isRefinance={line.isRefinance} own={own} />
        <Points
          points={[
            ...(counted ? [counted] : []),
            isStale
              ? ownOffersText.stale
              : ownOffersText.enteredOn(formatDate(own.enteredOn, 'Month D, YYYY')),
            ...listClocks(own),
          ]}
        />
        <ClockTimelines days={own} today={today} />
        <OwnItemButtons id={id} name={own.lenderName} path={line.paths.yours} />
      </Stack>
    </Card>
  )
}

function describe(own: OwnOffer): string {
  return [
    ...(own.product ? [own.product] : []),
    loanOfferText.rateType[own.rateType],
    ownOffersText.rates(own.lowestRatePercent, own.highestRatePercent),
    loanOfferText.term(own.termMonths),
  ].join(' · ')
}

/** Says nothing of an APR that fits what was entered. */
function AprNote({ own, isRefinance }: { own: OwnOffer; isRefinance: boolean }) {
  const check = checkApr(own, isRefinance)
  const said = ownOffersText.apr(check)
  if (said === '') return null
  if (check.state !== 'differs') return <p>{said}</p>
  return (
    <Note size="small" tone="warn">
      <p>{said}</p>
      <p>{ownOffersText.explain}</p>
      <Points points={check.explanations.map((each) => explanations[each])} />
    </Note>
  )
}
