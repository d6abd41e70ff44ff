import { href } from 'react-router'
import { criteria } from '#domain/ranking/criteria.ts'
import type { Receipt } from '#domain/ranking/rank.ts'
import { criterionNames, formatCriterionValue, formatPoints } from '#kit/loan-offers/criterion-messages.ts'
import { messages } from './list-messages.ts'
import styles from './offer-row.module.css'

const words = messages.receipt

const units = Object.fromEntries(criteria.map(({ code, unit }) => [code, unit]))

/** Shows everything that went into an offer's score; the last column adds up to it. */
export function OfferReceipt({ receipt: { score, lines } }: { receipt: Receipt }) {
  const sumOfWeights = lines.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <>
      <p>{words.how}</p>
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
            <td>{formatPoints(score)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        {words.sum} {words.notPaid} <a href={href('/about/ranking')}>{words.formula}</a>
      </p>
    </>
  )
}

function ReceiptLine({ line }: { line: Receipt['lines'][number] }) {
  const { criterion, value, weight } = line
  const isLeftOut = value === 'not_applicable'
  return (
    <tr>
      <th scope="row">
        {criterionNames[criterion]}{' '}
        <i>
          {isLeftOut && criterion === 'lowest_total'
            ? words.lowestExcluded
            : formatCriterionValue(value, units[criterion] ?? 'cents')}
        </i>
      </th>
      <td>{isLeftOut ? words.leftOut : formatPoints(line.points)}</td>
      <td>{isLeftOut ? words.leftOut : weight}</td>
      <td>{isLeftOut ? words.leftOut : formatPoints(line.weightedPoints)}</td>
    </tr>
  )
}
