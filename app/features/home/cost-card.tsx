import { Card } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { type CostEnd, CostRange } from '#app/ui/cost-range/cost-range.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { glossaryTouchLeaveMs } from '#app/ui/tooltip/tooltip-timing.ts'
import { formatDollars } from '#domain/money.ts'
import styles from './cost-card.module.css'
import { homeText } from './messages.ts'
import { example, type SampleCost } from './sample-cost.ts'

/** One loan at the lowest and the highest cost, computed from the loans on offer. */
export function CostCard({ cost }: { cost: SampleCost | null }) {
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{homeText.cost.title(formatDollars(example.amountCents))}</h2>
          <p className={styles.soft}>
            <Tooltip text={homeText.cost.fixedTip} touchLeaveMs={glossaryTouchLeaveMs}>
              {homeText.cost.fixed}
            </Tooltip>
            {homeText.cost.start(example.inSchoolMonths / 12)}
          </p>
        </div>
        {cost?.areSamples && <Chip>{homeText.cost.sample}</Chip>}
      </div>
      {cost ? <Range cost={cost} /> : <p>{homeText.cost.none}</p>}
    </Card>
  )
}

function Range({ cost: { lowest, highest, offerCount, areSamples } }: { cost: SampleCost }) {
  return (
    <>
      <CostRange
        low={toCostEnd(homeText.cost.lowest(lowest.ratePercent), lowest)}
        high={toCostEnd(homeText.cost.highest(highest.ratePercent), highest)}
        // The scale starts at the amount, so that the empty start of the bar stands for the amount borrowed.
        scale={{ from: example.amountCents, to: highest.totalCents * 1.06 }}
      />
      <p className={styles.difference}>
        {homeText.cost.difference(formatDollars(highest.totalCents - lowest.totalCents))}
      </p>
      <Note size="small">
        <p>
          <strong>{homeText.cost.whoTitle}</strong> {homeText.cost.who(lowest.conditions)}
        </p>
      </Note>
      <p className={styles.from}>{homeText.cost.from(offerCount, areSamples)}</p>
    </>
  )
}

function toCostEnd(label: string, end: SampleCost['highest']): CostEnd {
  return {
    label,
    monthly: formatDollars(end.monthlyPaymentCents),
    unit: homeText.cost.unit,
    total: (
      <>
        {homeText.cost.total} <strong>{formatDollars(end.totalCents)}</strong>
      </>
    ),
    at: end.totalCents,
  }
}
