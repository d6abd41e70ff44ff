import { Meter } from '#app/ui/chart/meter.tsx'
import { Axis } from '#app/ui/chart/range-line.tsx'
import type { Scale } from '#app/ui/chart/scale.ts'
import type { ExpectedValue } from '#domain/scholarships/expected-value.ts'
import { formatWorth } from '#products/scholarships/listing-words.ts'
import { marketplaceText } from './messages.ts'

/** Each tick is ten times the one before. It is the same for all lists, because later pages join the same list. */
const ticks = [1_00, 10_00, 100_00, 1_000_00, 10_000_00]

export const worthScale: Scale = {
  ticks,
  at: (cents) => Math.min(1, Math.max(0, Math.log10(Math.max(cents, 1) / 1_00) / (ticks.length - 1))),
}

/** The axis that the meters of all rows share. */
export function WorthAxis() {
  return <Axis labels={marketplaceText.worthTicks} scale={worthScale} />
}

/** What an hour of applying is worth, on a scale where each step is ten times the one before. */
export function WorthMeter({ value }: { value: ExpectedValue }) {
  return (
    <Meter
      label={marketplaceText.worthOnScale(formatWorth(value))}
      share={worthScale.at(value.perHourCents)}
    />
  )
}
