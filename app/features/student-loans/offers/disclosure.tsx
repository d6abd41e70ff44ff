import styles from './offers-list.module.css'
import type { OffersView } from './offers-view.server.ts'
import { words } from './offers-words.ts'

/** Who of the lenders in the list pays us, before the first of them: not in a footer and not behind a line. */
export function Disclosure({ view: { lenders, hasSamples } }: { view: OffersView }) {
  return (
    <p className={styles.disclosure}>
      <strong>{words.disclosureTitle}.</strong>{' '}
      {hasSamples ? words.disclosureSamples(lenders.paying) : words.disclosure(lenders.paying, lenders.all)}{' '}
      {words.disclosureOrder} <a href="/about/ranking">{words.disclosureLink}</a>
    </p>
  )
}
