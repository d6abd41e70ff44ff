import { Card } from '#app/ui/card/card.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { formatDollars } from '#domain/money.ts'
import { type AidPackage, aidKinds, giftKinds, sumAid } from '#domain/scholarships/aid-package.ts'
import type { NetValue } from '#domain/scholarships/net-value.ts'
import type { Outcome } from '#domain/scholarships/reduce-aid.ts'
import { answerText } from './answer-messages.ts'
import { netValueText } from './net-value-messages.ts'

interface AidTableProps {
  costCents: number
  awardCents: number
  aid: AidPackage
  result: NetValue
}

/** The year before and after, line by line: one column where the best and the worst case agree. */
export function AidTable({ costCents, awardCents, aid, result: { best, worst } }: AidTableProps) {
  const cases = isSame(best, worst) ? [best] : [best, worst]
  const labels = cases.length === 1 ? [answerText.onlyCase] : [answerText.best, answerText.worst]
  const held = aidKinds.filter((kind) => aid[kind] > 0)
  const leave = (one: AidPackage, award: number) =>
    formatDollars(Math.max(0, costCents - sumAid(one, giftKinds) - award))
  return (
    <Card>
      <FactTable
        caption={answerText.caption}
        columns={[
          { label: answerText.line },
          ...[answerText.before, ...labels].map((label) => ({ label, isNumber: true })),
        ]}
        rows={[
          ...held.map((kind) => ({
            key: kind,
            cells: [
              netValueText.aid.kinds[kind],
              formatDollars(aid[kind]),
              ...cases.map(({ after }) => formatDollars(after[kind])),
            ],
          })),
          {
            key: 'award',
            cells: [answerText.award, formatDollars(0), ...cases.map(() => formatDollars(awardCents))],
          },
        ]}
        last={{
          key: 'left',
          cells: [answerText.left, leave(aid, 0), ...cases.map((one) => leave(one.after, awardCents))],
        }}
      />
    </Card>
  )
}

function isSame(one: Outcome, other: Outcome): boolean {
  return aidKinds.every((kind) => one.after[kind] === other.after[kind])
}
