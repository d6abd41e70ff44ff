import { formatFigure, formatOrigin } from '#app/features/schools/costs/format-figure.ts'
import { schoolText } from '#app/features/schools/page/school-page-text.ts'
import type { SchoolOption } from '#app/features/schools/school-option.ts'
import { PartsBars } from '#app/ui/chart/parts-bars.tsx'
import { chooseScale, formatMoneyTicks } from '#app/ui/chart/scale.ts'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { SchoolCosts } from '#domain/school-costs/school-figures.ts'
import { compareText } from './compare-text.ts'

const columnNames = schoolText.columns

interface NetPricesProps {
  columns: readonly { school: SchoolOption; costs: SchoolCosts }[]
}

/** The average net price of each school on one axis. */
export function NetPrices({ columns }: NetPricesProps) {
  const known = columns.flatMap(({ school, costs: { netPrice } }) =>
    netPrice ? [{ school, netPrice, text: formatFigure('netPrice', netPrice) }] : [],
  )
  if (known.length < 2) return null
  const scale = chooseScale([0, ...known.map(({ netPrice }) => netPrice.value * 100)], 'Bar')
  return (
    <PartsBars
      marks={[]}
      rows={known.map(({ school, netPrice, text }) => ({
        id: school.unitid,
        name: school.name,
        label: `${school.name}: ${text}`,
        parts: [{ tone: '1', value: netPrice.value * 100 }],
        total: text,
      }))}
      scale={scale}
      table={{
        summary: schoolText.figures,
        body: (
          <FactTable
            caption={<VisuallyHidden>{compareText.chart}</VisuallyHidden>}
            columns={[
              { label: columnNames.school },
              { label: columnNames.amount, isNumber: true },
              { label: columnNames.from },
            ]}
            rows={known.map(({ school, netPrice, text }) => ({
              key: school.unitid,
              cells: [school.name, text, formatOrigin(netPrice)],
            }))}
          />
        ),
      }}
      ticks={formatMoneyTicks(scale.ticks)}
      title={compareText.chart}
    />
  )
}
