import { ButtonLink } from '#app/ui/button/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Details } from '#app/ui/details/details.tsx'
import { DateTile } from '#app/ui/mark/date-tile.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { daysBetween, formatDaysLeft } from '#domain/dates.ts'
import list from '#kit/listing/list/list.module.css'
import { dashboardText } from './dashboard-messages.ts'
import type { ListedItem } from './group-items.ts'
import styles from './item-rows.module.css'

interface ItemRowsProps {
  items: readonly ListedItem[]
  /** `YYYY-MM-DD` */
  today: string
  /** The step of the first item is the main action of the page. */
  isMain?: boolean
  /** `brief` on the page of everything, which names the product instead of the details. */
  look: 'brief' | 'full'
  /** How many are shown at once; the others open below them. */
  limit?: number
}

/** What a visitor has, each with its day, its status and its one next step. */
export function ItemRows({ items, limit = items.length, ...rest }: ItemRowsProps) {
  const [shown, more] = [items.slice(0, limit), items.slice(limit)]
  return (
    <>
      <Rows items={shown} {...rest} />
      {more.length > 0 ? (
        <Details look="line" summary={dashboardText.more(more.length)}>
          <Rows items={more} {...rest} isMain={false} />
        </Details>
      ) : null}
    </>
  )
}

function Rows({ items, today, isMain = false, look }: Omit<ItemRowsProps, 'limit'>) {
  return (
    <ul className={classNames(list.sheet, list.items)}>
      {items.map((item, index) => (
        <li className={styles.row} key={`${item.line} ${item.id}`}>
          {item.due ? <DateTile day={item.due.day} today={today} undated={dashboardText.undated} /> : null}
          <div className={styles.words}>
            <h3>{item.what}</h3>
            {item.due ? <p>{describeDue(item.due, today)}</p> : null}
            <p className={styles.soft}>
              {[look === 'brief' ? item.line : '', item.isSample ? dashboardText.sample : '', item.state]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {look === 'full'
              ? item.details?.map((detail) => (
                  <p className={styles.soft} key={detail}>
                    {detail}
                  </p>
                ))
              : null}
          </div>
          <ButtonLink
            fitContent
            href={item.step.to}
            size="small"
            variant={isMain && index === 0 ? 'purple' : 'white'}
          >
            {item.step.label}
            <VisuallyHidden>{dashboardText.forItem(item.what)}</VisuallyHidden>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

function describeDue({ day, what }: NonNullable<ListedItem['due']>, today: string): string {
  const days = daysBetween(today, day)
  return `${dashboardText.left(formatDaysLeft(days), days)} · ${what}`
}
