import type { ScoreLine, ScoreReceipt } from '#domain/ranking/score.ts'
import { formatPoints, scoreWords as words } from './list-words.ts'
import styles from './row-parts.module.css'

interface ScoreTableProps<Code extends string> {
  receipt: ScoreReceipt<Code>
  names: Readonly<Record<Code, string>>
  formatValue: (line: ScoreLine<Code>) => string
}

/** Shows everything that went into a score; the last column adds up to it. */
export function ScoreTable<Code extends string>({ receipt, names, formatValue }: ScoreTableProps<Code>) {
  const { score, lines } = receipt
  return (
    <table className={styles.receipt}>
      <thead>
        <tr>
          <th scope="col">{words.criterion}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.weight}</th>
          <th scope="col">{words.weighted}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.criterion}>
            <th scope="row">
              {names[line.criterion]} <i>{formatValue(line)}</i>
            </th>
            {(line.value === 'not_applicable'
              ? [words.leftOut, words.leftOut, words.leftOut]
              : [formatPoints(line.points), line.weight, formatPoints(line.weightedPoints)]
            ).map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.score}</th>
          <td />
          <td>{lines.reduce((sum, { weight }) => sum + weight, 0)}</td>
          <td>{formatPoints(score)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
