import { href } from 'react-router'
import { criteria } from '#domain/loans/criteria.ts'
import type { Receipt, ReceiptLine } from '#domain/loans/rank-offer.ts'
import { ScoreTable } from '#kit/listing/list/score-table.tsx'
import { criterionNames, formatCriterionValue } from '#kit/loan-offers/criterion-messages.ts'
import { listText } from './list-messages.ts'

const words = listText.receipt

const units = Object.fromEntries(criteria.map(({ code, unit }) => [code, unit]))

/** Explains an offer's score. */
export function OfferReceipt({ receipt }: { receipt: Receipt }) {
  return (
    <>
      <p>{words.how}</p>
      <ScoreTable formatValue={formatValue} names={criterionNames} receipt={receipt} />
      <p>
        {words.sum} {words.notPaid} <a href={href('/about/ranking')}>{words.formula}</a>
      </p>
    </>
  )
}

function formatValue({ criterion, value }: ReceiptLine): string {
  return value === 'not_applicable' && criterion === 'lowest_total'
    ? words.lowestExcluded
    : formatCriterionValue(value, units[criterion] ?? 'cents')
}
