import { groupRefusals, type RefusalGroup } from '#domain/eligibility/refusal-groups.ts'
import type { LeftOutOffer, ReasonNotAvailable, StaleOffer } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { ExcludedItems } from '#kit/listing/list/excluded-items.tsx'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { describeRefusals } from '#kit/loan-offers/refusal-messages.ts'
import { offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { listText } from './list-messages.ts'
import type { OffersView } from './offers-view.server.ts'

/** Maximum number of loans in a line that only names them. */
const maxNamed = 8

/** Shows the loans that are not in the list, with the reasons. */
export function ExcludedOffers({ view }: { view: OffersView }) {
  const { refused, stale, leftOut, filteredOut, count } = view
  const unfiltered = { rate: undefined, onlyFitting: false, withoutOriginationFee: false }
  return (
    <>
      {/* Where the filters hide everything, that has been said above. */}
      {filteredOut > 0 && count > 0 ? (
        <p>
          {listText.filteredOut(filteredOut)}{' '}
          <a href={offersAddress(view, unfiltered)}>{listText.showFiltered}</a>
        </p>
      ) : null}
      <ExcludedItems
        id="refused"
        isPersonal
        intro={listText.refusedIntro}
        items={groupRefusals(
          refused.map(({ offer }) => offer),
          view.situation.profile,
        )}
        row={(group) => <Refused group={group} key={describeRefusals(group).why} />}
        title={listText.refused(refused.length)}
        words={listText}
      />
      <ExcludedItems
        id="stale"
        intro={listText.staleIntro}
        items={stale}
        row={(one) => <Stale key={one.offer.id} stale={one} />}
        title={listText.stale(stale.length)}
        words={listText}
      />
      <ExcludedItems
        id="left-out"
        items={byReason(leftOut)}
        row={(group) => <LeftOut group={group} key={group.reason} />}
        title={listText.leftOut(leftOut.length)}
        words={listText}
      />
    </>
  )
}

function Refused({ group }: { group: RefusalGroup<LoanOffer> }) {
  const { why, change } = describeRefusals(group)
  return (
    <li>
      <b>{listText.group(why, group.offers.length)}:</b> {nameOffers(group.offers)} {change}
    </li>
  )
}

function Stale({ stale: { offer, ageDays } }: { stale: StaleOffer }) {
  return (
    <li>
      <Name offer={offer} /> {listText.staleSeen(loanOfferText.day(offer.rateSeenOn), ageDays)}
    </li>
  )
}

function Name({ offer: { lenderName, product, rateType } }: { offer: LoanOffer }) {
  return (
    <>
      <strong>{lenderName}</strong> {product}, {loanOfferText.rateType[rateType].toLowerCase()}.
    </>
  )
}

interface Group {
  reason: ReasonNotAvailable
  offers: LeftOutOffer[]
}

function byReason(leftOut: readonly LeftOutOffer[]): Group[] {
  const groups = Map.groupBy(leftOut, ({ reason }) => reason)
  return [...groups].map(([reason, offers]) => ({ reason, offers }))
}

function LeftOut({ group: { reason, offers } }: { group: Group }) {
  return (
    <li>
      <b>{listText.group(listText.leftOutReasons[reason], offers.length)}:</b>{' '}
      {nameOffers(
        offers.map(({ offer }) => offer),
        reason,
      )}
    </li>
  )
}

/** Names the offers, with the limit of each where that is the reason. */
function nameOffers(offers: readonly LoanOffer[], reason?: ReasonNotAvailable): string {
  const names = offers
    .slice(0, maxNamed)
    .map((offer) => `${offer.lenderName} ${offer.product}${listText.limit(offer, reason)}`)
  const more = offers.length - names.length
  return `${names.join('; ')}${more > 0 ? ` ${listText.andMore(more)}` : ''}.`
}
