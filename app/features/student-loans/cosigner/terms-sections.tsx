import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { Checklist } from './checklist.tsx'
import styles from './cosigner.module.css'
import { words } from './cosigner-words.ts'

/** What signing means. Where no cosigner is taken, that there is nothing to sign. */
export function OwedSection({ isTaken }: { isTaken: boolean }) {
  if (!isTaken) {
    return (
      <section aria-labelledby="owed">
        <h2 id="owed">{words.notTakenTitle}</h2>
        <p>{words.notTaken}</p>
      </section>
    )
  }
  return (
    <section aria-labelledby="owed">
      <h2 id="owed">{words.owedTitle}</h2>
      <ul className={styles.list}>
        {words.owed.map((sentence) => (
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

/** What a release needs, as boxes to check over the years. */
export function ReleaseSection({ offer, releaseAfterMonths }: ReleaseProps) {
  const { cosignerReleaseAfterPayments: payments, cosignerReleaseConditions: conditions } = offer
  return (
    <section aria-labelledby="release">
      <h2 id="release">{words.releaseTitle}</h2>
      {payments === null ? (
        <p className={styles.strong}>{words.noRelease}</p>
      ) : (
        <>
          <Checklist
            items={[
              words.release.payments(payments),
              ...(conditions === '' ? [] : [words.release.conditions(conditions)]),
              words.release.asked,
              words.release.written,
            ]}
          />
          {releaseAfterMonths === null ? null : <p>{words.release.earliest(releaseAfterMonths)}</p>}
        </>
      )}
      <p>{words.otherWays}</p>
    </section>
  )
}

/** What helps when money is short, and what the lender asks of who signs. */
export function TermsSection({ offer }: { offer: LoanOffer }) {
  const { rules } = offer
  const alone =
    offer.isHigherWithoutCosigner === null ? 'not_said' : offer.isHigherWithoutCosigner ? 'yes' : 'no'
  return (
    <div className={styles.columns}>
      <section aria-labelledby="tight">
        <h2 id="tight">{words.tightTitle}</h2>
        <ul className={styles.list}>
          <li>{words.grace(offer.graceMonths)}</li>
          <li>{words.hardship(offer.hardshipMonths)}</li>
          <li>{words.returned(offer.returnedPaymentFeeCents)}</li>
        </ul>
      </section>
      <section aria-labelledby="wants">
        <h2 id="wants">{words.wantsTitle}</h2>
        <ul className={styles.list}>
          <li>{words.cosigner[rules.cosigner]}</li>
          <li>{words.score(rules.minimumScore)}</li>
          <li>{words.income(rules.minimumIncomeCents)}</li>
          <li>{words.alone[alone]}</li>
        </ul>
      </section>
    </div>
  )
}
