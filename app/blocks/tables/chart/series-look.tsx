import styles from './chart.module.css'

// The looks of four series that readers can tell apart without color: fills for bars, dashes and markers for
// lines.

/** The most series that one chart can show distinctly. */
export const maxSeries = 4

export const dashes = [undefined, '7 4', '2 4', '10 4 2 4'] as const

const markers = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  'M-4.5-4.5h9v9h-9z',
  'M0-6 5.5 4.5h-11z',
  'M0-6 6 0 0 6-6 0z',
] as const

const fills = [
  <rect className={styles.fill} height="8" key="plain" width="8" />,
  <path className={styles.stroke} d="M-2 2l4-4M0 8l8-8M6 10l4-4" key="hatch" />,
  <circle className={styles.fill} cx="4" cy="4" key="dots" r="2" />,
  null,
] as const

/** Defines the fill patterns of bars, which are referenced by id. */
export function Fills({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {fills.slice(0, count).map((fill, at) => (
        <pattern
          data-series={at}
          height="8"
          id={fillId(id, at)}
          key={fillId(id, at)}
          patternUnits="userSpaceOnUse"
          width="8"
        >
          {fill}
        </pattern>
      ))}
    </defs>
  )
}

export function fillId(id: string, series: number): string {
  return `${id}-${series}`
}

/** The marker for a point on a line. */
export function Marker({ series }: { series: number }) {
  return <path className={styles.fill} d={markers[series % maxSeries]} data-series={series} />
}
