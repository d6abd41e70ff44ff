import styles from './compare-table.module.css'

/**
 * Which offer a cell is of, on a phone, where the head of the table is far above. Not spoken: a screen reader names the column
 * of a cell by itself.
 */
export function ColumnName({ number, lender }: { number: number; lender: string | undefined }) {
  return (
    <span aria-hidden="true" className={styles.of}>
      <span className={styles.number}>{number}</span> {lender}
    </span>
  )
}
