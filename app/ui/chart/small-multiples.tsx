import styles from './chart.module.css'
import { ChartFigure, type ChartTable } from './chart-figure.tsx'
import { percent, type Scale } from './scale.ts'

interface SmallMultiplesProps {
  title: string
  series: readonly {
    id: string
    name: string
    /** Says the bars in a sentence. */
    label: string
    /** What stands beside the name, such as the lowest and the highest value. */
    range: string
    values: readonly number[]
  }[]
  /** The scale of the height of all bars. */
  scale: Scale
  /** The ticks of the scale in words. */
  ticks: readonly string[]
  /** The names of the first and of the last bar. */
  ends: readonly [first: string, last: string]
  table: ChartTable
}

const height = 88
/** The room above the bars, for half of the label of the highest line. */
const top = 8
/** The share of the width that the bars take; the labels of the scale stand beside them. */
const across = 0.84

/** One small chart of bars for each series, all on the same two axes, so that they can be compared by shape. */
export function SmallMultiples({ title, series, scale, ticks, ends, table }: SmallMultiplesProps) {
  const count = Math.max(...series.map(({ values }) => values.length))
  const yAt = (value: number) => top + height * (1 - scale.at(value))
  return (
    <ChartFigure table={table} title={title}>
      <ul className={styles.multiples}>
        {series.map(({ id, name, label, range, values }) => (
          <li key={id}>
            <p>
              <b>{name}</b> {range}
            </p>
            <svg
              aria-label={label}
              className={styles.plain}
              height={top + height + 20}
              role="img"
              width="100%"
            >
              {scale.ticks.map((tick, at) => (
                <g key={tick}>
                  <line className={styles.grid} x2={percent(across)} y1={yAt(tick)} y2={yAt(tick)} />
                  <text textAnchor="end" x="100%" y={yAt(tick) + 5}>
                    {ticks[at]}
                  </text>
                </g>
              ))}
              {values.map((value, at) => (
                <rect
                  className={styles.part}
                  height={top + height - yAt(value)}
                  // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change their order
                  key={at}
                  rx="2"
                  width={percent(across / count)}
                  x={percent((across * at) / count)}
                  y={yAt(value)}
                />
              ))}
              <text x="0" y={top + height + 16}>
                {ends[0]}
              </text>
              <text textAnchor="end" x={percent(across)} y={top + height + 16}>
                {ends[1]}
              </text>
            </svg>
          </li>
        ))}
      </ul>
    </ChartFigure>
  )
}
