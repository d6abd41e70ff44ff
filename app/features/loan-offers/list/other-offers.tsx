import type { ReactNode } from 'react'
import { eligibilityMessages } from '#app/features/loan-offers/eligibility-messages.ts'
import { messages as offerMessages } from '#app/features/loan-offers/messages.ts'
import { offersAddress } from '#app/features/loan-offers/settings/offers-address.ts'
import { Details } from '#app/ui/details/details.tsx'
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { LeftOutOffer, ReasonNotAvailable, StaleOffer } from '#domain/ranking/compare-offers.ts'
import { messages } from './list-messages.ts'
import styles from './offers-list.module.css'
import type { OffersView } from './offers-view.server.ts'

/** Maximum length of a list of excluded loans, so that it stays readable. */
const mostShown = 50
/** Maximum number of loans in a line that only names them. */
const mostNamed = 8

/** Shows the loans that are not in the list, with the reasons. */
export function OtherOffers({ view }: { view: OffersView }) {
  const { refused, stale, leftOut, filteredOut } = view
  const unfiltered = { rate: undefined, onlyFitting: false, withoutOriginationFee: false }
  return (
    <>
      {filteredOut > 0 ? (
        <p>
          {messages.filteredOut(filteredOut)}{' '}
          <a href={offersAddress(view, unfiltered)}>{messages.showFiltered}</a>
        </p>
      ) : null}
      <Others
        id="refused"
        isPersonal
        intro={messages.refusedIntro}
        items={refused}
        row={({ offer }) => <Refused key={offer.id} offer={offer} profile={view.situation.profile} />}
        title={messages.refused(refused.length)}
      />
      <Others
        id="stale"
        intro={messages.staleIntro}
        items={stale}
        row={(one) => <Stale key={one.offer.id} stale={one} />}
        title={messages.stale(stale.length)}
      />
      <Others
        id="left-out"
        items={byReason(leftOut)}
        row={(group) => <LeftOut group={group} key={group.reason} />}
        title={messages.leftOut(leftOut.length)}
      />
    </>
  )
}

interface OthersProps<Item> {
  id: string
  title: string
  intro?: string
  /** True if the part depends on the visitor; it is not printed then, because printouts get passed on. */
  isPersonal?: boolean
  items: readonly Item[]
  row: (item: Item) => ReactNode
}

function Others<Item>({ id, title, intro, isPersonal, items, row }: OthersProps<Item>) {
  if (items.length === 0) return null
  return (
    <Details data-print={isPersonal ? 'no' : undefined} id={id} look="line" summary={<h3>{title}</h3>}>
      {intro ? <p>{intro}</p> : null}
      <ul className={styles.otherList}>
        {items.slice(0, mostShown).map(row)}
        {items.length > mostShown ? <li>{messages.andMore(items.length - mostShown)}</li> : null}
      </ul>
    </Details>
  )
}

function Refused({ offer, profile }: { offer: LoanOffer; profile: BorrowerProfile }) {
  const { rules } = checkEligibility(offer.rules, { profile })
  const noes = rules.filter(({ verdict }) => verdict === 'no')
  return (
    <li>
      <Name offer={offer} />{' '}
      {noes.map((rule) => (
        <span key={rule.rule}>
          <b>{eligibilityMessages.verdict.no}:</b> {eligibilityMessages.wants(rule)}.{' '}
          {rule.change ? eligibilityMessages.change(rule.change) : eligibilityMessages.noChange}{' '}
        </span>
      ))}
    </li>
  )
}

function Stale({ stale: { offer, ageDays } }: { stale: StaleOffer }) {
  return (
    <li>
      <Name offer={offer} /> {messages.staleSeen(offerMessages.day(offer.rateSeenOn), ageDays)}
    </li>
  )
}

function Name({ offer: { lenderName, product, rateType } }: { offer: LoanOffer }) {
  return (
    <>
      <strong>{lenderName}</strong> {product}, {offerMessages.rateType[rateType].toLowerCase()}.
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
  const names = offers.slice(0, mostNamed).map(({ offer }) => `${offer.lenderName} ${offer.product}`)
  const more = offers.length - names.length
  return (
    <li>
      <b>{messages.leftOutReasons[reason]}:</b> {names.join('; ')}
      {more > 0 ? ` ${messages.andMore(more)}` : ''}.
    </li>
  )
}
