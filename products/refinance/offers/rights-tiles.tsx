import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { formatDollars } from '#domain/money.ts'
import type { FederalRight } from '#domain/refinance/rights.ts'
import type { Ledger } from './ledger.ts'
import styles from './offers.module.css'
import type { RefinanceView } from './refinance-view.server.ts'
import { rightsText } from './rights-messages.ts'

const said = rightsText.tile

interface RightsTilesProps {
  /** The rights that the visitor's loans have. */
  held: readonly FederalRight[]
  ledger: Ledger
  view: RefinanceView
}

/** One tile for each right, with the dollars that it is worth where they are known; gray where the advice ends it. */
export function RightsTiles({ held, ledger, view }: RightsTilesProps) {
  const ends = listEnding(ledger, view)
  return (
    <ul className={styles.rights}>
      {held.map((right) => {
        const price = formatPrice(right, ledger)
        return (
          <li data-ends={ends.has(right)} key={right}>
            <Icon name={ends.has(right) ? 'close' : 'check'} size={20} />
            <span>{rightsText.short[right]}</span>
            <VisuallyHidden>{ends.has(right) ? said.ends : said.kept}</VisuallyHidden>
            {price ? (
              <small>
                <b>{price.amount}</b> {price.unit}
              </small>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** The rights of the loans that the advice moves. */
function listEnding({ loans }: Ledger, { advised }: RefinanceView): ReadonlySet<FederalRight> {
  const moving = new Set(advised?.lowest.advice.flatMap(({ id, refinance }) => (refinance ? [id] : [])))
  return new Set(loans.flatMap(({ loan, rights }) => (moving.has(loan.id) ? rights : [])))
}

function formatPrice(right: FederalRight, { priced }: Ledger): { amount: string; unit: string } | undefined {
  const found = priced?.rights.find((one) => one.right === right)
  if (!found) return undefined
  const { costCents, cashFlowCents, isInSaving } = found
  if (costCents)
    return { amount: formatDollars(costCents), unit: isInSaving ? rightsText.inSaving : said.lost }
  return cashFlowCents ? { amount: formatDollars(cashFlowCents), unit: said.cash } : undefined
}
