import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { isYours } from '#domain/own-id.ts'
import { Checklist } from './checklist.tsx'
import styles from './cosigner.module.css'
import { cosignerText } from './cosigner-messages.ts'

/** Explains what signing means, or that there is nothing to sign if the loan takes no cosigner. */
export function OwedSection({ isTaken }: { isTaken: boolean }) {
  if (!isTaken) {
    return (
      <section aria-labelledby="owed">
        <h2 id="owed">{cosignerText.notTakenTitle}</h2>
        <p>{cosignerText.notTaken}</p>
      </section>
    )
  }
  return (
    <section aria-labelledby="owed">
      <h2 id="owed">{cosignerText.owedTitle}</h2>
      <ul className={styles.list}>
        {cosignerText.owed.map((sentence) => (
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
      <h2 id="release">{cosignerText.releaseTitle}</h2>
      {payments === null ? (
        <p className={styles.strong}>
          {isYours(offer) ? cosignerText.noReleaseEntered : cosignerText.noRelease}
        </p>
      ) : (
        <>
          <Checklist
            items={[
              cosignerText.release.payments(payments),
              ...(conditions === '' ? [] : [cosignerText.release.conditions(conditions)]),
              cosignerText.release.asked,
              cosignerText.release.written,
            ]}
          />
          {releaseAfterMonths === null ? null : <p>{cosignerText.release.earliest(releaseAfterMonths)}</p>}
        </>
      )}
      <p>{cosignerText.otherWays}</p>
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
        <h2 id="tight">{cosignerText.tightTitle}</h2>
        <ul className={styles.list}>
          <li>{cosignerText.grace(offer.graceMonths)}</li>
          <li>{cosignerText.hardship(offer.hardshipMonths, isYours(offer))}</li>
          <li>{cosignerText.returned(offer.returnedPaymentFeeCents, isYours(offer))}</li>
        </ul>
      </section>
      {/* Of an offer that the lender has made, nobody knows what it asked for. */}
      {isYours(offer) ? null : (
        <section aria-labelledby="wants">
          <h2 id="wants">{cosignerText.wantsTitle}</h2>
          <ul className={styles.list}>
            <li>{cosignerText.cosigner[rules.cosigner]}</li>
            <li>{cosignerText.score(rules.minimumScore)}</li>
            <li>{cosignerText.income(rules.minimumIncomeCents)}</li>
            <li>{cosignerText.alone[alone]}</li>
          </ul>
        </section>
      )}
    </div>
  )
}
