import { href } from 'react-router'
import type { LenderFacts } from '#app/blocks/block-data.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { LenderChips, RatesSeen, rates, release, terms } from './lender-facts.tsx'
import { productBlockText } from './messages.ts'
import styles from './products.module.css'

const { columns } = productBlockText.lender

/**
 * Lenders side by side in the given order: `BlockData` orders them by their highest rate, regardless of
 * payment. In a narrow window each lender is a card with the same rows.
 */
export function LenderTableView({ lenders }: { lenders: readonly LenderFacts[] }) {
  return (
    <div className={styles.block}>
      {lenders.length === 0 ? (
        <p>{productBlockText.lender.empty}</p>
      ) : (
        <FactTable
          className={styles.table}
          caption={productBlockText.lender.caption(lenders.length)}
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
              <span className={styles.whole} key="fixed">
                {rates(lender.fixedRates)}
              </span>,
              <span className={styles.whole} key="variable">
                {rates(lender.variableRates)}
              </span>,
              terms(lender),
              productBlockText.lender.amounts(lender.smallestAmountCents, lender.largestAmountCents),
              release(lender),
            ],
          }))}
        />
      )}
      <ButtonLink href={href('/student-loans/offers')} variant="white" withArrow>
        {productBlockText.lender.compare}
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
