import { href } from 'react-router'
import { Card } from '#app/ui/card/card.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Cases, Part, PointList, Points } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { rap, tieredBands } from '#domain/federal-repayment/law.ts'
import { rapPaymentCents } from '#domain/federal-repayment/rap-payment.ts'
import { repaymentSources } from '#domain/federal-repayment/sources.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import { messages } from './rules-messages.ts'

/** What holds for everyone: the warnings, the bands, what is not counted, and the sources. */
export function Rules() {
  return (
    <>
      <Part id="rules" title={messages.title}>
        <Cases cases={messages.cases} />
      </Part>
      <Part id="rap" title={messages.rapTable}>
        <Card>
          <RapTable />
        </Card>
      </Part>
      <Part id="tiered" title={messages.tieredTable}>
        <Card>
          <TieredTable />
        </Card>
      </Part>
      <Part id="limits" title={messages.limits}>
        <Points points={messages.limitPoints} />
      </Part>
      <Part id="sources" title={messages.sources}>
        <PointList>
          {Object.values(repaymentSources).map((source) => (
            <li key={source.title}>
              <SourceLine source={source} />
            </li>
          ))}
        </PointList>
        <p>
          <a href={href('/about/numbers')}>{messages.figures}</a>
        </p>
        <h3>{messages.next}</h3>
        <PointList>
          <li>
            <a href={href('/resources/:category/:slug', refinancing)}>{messages.links.refinance}</a>
          </li>
          <li>
            <a href={href('/student-loans/:slug', { slug: 'student-loans-complete-guide' })}>
              {messages.links.guide}
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
  const { income, share, month } = messages.rapColumns
  return (
    <FactTable
      caption={messages.rapCaption}
      columns={[{ label: income }, { label: share, isNumber: true }, { label: month, isNumber: true }]}
      rows={Array.from({ length: rap.mostPercent + 1 }, (_, percent) => {
        const to = rap.lowIncomeCents + percent * rap.bandCents
        const isLast = percent === rap.mostPercent
        return {
          key: String(percent),
          cells: [
            sayRapBand(percent, to, isLast),
            percent === 0 ? messages.rapLow : messages.rapPercent(percent),
            isLast ? undefined : formatCents(rapPaymentCents({ agiCents: to, dependents: 0 })),
          ],
        }
      })}
    />
  )
}

function sayRapBand(percent: number, toCents: number, isLast: boolean): string {
  const from = formatDollars(toCents - rap.bandCents)
  if (percent === 0) return messages.rapUpTo(formatDollars(toCents))
  return isLast ? messages.rapAbove(from) : messages.rapBand(from, formatDollars(toCents))
}

function TieredTable() {
  const { owed, years } = messages.tieredColumns
  return (
    <FactTable
      caption={messages.tieredCaption}
      columns={[{ label: owed }, { label: years, isNumber: true }]}
      rows={tieredBands.bands.map(({ belowCents, months }, at) => ({
        key: String(months),
        cells: [sayTieredBand(tieredBands.bands[at - 1]?.belowCents, belowCents), months / 12],
      }))}
    />
  )
}

function sayTieredBand(fromCents: number | undefined, belowCents: number): string {
  if (fromCents === undefined) return messages.tieredUpTo(formatCents(belowCents - 1))
  if (!Number.isFinite(belowCents)) return messages.tieredFrom(formatCents(fromCents))
  return messages.tieredBand(formatCents(fromCents), formatCents(belowCents - 1))
}
