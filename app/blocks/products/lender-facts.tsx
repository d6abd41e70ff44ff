import type { LenderFacts } from '#app/blocks/block-data.ts'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import type { RateRange } from '#domain/reviews/lender-terms.ts'
import { FactList } from './fact-list.tsx'
import { productBlockText } from './messages.ts'
import styles from './products.module.css'

const { columns } = productBlockText.lender

interface LenderProps {
  lender: LenderFacts
}

/** A lender's rates, terms and limits, for a card. */
export function LenderFactList({ lender }: LenderProps) {
  return (
    <>
      <LenderChips lender={lender} />
      <FactList
        facts={[
          [columns.fixed, rates(lender.fixedRates)],
          [columns.variable, rates(lender.variableRates)],
          [columns.terms, terms(lender)],
          [columns.release, release(lender)],
        ]}
      />
      <RatesSeen lender={lender} />
    </>
  )
}

/** Both ranges of rates, one line each. */
export function LenderRates({ lender }: LenderProps) {
  return (
    <>
      <LenderChips lender={lender} />
      <FactList
        facts={[
          [columns.fixed, rates(lender.fixedRates)],
          [columns.variable, rates(lender.variableRates)],
        ]}
      />
      <RatesSeen lender={lender} />
    </>
  )
}

/** Whether the lender is a sample, and whether it pays us. */
export function LenderChips({ lender: { isSample, pays } }: LenderProps) {
  return (
    <Chips>
      {isSample ? <Chip>{productBlockText.sample}</Chip> : null}
      <Chip tone={pays ? 'accent' : 'plain'}>{productBlockText.pays(pays, isSample)}</Chip>
    </Chips>
  )
}

export function RatesSeen({ lender: { ratesAsOf, isOutdated } }: LenderProps) {
  return (
    <p className={styles.soft}>
      {productBlockText.lender.seen} <time dateTime={ratesAsOf}>{productBlockText.day(ratesAsOf)}</time>
      {isOutdated ? <strong className={styles.outdated}>{productBlockText.lender.outdated}</strong> : null}
    </p>
  )
}

/** Formats both ends of a range, or says that the lender has no such rate. */
export function rates(range: RateRange | undefined): string {
  return range
    ? productBlockText.lender.range(range.lowestPercent, range.highestPercent)
    : productBlockText.lender.none
}

export function terms({ termYears }: LenderFacts): string {
  return termYears.length > 0 ? productBlockText.lender.terms(termYears) : productBlockText.notStated
}

export function release({ cosignerReleaseMonths, takesCosigner }: LenderFacts): string {
  if (!takesCosigner) return productBlockText.lender.noCosigner
  return cosignerReleaseMonths === undefined
    ? productBlockText.notStated
    : productBlockText.lender.release(cosignerReleaseMonths)
}
