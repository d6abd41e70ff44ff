import { daysBetween } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import rows from '#kit/listing/list/list-row.module.css'
import { splitAward } from '#products/scholarships/listing-words.ts'
import styles from './listing-row.module.css'
import { marketplaceText } from './messages.ts'

interface ListingAmountProps {
  scholarship: Pick<Scholarship, 'awardLowCents' | 'awardHighCents' | 'deadline'>
  /** 'YYYY-MM-DD' */
  today: string
}

/** What one award pays, the largest text of its row, and how long one can apply for it. */
export function ListingAmount({ scholarship, today }: ListingAmountProps) {
  const { from, amount } = splitAward(scholarship)
  return (
    <div className={styles.amount}>
      <p>
        {from ? `${from} ` : null}
        {amount ? <b className={rows.money}>{amount}</b> : null}
      </p>
      <TimeLeft scholarship={scholarship} today={today} />
    </div>
  )
}

function TimeLeft({ scholarship: { deadline }, today }: ListingAmountProps) {
  const { kind, on } = deadline
  if (on === null || kind === 'continuous')
    return (
      <p className={styles.left}>{kind === 'funds' ? marketplaceText.untilGone : marketplaceText.anyDay}</p>
    )
  const days = daysBetween(today, on)
  if (days < 0) return null
  return (
    <p className={styles.left} data-soon={days <= 7 || undefined}>
      {marketplaceText.daysLeft(days)}
      {kind === 'funds' ? ` ${marketplaceText.atMost}` : null}
    </p>
  )
}
