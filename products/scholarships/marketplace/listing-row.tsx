import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { DateTile } from '#app/ui/mark/date-tile.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import rows from '#kit/listing/list/list-row.module.css'
import { ListingAmount } from './listing-amount.tsx'
import { ListingAbout, ListingDetails } from './listing-details.tsx'
import styles from './listing-row.module.css'
import type { Listing } from './marketplace-view.server.ts'
import { marketplaceText } from './messages.ts'
import { Requirements } from './requirements.tsx'
import { WorthMeter } from './worth-meter.tsx'
import { WorthWords } from './worth-words.tsx'

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

/** One scholarship: until when, what it takes, what it pays, and what an hour of it is worth; the rest opens. */
export function ListingRow({ listing, today, posted, search, schoolName }: ListingRowProps) {
  const { scholarship, value } = listing
  const { id, name, deadline } = scholarship
  return (
    <article aria-labelledby={`name-${id}`} className={styles.row}>
      <DateTile
        className={styles.date}
        day={deadline.kind === 'continuous' ? null : deadline.on}
        today={today}
        undated={deadline.kind === 'continuous' ? marketplaceText.rolling : marketplaceText.noDay}
      />
      <div className={styles.name}>
        <h3 id={`name-${id}`}>{name}</h3>
        <p>
          {[
            ...(scholarship.isSample ? [marketplaceText.sample] : []),
            marketplaceText.effort(scholarship.effortHours),
            marketplaceText.essays(scholarship.essays.length),
            marketplaceText.awards(scholarship.awards),
          ].join(' · ')}
        </p>
      </div>
      <ListingAmount scholarship={scholarship} today={today} />
      {value ? (
        <div className={rows.chart}>
          <WorthMeter value={value} />
        </div>
      ) : null}
      <p className={rows.conditions}>
        <Verdict listing={listing} /> <WorthWords value={value} />
      </p>
      <SaveButton listing={listing} posted={posted} search={search} />
      <details className={rows.details} id={`details-${id}`}>
        <summary>
          <span>{marketplaceText.details}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </summary>
        <div className={styles.more}>
          <div className={styles.details}>
            <ListingAbout scholarship={scholarship} />
            <Requirements listing={listing} schoolName={schoolName} />
          </div>
          <ListingDetails listing={listing} />
        </div>
      </details>
    </article>
  )
}

/** How the scholarship fits the answers, as far as they say; the browser goes on from there (`mark-listings.ts`). */
function Verdict({ listing: { match, isMatched } }: Pick<ListingRowProps, 'listing'>) {
  const isOpenToAll = match.open.length === 0 && match.private.length === 0
  if (!isOpenToAll && !isMatched) return null
  return (
    <span className={rows.verdict}>
      {isOpenToAll ? (
        <b className={styles.fit}>{marketplaceText.openToAll}</b>
      ) : (
        <b className={styles.fit} data-overall={match.meets}>
          {marketplaceText.overall[match.meets]}
        </b>
      )}
      .
    </span>
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
        variant={isSaved ? 'purple' : 'white'}
      >
        {isSaved ? marketplaceText.unsave : marketplaceText.save}
      </Button>
      {applyUrl ? (
        <a href={applyUrl} rel="noopener noreferrer" target="_blank">
          {marketplaceText.applyAt}
        </a>
      ) : null}
    </form>
  )
}
