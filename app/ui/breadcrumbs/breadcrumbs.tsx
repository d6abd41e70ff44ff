import { type Breadcrumb, breadcrumbTrail } from '#domain/structured-data/breadcrumb-trail.ts'
import styles from './breadcrumbs.module.css'

/**
 * Shows the position of this page in the site. Home is always first; the last entry is this page, without a
 * link.
 */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const trail = breadcrumbTrail(breadcrumbs)
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs} data-print="no">
      <ol className={styles.list}>
        {trail.map(({ name, item, position }) => (
          <li key={item}>
            {position === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={item}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
