import styles from './cosigner.module.css'

/** Boxes to check on paper: the page keeps nothing, so they are drawn and not fields. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.checklist}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
