import { Card } from '#app/ui/card/card.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { formatDollars } from '#domain/money.ts'
import { type AidPackage, aidKinds, giftKinds, sumAid } from '#domain/scholarships/aid-package.ts'
import type { NetValue } from '#domain/scholarships/net-value.ts'
import type { Outcome } from '#domain/scholarships/reduce-aid.ts'
import { messages } from './answer-messages.ts'
import { messages as formMessages } from './net-value-messages.ts'

interface AidTableProps {
  costCents: number
  awardCents: number
  aid: AidPackage
  result: NetValue
}

/** The year before and after, line by line: one column where the best and the worst case agree. */
export function AidTable({ costCents, awardCents, aid, result: { best, worst } }: AidTableProps) {
  const cases = isSame(best, worst) ? [best] : [best, worst]
  const labels = cases.length === 1 ? [messages.onlyCase] : [messages.best, messages.worst]
  const held = aidKinds.filter((kind) => aid[kind] > 0)
  const leave = (one: AidPackage, award: number) =>
    formatDollars(Math.max(0, costCents - sumAid(one, giftKinds) - award))
  return (
    <Card>
      <FactTable
        caption={messages.caption}
        columns={[
          { label: messages.line },
          ...[messages.before, ...labels].map((label) => ({ label, isNumber: true })),
        ]}
        rows={[
          ...held.map((kind) => ({
            key: kind,
            cells: [
              formMessages.aid.kinds[kind],
              formatDollars(aid[kind]),
              ...cases.map(({ after }) => formatDollars(after[kind])),
            ],
          })),
          {
            key: 'award',
            cells: [messages.award, formatDollars(0), ...cases.map(() => formatDollars(awardCents))],
          },
        ]}
        last={{
          key: 'left',
          cells: [messages.left, leave(aid, 0), ...cases.map((one) => leave(one.after, awardCents))],
        }}
      />
    </Card>
  )
}

function isSame(one: Outcome, other: Outcome): boolean {
  return aidKinds.every((kind) => one.after[kind] === other.after[kind])
}
