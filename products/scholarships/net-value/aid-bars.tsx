import { type ChartPart, PartsBars } from '#app/ui/chart/parts-bars.tsx'
import { chooseScale, formatMoneyTicks } from '#app/ui/chart/scale.ts'
import { formatDollars } from '#domain/money.ts'
import {
  type AidKind,
  type AidPackage,
  aidKinds,
  giftKinds,
  sumAid,
} from '#domain/scholarships/aid-package.ts'
import type { NetValue } from '#domain/scholarships/net-value.ts'
import type { Outcome } from '#domain/scholarships/reduce-aid.ts'
import { answerText } from './answer-messages.ts'
import { netValueText } from './net-value-messages.ts'

const said = answerText.chart

interface AidBarsProps {
  costCents: number
  awardCents: number
  aid: AidPackage
  result: NetValue
}

/** One way the year can be paid for. */
interface Year {
  name: string
  aid: AidPackage
  awardCents: number
}

/** The year before and after as bars of what pays for it: one bar after where the best and the worst case agree. */
export function AidBars({ costCents, awardCents, aid, result }: AidBarsProps) {
  const years = listYears({ awardCents, aid, result })
  const scale = chooseScale(
    years.flatMap((year) => [costCents, sumAid(year.aid, aidKinds) + year.awardCents]),
    'Bar',
  )
  const held = aidKinds.filter((kind) => aid[kind] > 0)
  return (
    <PartsBars
      height={28}
      marks={[
        ['good', said.gifts],
        ['1', answerText.award],
        ['2', said.loansAndWork],
        ['3', said.open],
      ]}
      rows={years.map((year) => ({
        id: year.name,
        name: year.name,
        label: said.says(year.name, formatLeft(year, costCents)),
        parts: listParts(year, costCents),
        total: formatLeft(year, costCents),
      }))}
      scale={scale}
      table={{
        summary: answerText.table,
        columns: [answerText.line, ...years.map(({ name }) => name)],
        rows: [
          ...held.map((kind) => [
            netValueText.aid.kinds[kind],
            ...years.map((year) => formatDollars(year.aid[kind])),
          ]),
          [answerText.award, ...years.map((year) => formatDollars(year.awardCents))],
          [answerText.left, ...years.map((year) => formatLeft(year, costCents))],
        ],
      }}
      ticks={formatMoneyTicks(scale.ticks)}
      title={said.title}
    />
  )
}

function listYears({ awardCents, aid, result: { best, worst } }: Omit<AidBarsProps, 'costCents'>): Year[] {
  const before = { name: answerText.before, aid, awardCents: 0 }
  if (isSame(best, worst)) return [before, { name: answerText.onlyCase, aid: best.after, awardCents }]
  return [
    before,
    { name: answerText.best, aid: best.after, awardCents },
    { name: answerText.worst, aid: worst.after, awardCents },
  ]
}

function listParts({ aid, awardCents }: Year, costCents: number): ChartPart[] {
  const gifts = sumAid(aid, giftKinds)
  const others = sumAid(aid, earnedKinds)
  return [
    { tone: 'good', value: gifts },
    { tone: '1', value: awardCents },
    { tone: '2', value: others },
    { tone: '3', value: Math.max(0, costCents - gifts - awardCents - others) },
  ]
}

/** What is worked for or paid back. */
const earnedKinds = aidKinds.filter((kind) => !giftKinds.some((gift: AidKind) => gift === kind))

/** The cost that grants and scholarships leave to be worked for, borrowed, or paid. */
function formatLeft({ aid, awardCents }: Year, costCents: number): string {
  return formatDollars(Math.max(0, costCents - sumAid(aid, giftKinds) - awardCents))
}

function isSame(one: Outcome, other: Outcome): boolean {
  return aidKinds.every((kind) => one.after[kind] === other.after[kind])
}
