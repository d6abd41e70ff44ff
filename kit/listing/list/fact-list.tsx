import { Fragment } from 'react'
import styles from './row-parts.module.css'

/** The terms of an item, in the order in which somebody meets them; those without a value are left out. */
export function FactList({ facts }: { facts: readonly { name: string; value: string | undefined }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) =>
        value === undefined ? null : (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  )
}
