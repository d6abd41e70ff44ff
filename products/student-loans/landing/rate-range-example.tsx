import { ChartFigure } from '#app/ui/chart/chart-figure.tsx'
import { RangeLine } from '#app/ui/chart/range-line.tsx'
import { chooseScale } from '#app/ui/chart/scale.ts'
import { calculateLoanCost, type LoanCost } from '#domain/loans/cost-of-loan.ts'
import { formatDollars } from '#domain/money.ts'
import { Example } from '#kit/landing/example.tsx'
import { landingText } from './landing-messages.ts'

const example = { amountCents: 1_000_000, termMonths: 120, lowestPercent: 5, highestPercent: 15 }

/** Shows why one rate is not enough: the cost of the same loan at both ends of its rate range. */
export function RateRangeExample() {
  const lowest = costAt(example.lowestPercent)
  const highest = costAt(example.highestPercent)
  const scale = chooseScale([example.amountCents, highest.totalCents], 'Range')
  return (
    <Example
      drawing="coin"
      said={landingText}
      text={landingText.exampleText({
        amount: formatDollars(example.amountCents),
        years: example.termMonths / 12,
        lowest: `${example.lowestPercent}%`,
        highest: `${example.highestPercent}%`,
      })}
    >
      <ChartFigure
        isTitleHidden
        marks={[
          ['low', landingText.lowest(example.lowestPercent, perMonth(lowest))],
          ['high', landingText.highest(example.highestPercent, perMonth(highest))],
        ]}
        table={{
          summary: landingText.asTable,
          columns: [landingText.rate, landingText.aMonth, landingText.total],
          rows: [
            [`${example.lowestPercent}%`, perMonth(lowest), formatDollars(lowest.totalCents)],
            [`${example.highestPercent}%`, perMonth(highest), formatDollars(highest.totalCents)],
          ],
        }}
        title={landingText.chartTitle}
      >
        <RangeLine
          hasAmounts
          high={toEnd(highest)}
          label={landingText.chartTitle}
          low={toEnd(lowest)}
          scale={scale}
        />
      </ChartFigure>
      <p>
        <strong>
          {landingText.exampleDifference(formatDollars(highest.totalCents - lowest.totalCents))}
        </strong>{' '}
        {landingText.examplePromise}
      </p>
    </Example>
  )
}

function costAt(ratePercent: number): LoanCost {
  const { amountCents, termMonths } = example
  return calculateLoanCost({
    amountCents,
    ratePercent,
    termMonths,
    inSchoolMonths: 0,
    graceMonths: 0,
    repayment: 'immediate',
    flatPaymentCents: 0,
  })
}

function perMonth({ monthlyPaymentCents }: LoanCost): string {
  return formatDollars(monthlyPaymentCents)
}

function toEnd({ totalCents }: LoanCost) {
  return { at: totalCents, text: formatDollars(totalCents) }
}
