import type { LenderFacts } from '#app/blocks/block-data.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { LenderChips, RatesSeen, rates, release, terms } from './lender-facts.tsx'
import styles from './products.module.css'
import { words } from './words.ts'

const { columns } = words.lender

/**
 * Lenders side by side, in the order given: `BlockData` has them by their highest rate, and knows nothing of payment when it
 * orders them. On a narrow window each is a card with the same rows.
 */
export function LenderTableView({ lenders }: { lenders: readonly LenderFacts[] }) {
  return (
    <div className={styles.block}>
      {lenders.length === 0 ? (
        <p>{words.lender.empty}</p>
      ) : (
        <FactTable
          className={styles.table}
          caption={words.lender.caption}
          columns={[
            { label: columns.lender },
            { label: columns.fixed },
            { label: columns.variable },
            { label: columns.terms },
            { label: columns.amounts },
            { label: columns.release },
          ]}
          rows={lenders.map((lender) => ({
            key: lender.id,
            cells: [
              <Lender key="name" lender={lender} />,
              rates(lender.fixedRates),
              rates(lender.variableRates),
              terms(lender),
              words.lender.amounts(lender.smallestAmountCents, lender.largestAmountCents),
              release(lender),
            ],
          }))}
        />
      )}
      <ButtonLink href="/student-loans/offers" variant="white" withArrow>
        {words.lender.compare}
      </ButtonLink>
    </div>
  )
}

function Lender({ lender }: { lender: LenderFacts }) {
  return (
    <>
      {lender.name}
      <LenderChips lender={lender} />
      <RatesSeen lender={lender} />
    </>
  )
}
