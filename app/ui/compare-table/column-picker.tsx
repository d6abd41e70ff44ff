import type { ReactNode } from 'react'
import { Segments } from '#app/ui/choice/segments.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from './compare-table.module.css'
import { compareTableText } from './messages.ts'

interface ColumnPickerProps {
  /** The names of the columns in their order. */
  names: readonly string[]
  /** The tables with these columns. */
  children: ReactNode
}

/** On a phone, says which two of several columns the tables show; it works by CSS alone. */
export function ColumnPicker({ names, children }: ColumnPickerProps) {
  const pairs = names.flatMap((_, left) =>
    names.slice(left + 1).map((_, at) => [left, left + 1 + at] as const),
  )
  return (
    <div className={styles.columns}>
      {names.length > 2 ? (
        <div className={styles.picker} data-print="no">
          <Segments
            choices={pairs.map(([left, right]) => ({
              value: `${left + 1} ${right + 1}`,
              label: (
                <>
                  {left + 1} + {right + 1}
                  <VisuallyHidden>
                    {compareTableText.pair(names[left] ?? '', names[right] ?? '')}
                  </VisuallyHidden>
                </>
              ),
            }))}
            id="columns"
            legend={compareTableText.pick}
            name="columns"
            value="1 2"
          />
        </div>
      ) : null}
      {children}
    </div>
  )
}
