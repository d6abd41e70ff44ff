import { Card } from '#app/ui/card/card.tsx'
import type { LoanCost } from '#domain/loans/cost-of-loan.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { totalPaidAt } from '#domain/loans/rank-offer.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import { isYours } from '#domain/own-id.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import styles from './cosigner.module.css'
import type { CosignerSheet } from './cosigner.server.ts'
import { cosignerText } from './cosigner-messages.ts'

/** Shows the worst case in one sentence, and the cost of the same loan at three rates. */
export function CostSection({ sheet }: { sheet: CosignerSheet }) {
  const { costs, standing, offer } = sheet.compared
  return (
    <Card as="section" aria-labelledby="cost" className={styles.cost}>
      <h2 id="cost">{cosignerText.costTitle}</h2>
      {costs ? (
        <Costs costs={costs} sheet={sheet} />
      ) : (
        <p>{standing === 'available' || standing === 'refused' ? null : cosignerText.notCounted[standing]}</p>
      )}
      <p>
        {cosignerText.late(loanOfferText.lateFee(offer.lateFeePercent, offer.lateFeeCents), isYours(offer))}
      </p>
    </Card>
  )
}

type Costs = NonNullable<CosignerSheet['compared']['costs']>

function Costs({ costs, sheet }: { costs: Costs; sheet: CosignerSheet }) {
  const { priced, maximum } = costs
  const isQuoted = sheet.compared.quotedAprPercent !== null
  const isImmediate = priced.option.choice === 'immediate'
  const waitingMonths = isImmediate ? 0 : priced.inSchoolMonths + priced.graceMonths
  return (
    <>
      <p>{cosignerText.counted}</p>
      <p className={styles.worst}>
        {cosignerText.worst} <b>{formatCents(maximum.cost.monthlyPaymentCents)}</b>{' '}
        {cosignerText.worstTerm({ termMonths: priced.termMonths, startsAfterMonths: waitingMonths })}
      </p>
      {isImmediate || maximum.cost.inSchoolPaymentCents === 0 ? null : (
        <p>{cosignerText.before(maximum.cost.inSchoolPaymentCents)}</p>
      )}
      <p>{cosignerText.couldYou}</p>
      <table className={styles.table}>
        <caption>{isQuoted ? cosignerText.captionQuoted : cosignerText.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{cosignerText.heads.rate}</th>
            <th scope="col">{cosignerText.heads.monthly}</th>
            <th scope="col">{cosignerText.heads.most}</th>
            <th scope="col">{cosignerText.heads.total}</th>
          </tr>
        </thead>
        <tbody>
          {isQuoted ? null : <End {...priced.lowest} name={cosignerText.ends.lowest} priced={priced} />}
          <End
            {...priced.highest}
            name={isQuoted ? cosignerText.ends.quoted : cosignerText.ends.highest}
            priced={priced}
          />
          <End {...maximum} name={cosignerText.ends.worst} priced={priced} />
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
      <th scope="row">{cosignerText.end(name, ratePercent)}</th>
      <td data-name={cosignerText.heads.monthly}>{formatCents(cost.monthlyPaymentCents)}</td>
      <td data-name={cosignerText.heads.most}>
        {/* If a flat payment exceeds the interest, the balance is highest on the first day. */}
        {formatDollars(Math.max(priced.principalCents, cost.balanceAtRepaymentCents))}
      </td>
      <td data-name={cosignerText.heads.total}>{formatDollars(totalPaidAt(priced, cost))}</td>
    </tr>
  )
}

function worstCaseNote({ isWorstCaseAssumed, compared }: CosignerSheet): string {
  if (isWorstCaseAssumed) return cosignerText.assumed(isYours(compared.offer))
  if (compared.offer.rateType === 'variable') return cosignerText.variableWorst
  return compared.quotedAprPercent === null ? cosignerText.fixedWorst : cosignerText.quotedWorst
}
