import { href } from 'react-router'
import type { KnownCard } from '#domain/cards/card.ts'
import { cardCriteria } from '#domain/cards/card-criteria.ts'
import type { CardValue, ValueReceipt } from '#domain/cards/card-value.ts'
import type { CardScoreReceipt } from '#domain/cards/rank-card.ts'
import type { Carrying } from '#domain/cards/situation.ts'
import { formatCents } from '#domain/money.ts'
import row from '#kit/listing/list/row-parts.module.css'
import { ScoreTable } from '#kit/listing/list/score-table.tsx'
import { cardCriterionNames } from '#products/credit-cards/card-words.ts'
import { cardFacts } from './card-facts.ts'
import { listText } from './list-messages.ts'
import { formatCriterionValue } from './settings-messages.ts'

const words = listText.receipt

interface CardReceiptsProps {
  card: KnownCard
  value: CardValue
  /** The balance that is carried, if there is one. */
  carries: Carrying | null
}

/** Everything that adds up to what three years bring or cost; each column adds up to its sum. */
export function CardReceipts({ card, value, carries }: CardReceiptsProps) {
  const { firstYear, ongoingYear, threeYears, earned, unknowns } = value
  const hasRange = threeYears.cents !== threeYears.centsAtLowestApr
  const codes = threeYears.lines.map(({ code }) => code)
  return (
    <>
      <p>
        {words.how} {hasRange ? words.bothEnds : null}
      </p>
      <table className={row.receipt}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.firstYear}</th>
            <th scope="col">{words.secondYear}</th>
            <th scope="col">{words.threeYears}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code}>
              <th scope="row">{words.lines[code]}</th>
              {[firstYear, ongoingYear, threeYears].map((receipt, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
                <td key={at}>{formatEnds(receipt.lines.find((line) => line.code === code))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            <td>{formatEnds(firstYear)}</td>
            <td>{formatEnds(ongoingYear)}</td>
            <td>{formatEnds(threeYears)}</td>
          </tr>
        </tfoot>
      </table>
      {carries ? (
        <p>
          {words.noGrace} {cardFacts.missedPayment(card)} {cardFacts.minimumOnly(card, carries)}
        </p>
      ) : null}
      {earned && earned.lines.length > 0 ? <Earned earned={earned} /> : null}
      {unknowns.map((unknown) => (
        <p key={unknown}>{listText.unknowns[unknown]}</p>
      ))}
      <p>
        {words.notPaid} <a href={href('/about/ranking')}>{words.formula}</a>
      </p>
    </>
  )
}

/** What three years earn beside the cost. */
function Earned({ earned }: { earned: ValueReceipt }) {
  return (
    <table className={row.receipt}>
      <caption>{words.earnedTitle}</caption>
      <tbody>
        {earned.lines.map((line) => (
          <tr key={line.code}>
            <th scope="row">{words.lines[line.code]}</th>
            <td>{formatEnds(line)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td>{formatEnds(earned)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Says one figure, or two where the ends of the APR differ; '0' where a year lacks the line. */
function formatEnds(at: Pick<ValueReceipt, 'cents' | 'centsAtLowestApr'> | undefined): string {
  if (!at) return formatCents(0)
  const { cents, centsAtLowestApr } = at
  if (cents === null || centsAtLowestApr === null) return words.notStated
  return cents === centsAtLowestApr
    ? formatCents(cents)
    : words.ends(formatCents(centsAtLowestApr), formatCents(cents))
}

const units = Object.fromEntries(cardCriteria.map(({ code, unit }) => [code, unit]))

/** Explains a card's score. */
export function CardScore({ receipt: { score, lines } }: { receipt: CardScoreReceipt }) {
  return (
    <ScoreTable
      formatValue={({ criterion, value }) => formatCriterionValue(value, units[criterion] ?? 'cents')}
      names={cardCriterionNames}
      receipt={{ score, lines: lines.filter(({ value }) => value !== 'not_applicable') }}
    />
  )
}
