import { Card } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { type CostEnd, CostRange } from '#app/ui/cost-range/cost-range.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { glossaryTouchLeaveMs } from '#app/ui/tooltip/tooltip-timing.ts'
import { formatDollars } from '#domain/money.ts'
import styles from './cost-card.module.css'
import { example } from './example.ts'
import type { SampleCost } from './sample-cost.ts'
import { words } from './words.ts'

/** One loan at both ends of what it can cost, computed from the loans on offer. */
export function CostCard({ cost }: { cost: SampleCost | null }) {
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{words.cost.title(formatDollars(example.amountCents))}</h2>
          <p className={styles.soft}>
            <Tooltip text={words.cost.fixedTip} touchLeaveMs={glossaryTouchLeaveMs}>
              {words.cost.fixed}
            </Tooltip>
            {words.cost.start(example.inSchoolMonths / 12)}
          </p>
        </div>
        {cost?.areSamples && <Chip>{words.cost.sample}</Chip>}
      </div>
      {cost ? <Range cost={cost} /> : <p>{words.cost.none}</p>}
    </Card>
  )
}

function Range({ cost: { lowest, highest, offerCount, areSamples } }: { cost: SampleCost }) {
  return (
    <>
      <CostRange
        low={endOf(words.cost.lowest(lowest.ratePercent), lowest)}
        high={endOf(words.cost.highest(highest.ratePercent), highest)}
        // From the amount itself, so that the empty start of the bar is what was borrowed and no more.
        scale={{ from: example.amountCents, to: highest.totalCents * 1.06 }}
      />
      <p className={styles.difference}>
        {words.cost.difference(formatDollars(highest.totalCents - lowest.totalCents))}
      </p>
      <Note size="small">
        <p>
          <strong>{words.cost.whoTitle}</strong> {words.cost.who(lowest.conditions)}
        </p>
      </Note>
      <p className={styles.from}>{words.cost.from(offerCount, areSamples)}</p>
    </>
  )
}

function endOf(label: string, end: SampleCost['highest']): CostEnd {
  return {
    label,
    monthly: formatDollars(end.monthlyPaymentCents),
    unit: words.cost.unit,
    total: (
      <>
        {words.cost.total} <strong>{formatDollars(end.totalCents)}</strong>
      </>
    ),
    at: end.totalCents,
  }
}
