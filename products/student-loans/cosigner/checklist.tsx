import styles from './cosigner.module.css'

/** Boxes to check on paper. The page saves nothing, so they are drawn instead of being form fields. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.checklist}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
