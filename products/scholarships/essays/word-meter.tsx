import { Meter } from '#app/ui/chart/meter.tsx'
import { contradictsItself, suits, type WordLimits } from '#domain/scholarships/word-limits.ts'
import { essaysText, formatLimits } from './messages.ts'

interface WordMeterProps {
  limits: WordLimits
  /** How many the draft has. */
  words: number
}

/** The room beyond what is asked for, so that a draft that is too long can be seen as such. */
const room = 1.25

/** The words of a draft on the scale of what is allowed; nothing where no length is asked for, or none suits all. */
export function WordMeter({ limits, words }: WordMeterProps) {
  const { leastWords, mostWords } = limits
  const most = mostWords ?? leastWords
  if (most === null || contradictsItself(limits)) return null
  const end = room * Math.max(most, words)
  const isTooLong = mostWords !== null && words > mostWords
  return (
    <Meter
      band={{ from: (leastWords ?? 0) / end, to: mostWords === null ? 1 : mostWords / end }}
      label={essaysText.meter(words, formatLimits(limits))}
      share={words / end}
      tone={isTooLong ? '3' : suits(words, limits) ? 'good' : '1'}
    />
  )
}
