import type { LenderFacts, RateRange } from '#app/blocks/block-data.ts'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { FactList } from './fact-list.tsx'
import styles from './products.module.css'
import { words } from './words.ts'

const { columns } = words.lender

interface LenderProps {
  lender: LenderFacts
}

/** What a lender asks and lends, for a card. */
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

/** Both ranges in one line each. */
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

/** Whether it is invented, and whether it pays us. */
export function LenderChips({ lender: { isSample, pays } }: LenderProps) {
  return (
    <Chips>
      {isSample ? <Chip>{words.sample}</Chip> : null}
      <Chip tone={pays ? 'accent' : 'plain'}>{pays ? words.pays.yes : words.pays.no}</Chip>
    </Chips>
  )
}

export function RatesSeen({ lender: { ratesAsOf, isOutdated } }: LenderProps) {
  return (
    <p className={styles.soft}>
      {words.lender.seen} <time dateTime={ratesAsOf}>{words.day(ratesAsOf)}</time>
      {isOutdated ? <strong className={styles.outdated}>{words.lender.outdated}</strong> : null}
    </p>
  )
}

/** Both ends, or that there is no such rate. */
export function rates(range: RateRange | undefined): string {
  return range ? words.lender.range(range.lowestPercent, range.highestPercent) : words.lender.none
}

export function terms({ termYears }: LenderFacts): string {
  return termYears.length > 0 ? words.lender.terms(termYears) : words.notSaid
}

export function release({ cosignerReleaseMonths }: LenderFacts): string {
  return cosignerReleaseMonths === undefined ? words.notSaid : words.lender.release(cosignerReleaseMonths)
}
