import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import chart from './chart.module.css'
import { ChartFigure, type ChartTable } from './chart-figure.tsx'
import styles from './tile-map.module.css'

/** The 50 states and the District of Columbia as squares that lie roughly as on a map. */
const rows = [
  '.. .. .. .. .. .. .. .. .. .. ME',
  'AK .. .. .. .. .. .. .. .. VT NH',
  '.. WA ID MT ND MN IL WI MI NY MA',
  '.. OR NV WY SD IA IN OH PA NJ CT',
  '.. CA UT CO NE MO KY WV VA MD RI',
  '.. .. AZ NM KS AR TN NC SC DE DC',
  '.. .. .. .. OK LA MS AL GA .. ..',
  'HI .. .. .. TX .. .. .. .. FL ..',
].map((row) => row.split(' '))

/** The abbreviations of all squares. */
export const tiles = rows.flat().filter((name) => name !== '..')

const size = 28
const step = size + 2

interface TileMapProps {
  title: ReactNode
  /** Says the map in a sentence. */
  label: string
  /** How many there are in each state, by its abbreviation. */
  counts: ReadonlyMap<string, number>
  table: ChartTable
}

/** A map of squares, filled where there is something. */
export function TileMap({ title, label, counts, table }: TileMapProps) {
  return (
    <ChartFigure table={table} title={title}>
      <svg
        aria-label={label}
        className={classNames(chart.mark, styles.map)}
        height={rows.length * step}
        role="img"
        width={11 * step}
      >
        {rows.map((row, y) =>
          row.map((name, x) =>
            name === '..' ? null : (
              <g data-some={counts.has(name)} key={name}>
                <rect className={chart.part} height={size} rx="6" width={size} x={x * step} y={y * step} />
                <text textAnchor="middle" x={x * step + size / 2} y={y * step + 19}>
                  {name}
                </text>
              </g>
            ),
          ),
        )}
      </svg>
    </ChartFigure>
  )
}
