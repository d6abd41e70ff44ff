import styles from './compare-table.module.css'

/**
 * Names the column of a cell on phones, where the table head is far above. Hidden from screen readers, which
 * announce the column header themselves.
 */
export function ColumnName({ number, name }: { number: number; name: string | undefined }) {
  return (
    <span aria-hidden="true" className={styles.of}>
      <span className={styles.number}>{number}</span> {name}
    </span>
  )
}
