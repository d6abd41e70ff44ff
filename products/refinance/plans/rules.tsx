import { href } from 'react-router'
import { Card } from '#app/ui/card/card.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Cases, Part, PointList, Points } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { rap, tieredBands } from '#domain/federal-repayment/law.ts'
import { rapPaymentCents } from '#domain/federal-repayment/rap-payment.ts'
import { repaymentSources } from '#domain/federal-repayment/sources.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import { rulesText } from './rules-messages.ts'

/** What holds for everyone: the warnings, the bands, what is not counted, and the sources. */
export function Rules() {
  return (
    <>
      <Part id="rules" title={rulesText.title}>
        <Cases cases={rulesText.cases} />
      </Part>
      <Part id="rap" title={rulesText.rapTable}>
        <Card>
          <RapTable />
        </Card>
      </Part>
      <Part id="tiered" title={rulesText.tieredTable}>
        <Card>
          <TieredTable />
        </Card>
      </Part>
      <Part id="limits" title={rulesText.limits}>
        <Points points={rulesText.limitPoints} />
      </Part>
      <Part id="sources" title={rulesText.sources}>
        <PointList>
          {Object.values(repaymentSources).map((source) => (
            <li key={source.title}>
              <SourceLine source={source} />
            </li>
          ))}
        </PointList>
        <p>
          <a href={href('/about/numbers')}>{rulesText.figures}</a>
        </p>
        <h3>{rulesText.next}</h3>
        <PointList>
          <li>
            <a href={href('/resources/:category/:slug', refinancing)}>{rulesText.links.refinance}</a>
          </li>
          <li>
            <a href={href('/student-loans/:slug', { slug: 'student-loans-complete-guide' })}>
              {rulesText.links.guide}
            </a>
          </li>
        </PointList>
      </Part>
    </>
  )
}

const refinancing = { category: 'refinance-student-loans', slug: 'should-i-refinance-federal-loans' }

/** One row for each percent, 0 being the lowest band. */
function RapTable() {
  const { income, share, month } = rulesText.rapColumns
  return (
    <FactTable
      caption={rulesText.rapCaption}
      columns={[{ label: income }, { label: share, isNumber: true }, { label: month, isNumber: true }]}
      rows={Array.from({ length: rap.maxPercent + 1 }, (_, percent) => {
        const to = rap.lowIncomeCents + percent * rap.bandCents
        const isLast = percent === rap.maxPercent
        return {
          key: String(percent),
          cells: [
            formatRapBand(percent, to, isLast),
            percent === 0 ? rulesText.rapLow : rulesText.rapPercent(percent),
            isLast ? undefined : formatCents(rapPaymentCents({ agiCents: to, dependents: 0 })),
          ],
        }
      })}
    />
  )
}

function formatRapBand(percent: number, toCents: number, isLast: boolean): string {
  const from = formatDollars(toCents - rap.bandCents)
  if (percent === 0) return rulesText.rapUpTo(formatDollars(toCents))
  return isLast ? rulesText.rapAbove(from) : rulesText.rapBand(from, formatDollars(toCents))
}

function TieredTable() {
  const { owed, years } = rulesText.tieredColumns
  return (
    <FactTable
      caption={rulesText.tieredCaption}
      columns={[{ label: owed }, { label: years, isNumber: true }]}
      rows={tieredBands.bands.map(({ belowCents, months }, at) => ({
        key: String(months),
        cells: [formatTieredBand(tieredBands.bands[at - 1]?.belowCents, belowCents), months / 12],
      }))}
    />
  )
}

function formatTieredBand(fromCents: number | undefined, belowCents: number): string {
  if (fromCents === undefined) return rulesText.tieredUpTo(formatCents(belowCents - 1))
  if (!Number.isFinite(belowCents)) return rulesText.tieredFrom(formatCents(fromCents))
  return rulesText.tieredBand(formatCents(fromCents), formatCents(belowCents - 1))
}
