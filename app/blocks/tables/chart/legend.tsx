import { useId } from 'react'
import chart from '#app/ui/chart/chart.module.css'
import styles from './chart.module.css'
import type { ChartValue } from './chart-values.ts'
import { dashes, Fills, fillId, Marker } from './series-look.tsx'

interface LegendProps {
  names: readonly string[]
  type: ChartValue['chartType']
}

/** Shows the look of each series beside its name; a single one needs only its name. */
export function Legend({ names, type }: LegendProps) {
  const id = useId()
  return (
    <ul aria-hidden="true" className={styles.legend}>
      {names.map((name, at) => (
        <li data-series={at} key={fillId(id, at)}>
          {names.length === 1 ? null : (
            <svg aria-hidden="true" className={chart.mark} height="16" width="28">
              {type === 'Bar' ? (
                <>
                  {at === 0 ? <Fills id={id} count={names.length} /> : null}
                  <rect
                    className={styles.stroke}
                    fill={`url(#${fillId(id, at)})`}
                    height="12"
                    rx="6"
                    width="26"
                    x="1"
                    y="2"
                  />
                </>
              ) : (
                <>
                  <line className={styles.stroke} strokeDasharray={dashes[at]} x2="28" y1="8" y2="8" />
                  <svg aria-hidden="true" height="1" overflow="visible" width="1" x="14" y="8">
                    <Marker series={at} />
                  </svg>
                </>
              )}
            </svg>
          )}
          {name}
        </li>
      ))}
    </ul>
  )
}
