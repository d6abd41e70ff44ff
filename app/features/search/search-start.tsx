import { productLinks } from '#app/shell/navigation.ts'
import styles from './search.module.css'
import { words } from './words.ts'

/** Before anything is looked for, and where nothing was found: places to go on from. */
export function SearchStart() {
  return (
    <section aria-labelledby="begin">
      <h2 className={styles.heading} id="begin">
        {words.startTitle}
      </h2>
      <ul className={styles.plain}>
        {productLinks.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
