import type { LenderFacts } from '#app/blocks/block-data.ts'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import type { RateRange } from '#domain/reviews/lender-terms.ts'
import { FactList } from './fact-list.tsx'
import { messages } from './messages.ts'
import styles from './products.module.css'

const { columns } = messages.lender

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
      {isSample ? <Chip>{messages.sample}</Chip> : null}
      <Chip tone={pays ? 'accent' : 'plain'}>{pays ? messages.pays.yes : messages.pays.no}</Chip>
    </Chips>
  )
}

export function RatesSeen({ lender: { ratesAsOf, isOutdated } }: LenderProps) {
  return (
    <p className={styles.soft}>
      {messages.lender.seen} <time dateTime={ratesAsOf}>{messages.day(ratesAsOf)}</time>
      {isOutdated ? <strong className={styles.outdated}>{messages.lender.outdated}</strong> : null}
    </p>
  )
}

/** Formats both ends of a range, or says that the lender has no such rate. */
export function rates(range: RateRange | undefined): string {
  return range ? messages.lender.range(range.lowestPercent, range.highestPercent) : messages.lender.none
}

export function terms({ termYears }: LenderFacts): string {
  return termYears.length > 0 ? messages.lender.terms(termYears) : messages.notSaid
}

export function release({ cosignerReleaseMonths, takesCosigner }: LenderFacts): string {
  if (!takesCosigner) return messages.lender.noCosigner
  return cosignerReleaseMonths === undefined
    ? messages.notSaid
    : messages.lender.release(cosignerReleaseMonths)
}
