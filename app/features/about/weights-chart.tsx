import { PartsBars } from '#app/ui/chart/parts-bars.tsx'
import { chooseScale } from '#app/ui/chart/scale.ts'
import { type CriterionCode, criterionCodes, defaultWeights } from '#domain/loans/criteria.ts'
import { criterionNames } from '#kit/loan-offers/criterion-messages.ts'
import { rankingText } from './ranking-messages.ts'

const aboutCost: readonly CriterionCode[] = ['highest_total', 'lowest_total', 'monthly_payment']
const aboutRisk: readonly CriterionCode[] = ['open_rules', 'rate_cap']

/** What the weights of a loan's criteria are for: a bar for each purpose, with a part for each criterion. */
export function WeightsChart() {
  const { weightsChart: words, columns } = rankingText
  const purposes = [
    { name: words.cost, tone: '1', codes: aboutCost },
    { name: words.risk, tone: '3', codes: aboutRisk },
    {
      name: words.rest,
      tone: '2',
      codes: criterionCodes.filter((code) => !aboutCost.includes(code) && !aboutRisk.includes(code)),
    },
  ] as const
  const rows = purposes.map(({ name, tone, codes }) => {
    const weights = codes.map((code) => defaultWeights[code])
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return {
      id: name,
      name,
      label: words.bar(name, total),
      parts: weights.map((value) => ({ tone, value })),
      sum: total,
      total: String(total),
    }
  })
  const scale = chooseScale(
    rows.map(({ sum }) => sum),
    'Bar',
  )
  return (
    <PartsBars
      marks={[]}
      rows={rows}
      scale={scale}
      table={{
        summary: words.table,
        columns: [columns.what, columns.weight],
        rows: criterionCodes.map((code) => [criterionNames[code], String(defaultWeights[code])]),
      }}
      ticks={scale.ticks.map(String)}
      title={words.title}
    />
  )
}
