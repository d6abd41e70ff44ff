import { words as offerWords } from '#app/features/loan-offers/words.ts'
import { Card } from '#app/ui/card/card.tsx'
import type { LoanCost } from '#domain/loans/cost-of-loan.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import { totalPaidAt } from '#domain/ranking/ranking-input.ts'
import styles from './cosigner.module.css'
import type { CosignerSheet } from './cosigner.server.ts'
import { words } from './cosigner-words.ts'

/** The worst case in one sentence, and the same loan at three rates. */
export function CostSection({ sheet }: { sheet: CosignerSheet }) {
  const { costs, standing, offer } = sheet.compared
  return (
    <Card as="section" aria-labelledby="cost" className={styles.cost}>
      <h2 id="cost">{words.costTitle}</h2>
      {costs ? (
        <Costs costs={costs} sheet={sheet} />
      ) : (
        <p>{standing === 'available' || standing === 'refused' ? null : words.notCounted[standing]}</p>
      )}
      <p>{words.late(offerWords.lateFee(offer.lateFeePercent, offer.lateFeeCents))}</p>
    </Card>
  )
}

type Costs = NonNullable<CosignerSheet['compared']['costs']>

function Costs({ costs, sheet }: { costs: Costs; sheet: CosignerSheet }) {
  const { priced, maximum } = costs
  const isImmediate = priced.option.choice === 'immediate'
  const waitingMonths = isImmediate ? 0 : priced.inSchoolMonths + priced.graceMonths
  return (
    <>
      <p>{words.counted}</p>
      <p className={styles.worst}>
        {words.worst({
          monthlyCents: maximum.cost.monthlyPaymentCents,
          termMonths: priced.termMonths,
          startsAfterMonths: waitingMonths,
        })}
      </p>
      {isImmediate || maximum.cost.inSchoolPaymentCents === 0 ? null : (
        <p>{words.before(maximum.cost.inSchoolPaymentCents)}</p>
      )}
      <p>{words.couldYou}</p>
      <table className={styles.table}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.heads.rate}</th>
            <th scope="col">{words.heads.monthly}</th>
            <th scope="col">{words.heads.most}</th>
            <th scope="col">{words.heads.total}</th>
          </tr>
        </thead>
        <tbody>
          <End {...priced.lowest} name={words.ends.lowest} priced={priced} />
          <End {...priced.highest} name={words.ends.highest} priced={priced} />
          <End {...maximum} name={words.ends.worst} priced={priced} />
        </tbody>
      </table>
      <p className={styles.soft}>{worstCaseNote(sheet)}</p>
    </>
  )
}

interface EndProps {
  name: string
  ratePercent: number
  cost: LoanCost
  priced: PricedOffer
}

function End({ name, ratePercent, cost, priced }: EndProps) {
  return (
    <tr>
      <th scope="row">{words.end(name, ratePercent)}</th>
      <td data-name={words.heads.monthly}>{formatCents(cost.monthlyPaymentCents)}</td>
      <td data-name={words.heads.most}>
        {/* A flat payment can be more than the interest: then the most is owed on the first day. */}
        {formatDollars(Math.max(priced.principalCents, cost.balanceAtRepaymentCents))}
      </td>
      <td data-name={words.heads.total}>{formatDollars(totalPaidAt(priced, cost))}</td>
    </tr>
  )
}

function worstCaseNote({ isWorstCaseAssumed, compared }: CosignerSheet): string {
  if (isWorstCaseAssumed) return words.assumed
  return compared.offer.rateType === 'fixed' ? words.fixedWorst : words.variableWorst
}
