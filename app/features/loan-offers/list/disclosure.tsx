import { href } from 'react-router'
import { messages } from './list-messages.ts'
import styles from './offers-list.module.css'
import type { OffersView } from './offers-view.server.ts'

/**
 * Says which lenders in the list pay us. It comes before the first loan and is neither hidden in a footer nor
 * collapsed.
 */
export function Disclosure({ view: { lenders, hasSamples } }: { view: OffersView }) {
  return (
    <p className={styles.disclosure}>
      <strong>{messages.disclosureTitle}.</strong>{' '}
      {hasSamples
        ? messages.disclosureSamples(lenders.paying)
        : messages.disclosure(lenders.paying, lenders.all)}{' '}
      {messages.disclosureOrder} <a href={href('/about/ranking')}>{messages.disclosureLink}</a>
    </p>
  )
}
