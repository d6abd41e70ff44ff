import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { daysBetween } from '#domain/dates.ts'
import { rateDataPrice } from '#domain/scholarships/data-price.ts'
import type { ExpectedValue } from '#domain/scholarships/expected-value.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { formatAward, formatDeadline, formatWorth } from '#products/scholarships/listing-words.ts'
import { ListingDetails } from './listing-details.tsx'
import styles from './listing-row.module.css'
import type { Listing } from './marketplace-view.server.ts'
import { fitTones, marketplaceText } from './messages.ts'
import { Requirements } from './requirements.tsx'

interface ListingRowProps {
  listing: Listing
  /** 'YYYY-MM-DD' */
  today: string
  /** What is announced when the row was saved or removed in place. */
  posted: string
  /** The query string of the list, with its question mark if it has any. */
  search: string
  /** Returns the name of a school; undefined when it is not listed. */
  schoolName: (opeid: string) => string | undefined
}

/** One scholarship: what it pays, until when, what it takes, and who may apply. */
export function ListingRow({ listing, today, posted, search, schoolName }: ListingRowProps) {
  const { scholarship, match, value, isMatched } = listing
  const { id, name, provider, about } = scholarship
  const isOpenToAll = match.open.length === 0 && match.private.length === 0
  return (
    <Card as="article" aria-labelledby={`name-${id}`} className={styles.row} padding="small">
      <header className={styles.head}>
        <div>
          <h3 id={`name-${id}`}>{name}</h3>
          <p className={styles.soft}>{marketplaceText.by(provider)}</p>
        </div>
        <div className={styles.worth}>
          <p className={styles.amount}>{formatAward(scholarship)}</p>
          {value ? <Worth value={value} /> : null}
        </div>
      </header>
      <p>{about}</p>
      <ul className={styles.facts}>
        <li>
          <b>{formatDeadline(scholarship)}</b> <DaysLeft scholarship={scholarship} today={today} />
        </li>
        <li>{marketplaceText.effort(scholarship.effortHours)}</li>
        <li>{marketplaceText.essays(scholarship.essays.length)}</li>
        <li>
          {marketplaceText.awards(scholarship.awards)}
          {scholarship.renewableYears > 0
            ? `, ${marketplaceText.renewableFor(scholarship.renewableYears)}`
            : null}
        </li>
      </ul>
      <Chips>
        {scholarship.isSample ? <Chip tone="accent">{marketplaceText.sample}</Chip> : null}
        <Chip tone={scholarship.basis === 'chance' ? 'warn' : 'plain'}>
          {marketplaceText.basis[scholarship.basis]}
        </Chip>
        <Chip tone={rateDataPrice(scholarship) === 'high' ? 'bad' : 'plain'}>
          {marketplaceText.dataPrice[rateDataPrice(scholarship)]}
        </Chip>
        {isOpenToAll ? <Chip tone="good">{marketplaceText.openToAll}</Chip> : null}
        {isMatched && !isOpenToAll ? (
          <Chip data-overall tone={fitTones[match.meets]}>
            {marketplaceText.overall[match.meets]}
          </Chip>
        ) : null}
      </Chips>
      <Requirements listing={listing} schoolName={schoolName} />
      <Details look="plain" summary={marketplaceText.details}>
        <ListingDetails listing={listing} />
      </Details>
      <SaveButton listing={listing} posted={posted} search={search} />
    </Card>
  )
}

/** What an hour is worth, and whether the provider stated all that it follows from. */
function Worth({ value }: { value: ExpectedValue }) {
  return (
    <p>
      {formatWorth(value)}
      {value.assumed.length > 0 ? (
        <span className={styles.soft}> ({marketplaceText.partlyAssumed})</span>
      ) : null}
    </p>
  )
}

function SaveButton({
  listing: { scholarship, isSaved },
  posted,
  search,
}: Pick<ListingRowProps, 'listing' | 'posted' | 'search'>) {
  const { id, name, applyUrl } = scholarship
  return (
    <form
      action={`${href('/scholarships/marketplace/save')}${search}`}
      className={styles.actions}
      data-live-post={id}
      data-posted={posted}
      data-print="no"
      data-saves={isSaved ? undefined : 'SAVE_BUTTON_CLICK'}
      method="post"
    >
      <input name="id" type="hidden" value={id} />
      <input name="isSaved" type="hidden" value={isSaved ? 'no' : 'yes'} />
      <Button
        aria-label={isSaved ? marketplaceText.unsaveLabel(name) : marketplaceText.saveLabel(name)}
        data-live-press
        fitContent
        size="small"
        type="submit"
        variant={isSaved ? 'purple-ns' : 'white'}
      >
        {isSaved ? marketplaceText.unsave : marketplaceText.save}
      </Button>
      {isSaved ? <a href={href('/scholarships/plan')}>{marketplaceText.seePlan}</a> : null}
      {applyUrl ? (
        <a href={applyUrl} rel="noopener noreferrer" target="_blank">
          {marketplaceText.applyAt}
        </a>
      ) : null}
    </form>
  )
}

function DaysLeft({ scholarship, today }: { scholarship: Scholarship; today: string }) {
  const { on } = scholarship.deadline
  if (on === null || on < today) return null
  const days = daysBetween(today, on)
  return <span className={days <= 7 ? styles.soon : styles.soft}>{marketplaceText.daysLeft(days)}</span>
}
