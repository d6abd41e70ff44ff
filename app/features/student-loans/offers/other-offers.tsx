import type { ReactNode } from 'react'
import { eligibilityWords } from '#app/features/loan-offers/eligibility-words.ts'
import { words as offerWords } from '#app/features/loan-offers/words.ts'
import { Details } from '#app/ui/details/details.tsx'
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { LeftOutOffer, ReasonNotAvailable, StaleOffer } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { offersAddress } from './offers-address.ts'
import styles from './offers-list.module.css'
import type { OffersView } from './offers-view.server.ts'
import { words } from './offers-words.ts'

/** A list of what is not in the list ends here, so that a long one stays readable. */
const mostShown = 50
/** So does a line that only names them. */
const mostNamed = 8

/** The loans that are not in the list, each with why. */
export function OtherOffers({ view }: { view: OffersView }) {
  const { refused, stale, leftOut, filteredOut } = view
  const unfiltered = { rate: undefined, onlyFitting: false, withoutOriginationFee: false }
  return (
    <>
      {filteredOut > 0 ? (
        <p>
          {words.filteredOut(filteredOut)} <a href={offersAddress(view, unfiltered)}>{words.showFiltered}</a>
        </p>
      ) : null}
      <Others
        id="refused"
        isPersonal
        intro={words.refusedIntro}
        items={refused}
        row={({ offer }) => <Refused key={offer.id} offer={offer} profile={view.situation.profile} />}
        title={words.refused(refused.length)}
      />
      <Others
        id="stale"
        intro={words.staleIntro}
        items={stale}
        row={(one) => <Stale key={one.offer.id} stale={one} />}
        title={words.stale(stale.length)}
      />
      <Others
        id="left-out"
        items={byReason(leftOut)}
        row={(group) => <LeftOut group={group} key={group.reason} />}
        title={words.leftOut(leftOut.length)}
      />
    </>
  )
}

interface OthersProps<Item> {
  id: string
  title: string
  intro?: string
  /** Says who the visitor is, so it is not printed: paper is passed on. */
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
        {items.length > mostShown ? <li>{words.andMore(items.length - mostShown)}</li> : null}
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
          <b>{eligibilityWords.verdict.no}:</b> {eligibilityWords.wants(rule)}.{' '}
          {rule.change ? eligibilityWords.change(rule.change) : eligibilityWords.noChange}{' '}
        </span>
      ))}
    </li>
  )
}

function Stale({ stale: { offer, ageDays } }: { stale: StaleOffer }) {
  return (
    <li>
      <Name offer={offer} /> {words.staleSeen(offerWords.day(offer.rateSeenOn), ageDays)}
    </li>
  )
}

function Name({ offer: { lenderName, product, rateType } }: { offer: LoanOffer }) {
  return (
    <>
      <strong>{lenderName}</strong> {product}, {offerWords.rateType[rateType].toLowerCase()}.
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
      <b>{words.leftOutReasons[reason]}:</b> {names.join('; ')}
      {more > 0 ? ` ${words.andMore(more)}` : ''}.
    </li>
  )
}
