import type { Source } from '#domain/award-years/source.ts'
import { formatDate } from '#domain/dates.ts'
import { messages } from './law-messages.ts'
import styles from './net-value.module.css'

export function SourceLine({ source: { publisher, title, url, readIn, checkedOn } }: { source: Source }) {
  return (
    <>
      {publisher}: <a href={url}>{title}</a>
      <span className={styles.read}>{messages.read(readIn, formatDate(checkedOn, 'Month D, YYYY'))}</span>
    </>
  )
}
