import { type Step, StepsDown } from '#app/ui/chart/steps-down.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { glossaryTouchLeaveMs } from '#app/ui/tooltip/tooltip-timing.ts'
import { formatDollars } from '#domain/money.ts'
import { Cap } from './cap.tsx'
import styles from './hero.module.css'
import { homeText } from './messages.ts'
import { example, exampleYear, type SampleCost } from './sample-cost.ts'

const { year, cost: costText } = homeText

const inWords = {
  price: formatDollars(exampleYear.priceCents),
  grants: formatDollars(exampleYear.grantsCents),
  scholarships: formatDollars(exampleYear.scholarshipsCents),
  federal: formatDollars(exampleYear.federalCents),
  left: formatDollars(example.amountCents),
}

const steps: readonly Step[] = [
  { name: year.price, text: inWords.price, value: exampleYear.priceCents, tone: 'ink' },
  { name: year.grants, text: year.less(inWords.grants), value: exampleYear.grantsCents, tone: 'good' },
  {
    name: year.scholarships,
    text: year.less(inWords.scholarships),
    value: exampleYear.scholarshipsCents,
    tone: '3',
  },
  { name: year.federal, text: year.less(inWords.federal), value: exampleYear.federalCents, tone: 'federal' },
  { name: year.left, text: inWords.left, value: example.amountCents },
]

/** A made-up year of college, from its price down to what is still needed, and what borrowing that costs. */
export function ExampleYear({ cost }: { cost: SampleCost | null }) {
  return (
    <figure className={styles.year} aria-labelledby="example-year">
      <figcaption className={styles.caption} id="example-year">
        <Chip className={styles.chip}>{year.title}</Chip> {year.about}
      </figcaption>
      <StepsDown crown={<Cap />} label={year.label(inWords)} steps={steps} />
      {cost ? <CostOfRest cost={cost} /> : null}
      <Details look="plain" summary={year.table}>
        <FactTable
          caption={year.about}
          columns={[{ label: year.part }, { label: year.amount, isNumber: true }]}
          rows={steps.map(({ name, text }) => ({ key: name, cells: [name, text] }))}
        />
        <p className={styles.small}>{year.made(inWords.federal)}</p>
      </Details>
    </figure>
  )
}

function CostOfRest({ cost: { lowest, highest, offerCount, areSamples } }: { cost: SampleCost }) {
  return (
    <div className={styles.cost}>
      <p>{costText.title(inWords.left)}</p>
      <p className={styles.money}>
        {costText.range(formatDollars(lowest.totalCents), formatDollars(highest.totalCents))}
        {areSamples ? (
          <>
            {' '}
            <Chip className={styles.chip}>{costText.sample}</Chip>
          </>
        ) : null}
      </p>
      <p className={styles.small}>
        <Tooltip text={costText.fixedTip} touchLeaveMs={glossaryTouchLeaveMs}>
          {costText.fixed}
        </Tooltip>{' '}
        {costText.rates(lowest.ratePercent, highest.ratePercent)}
        {costText.term(example.termMonths / 12, example.inSchoolMonths / 12)}{' '}
        {costText.who(lowest.conditions)} {costText.from(offerCount, areSamples)}
      </p>
    </div>
  )
}
