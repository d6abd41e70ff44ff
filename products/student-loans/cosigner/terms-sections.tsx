import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { Checklist } from './checklist.tsx'
import styles from './cosigner.module.css'
import { messages } from './cosigner-messages.ts'

/** Explains what signing means, or that there is nothing to sign if the loan takes no cosigner. */
export function OwedSection({ isTaken }: { isTaken: boolean }) {
  if (!isTaken) {
    return (
      <section aria-labelledby="owed">
        <h2 id="owed">{messages.notTakenTitle}</h2>
        <p>{messages.notTaken}</p>
      </section>
    )
  }
  return (
    <section aria-labelledby="owed">
      <h2 id="owed">{messages.owedTitle}</h2>
      <ul className={styles.list}>
        {messages.owed.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

interface ReleaseProps {
  offer: LoanOffer
  releaseAfterMonths: number | null
}

/** Lists the requirements for a release as boxes to check over the years. */
export function ReleaseSection({ offer, releaseAfterMonths }: ReleaseProps) {
  const { cosignerReleaseAfterPayments: payments, cosignerReleaseConditions: conditions } = offer
  return (
    <section aria-labelledby="release">
      <h2 id="release">{messages.releaseTitle}</h2>
      {payments === null ? (
        <p className={styles.strong}>{messages.noRelease}</p>
      ) : (
        <>
          <Checklist
            items={[
              messages.release.payments(payments),
              ...(conditions === '' ? [] : [messages.release.conditions(conditions)]),
              messages.release.asked,
              messages.release.written,
            ]}
          />
          {releaseAfterMonths === null ? null : <p>{messages.release.earliest(releaseAfterMonths)}</p>}
        </>
      )}
      <p>{messages.otherWays}</p>
    </section>
  )
}

/**
 * Describes the grace period, hardship options, and returned-payment fee, and what the lender requires of a
 * cosigner.
 */
export function TermsSection({ offer }: { offer: LoanOffer }) {
  const { rules } = offer
  const alone =
    offer.isHigherWithoutCosigner === null ? 'not_said' : offer.isHigherWithoutCosigner ? 'yes' : 'no'
  return (
    <div className={styles.columns}>
      <section aria-labelledby="tight">
        <h2 id="tight">{messages.tightTitle}</h2>
        <ul className={styles.list}>
          <li>{messages.grace(offer.graceMonths)}</li>
          <li>{messages.hardship(offer.hardshipMonths)}</li>
          <li>{messages.returned(offer.returnedPaymentFeeCents)}</li>
        </ul>
      </section>
      <section aria-labelledby="wants">
        <h2 id="wants">{messages.wantsTitle}</h2>
        <ul className={styles.list}>
          <li>{messages.cosigner[rules.cosigner]}</li>
          <li>{messages.score(rules.minimumScore)}</li>
          <li>{messages.income(rules.minimumIncomeCents)}</li>
          <li>{messages.alone[alone]}</li>
        </ul>
      </section>
    </div>
  )
}
