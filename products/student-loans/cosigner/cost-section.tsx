import { Card } from '#app/ui/card/card.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import type { OfferEnd, PricedOffer } from '#domain/loans/priced-offer.ts'
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

const { ends, heads } = cosignerText

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
      <FactTable
        caption={isQuoted ? cosignerText.captionQuoted : cosignerText.caption}
        columns={[
          { label: heads.rate },
          { label: heads.monthly, isNumber: true },
          { label: heads.most, isNumber: true },
          { label: heads.total, isNumber: true },
        ]}
        rows={[
          ...(isQuoted ? [] : [toRow(ends.lowest, priced.lowest, priced)]),
          toRow(isQuoted ? ends.quoted : ends.highest, priced.highest, priced),
        ]}
        last={toRow(ends.worst, maximum, priced)}
      />
      <p className={styles.soft}>{worstCaseNote(sheet)}</p>
    </>
  )
}

/** One of the loan's rates, and what the loan costs at it. */
function toRow(name: string, { ratePercent, cost }: OfferEnd, priced: PricedOffer) {
  return {
    key: name,
    cells: [
      cosignerText.end(name, ratePercent),
      formatCents(cost.monthlyPaymentCents),
      // If a flat payment exceeds the interest, the balance is highest on the first day.
      formatDollars(Math.max(priced.principalCents, cost.balanceAtRepaymentCents)),
      formatDollars(totalPaidAt(priced, cost)),
    ],
  }
}

function worstCaseNote({ isWorstCaseAssumed, compared }: CosignerSheet): string {
  if (isWorstCaseAssumed) return cosignerText.assumed(isYours(compared.offer))
  if (compared.offer.rateType === 'variable') return cosignerText.variableWorst
  return compared.quotedAprPercent === null ? cosignerText.fixedWorst : cosignerText.quotedWorst
}
