import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { dependencies, studyYears } from '#domain/federal-limits/federal-situation.ts'
import { formatDollars } from '#domain/money.ts'
import { loanLimitsText as words } from './loan-limits-messages.ts'

const {
  undergraduateYearlyLimits,
  undergraduateAggregateLimits,
  graduateYearlyLimits,
  graduateAggregateLimits,
  parentPlusLimits,
  lifetimeLimit,
} = awardYear202627
const { tables, rows } = words

const yearKeys = { first: 'firstYearCents', second: 'secondYearCents', later: 'laterYearsCents' } as const

const yearly = { label: tables.yearly, isNumber: true }
const inAll = { label: tables.inAll, isNumber: true }

/** The limits of every situation: undergraduates, graduate students, parents, and everyone's in a lifetime. */
export function LimitTables() {
  return (
    <>
      <FactTable
        caption={tables.undergraduate}
        columns={[{ label: tables.who }, yearly, { label: tables.subsidized, isNumber: true }, inAll]}
        rows={dependencies.flatMap((dependency) =>
          studyYears.map((year) => ({
            key: `${dependency}-${year}`,
            cells: [
              words.yearRow(rows[dependency], words.whenInWords[year]),
              formatDollars(undergraduateYearlyLimits[dependency][yearKeys[year]]),
              formatDollars(undergraduateYearlyLimits.subsidized[yearKeys[year]]),
              formatDollars(undergraduateAggregateLimits[`${dependency}Cents`]),
            ],
          })),
        )}
      />
      <FactTable
        caption={tables.graduate}
        columns={[{ label: tables.who }, yearly, inAll]}
        rows={(['graduate', 'professional'] as const).map((level) => ({
          key: level,
          cells: [
            rows[level],
            formatDollars(graduateYearlyLimits[`${level}Cents`]),
            formatDollars(graduateAggregateLimits[`${level}Cents`]),
          ],
        }))}
      />
      <FactTable
        caption={tables.parents}
        columns={[{ label: tables.who }, yearly, inAll]}
        rows={[
          {
            key: 'parents',
            cells: [
              rows.parents,
              formatDollars(parentPlusLimits.yearlyCents),
              formatDollars(parentPlusLimits.aggregateCents),
            ],
          },
        ]}
      />
      <FactTable
        caption={tables.lifetime}
        columns={[{ label: tables.who }, { label: tables.inLifetime, isNumber: true }]}
        rows={[{ key: 'lifetime', cells: [rows.lifetime, formatDollars(lifetimeLimit.cents)] }]}
      />
    </>
  )
}
