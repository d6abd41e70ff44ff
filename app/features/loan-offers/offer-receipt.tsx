import { criteria } from '#domain/ranking/criteria.ts'
import type { Receipt } from '#domain/ranking/rank.ts'
import { criterionNames, criterionValue, points } from './criterion-words.ts'
import styles from './offer-row.module.css'
import { receiptWords as words } from './receipt-words.ts'

const units = Object.fromEntries(criteria.map(({ code, unit }) => [code, unit]))

/** Everything that made an offer's score: whoever adds up the last column gets it. */
export function OfferReceipt({ receipt: { score, lines } }: { receipt: Receipt }) {
  const sumOfWeights = lines.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <>
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
            <ReceiptLine key={line.criterion} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.score}</th>
            <td />
            <td>{sumOfWeights}</td>
            <td>{points(score)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        {words.sum} {words.notPaid} <a href="/about/ranking">{words.formula}</a>
      </p>
    </>
  )
}

function ReceiptLine({ line }: { line: Receipt['lines'][number] }) {
  const { criterion, value, weight } = line
  return (
    <tr>
      <th scope="row">
        {criterionNames[criterion]} <i>{criterionValue(value, units[criterion] ?? 'cents')}</i>
      </th>
      <td>{points(line.points)}</td>
      <td>{weight}</td>
      <td>{points(line.weightedPoints)}</td>
    </tr>
  )
}
