import chart from './chart.module.css'
import styles from './score-coins.module.css'

const size = 22
const step = size + 4
const coins = [0, 1, 2, 3, 4]
const height = size + 2

/** Five coins in a row, filled from the left up to a score from 0 to 5. Words beside them say it, so they are hidden. */
export function ScoreCoins({ score }: { score: number }) {
  const whole = Math.floor(score)
  const filled = whole * step + (score - whole) * size + 1
  return (
    <svg aria-hidden="true" className={chart.mark} height={height} width={4 * step + height}>
      <Coins look="empty" />
      <svg aria-hidden="true" height={height} width={filled}>
        <Coins look="filled" />
      </svg>
    </svg>
  )
}

function Coins({ look }: { look: 'empty' | 'filled' }) {
  return coins.map((at) => (
    <g className={styles.coin} data-look={look} key={at}>
      <circle cx={at * step + height / 2} cy={height / 2} r={size / 2} />
      {look === 'filled' ? (
        <circle className={styles.rim} cx={at * step + height / 2} cy={height / 2} r={size / 2 - 4} />
      ) : null}
    </g>
  ))
}
