import { Card } from '#app/ui/card/card.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { linePages } from './dashboard-links.ts'
import { dashboardText } from './dashboard-messages.ts'
import styles from './line-cards.module.css'
import type { LinePart } from './read-dashboard.server.ts'

/** As many as a card shows; the page of the product lists all. */
const maxItems = 4

/** What the visitor has of each product, or where to start with it. */
export function LineCards({ parts }: { parts: readonly LinePart[] }) {
  return (
    <CardList>
      {parts.map((part) => (
        <LineCard key={part.category} part={part} />
      ))}
    </CardList>
  )
}

function LineCard({ part: { category, link, items, inBrowser = [] } }: { part: LinePart }) {
  const page = Object.entries(linePages).find(([name]) => name === category)?.[1]
  const isOpen = page !== undefined && items.length > 0
  return (
    <Card as="li" className={styles.card}>
      <Illustration name={link.card.illustration} />
      <h3>{link.label}</h3>
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.slice(0, maxItems).map(({ id, what, state, isSample }) => (
            <li key={id}>
              <strong>{what}</strong>: {isSample ? `${dashboardText.sample} · ` : null}
              {state}
            </li>
          ))}
        </ul>
      ) : (
        <p>{link.card.text}</p>
      )}
      {inBrowser.length > 0 ? <InBrowser links={inBrowser} /> : null}
      <p>
        <a href={isOpen ? page : link.to}>{isOpen ? dashboardText.open(link.label) : link.card.open}</a>
      </p>
    </Card>
  )
}

function InBrowser({ links }: { links: NonNullable<LinePart['inBrowser']> }) {
  return (
    <p>
      {dashboardText.inBrowser}:{' '}
      {links.map(({ label, to }, index) => (
        <span key={to}>
          {index > 0 ? ', ' : null}
          <a href={to}>{label}</a>
        </span>
      ))}
    </p>
  )
}
