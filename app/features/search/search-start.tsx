import { usePageRender } from '#app/page-render.ts'
import { siteLinks } from '#app/shell/navigation.ts'
import { searchText } from './messages.ts'
import styles from './search.module.css'

/** Places to start from, shown before a search and when nothing was found. */
export function SearchStart() {
  const { productLinks } = usePageRender()
  return (
    <section aria-labelledby="begin">
      <h2 className={styles.heading} id="begin">
        {searchText.startTitle}
      </h2>
      <ul className={styles.plain}>
        {[...productLinks, ...siteLinks].map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
