import { ChartFigure } from '#app/ui/chart/chart-figure.tsx'
import { ChartRows } from '#app/ui/chart/chart-rows.tsx'
import { RangeLine } from '#app/ui/chart/range-line.tsx'
import { chooseScale, type Scale } from '#app/ui/chart/scale.ts'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { type AprQuartiles, planKinds, type SurveyMedians } from '#domain/cards/survey-medians.ts'
import { type SurveyTier, surveyTiers } from '#domain/cards/survey-plan.ts'
import { surveyText } from './survey-messages.ts'

const words = surveyText.medians
const { percent } = surveyText

/** The scale of every APR on the page. */
export const aprScale: Scale = chooseScale([0, 40], 'Bar')
export const aprTicks = aprScale.ticks.map((tick) => `${tick}%`)

/** The middle half and the median of the APRs of each tier. */
export function MediansFigure({ medians }: { medians: SurveyMedians }) {
  const rows = surveyTiers.flatMap((tier) => {
    const { all } = medians[tier]
    return all ? [{ tier, name: surveyText.tiers[tier], all }] : []
  })
  return (
    <ChartFigure
      marks={[
        ['low', words.marks.low],
        ['high', words.marks.high],
        ['reference', words.marks.median],
      ]}
      note={<p>{words.how}</p>}
      table={{
        summary: words.table,
        columns: [words.tier, words.quarter, words.median, words.threeQuarters, words.count],
        rows: rows.map(({ name, all }) => [name, ...toCells(all), String(all.count)]),
      }}
      title={words.title}
    >
      <ChartRows
        rows={rows.map(({ tier, name, all }) => ({
          id: tier,
          name,
          chart: <Quartiles name={name} quartiles={all} />,
          total: percent(all.median),
        }))}
        scale={aprScale}
        ticks={aprTicks}
      />
    </ChartFigure>
  )
}

function Quartiles({ name, quartiles }: { name: string; quartiles: AprQuartiles }) {
  const [lower, median, upper] = toCells(quartiles)
  return (
    <RangeLine
      high={{ at: quartiles.upper, text: upper }}
      label={words.line(name, lower, median, upper)}
      low={{ at: quartiles.lower, text: lower }}
      reference={quartiles.median}
      scale={aprScale}
    />
  )
}

function toCells({ lower, median, upper }: AprQuartiles): [string, string, string] {
  return [percent(lower), percent(median), percent(upper)]
}

/** The medians of the kinds of plans within a tier. */
export function KindsTable({ medians, tier }: { medians: SurveyMedians; tier: SurveyTier }) {
  const rows = planKinds.map((kind) => {
    const found = medians[tier][kind]
    const cells = found ? [percent(found.median), String(found.count)] : [surveyText.unknown, '0']
    return { key: kind, cells: [words.kinds[kind], ...cells] }
  })
  return (
    <FactTable
      caption={words.kindsTitle(surveyText.forTier[tier])}
      columns={[
        { label: words.kind },
        { label: words.median, isNumber: true },
        { label: words.count, isNumber: true },
      ]}
      rows={rows}
    />
  )
}
