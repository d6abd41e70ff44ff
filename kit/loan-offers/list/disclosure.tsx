import { href } from 'react-router'
import { messages } from './list-messages.ts'
import styles from './offers-list.module.css'
import type { OffersView } from './offers-view.server.ts'

/**
 * Says in one sentence which of the lenders in sight pay us. It comes before the first loan and is neither hidden
 * in a footer nor collapsed.
 */
export function Disclosure({ view: { shown, paidLenders } }: { view: OffersView }) {
  const lenders = new Set(shown.map(({ offer }) => offer.lenderId))
  const paying = lenders.intersection(paidLenders).size
  const areSamples = shown.every(({ offer }) => offer.isSample)
  return (
    <p className={styles.disclosure}>
      <strong>{messages.disclosureTitle}:</strong>{' '}
      {messages.disclosure({ all: lenders.size, paying, areSamples })}{' '}
      <a href={href('/about/ranking')}>{messages.disclosureLink}</a>
    </p>
  )
}
