/**
 * Returns the moment at which clocks in a time zone show a day and a time. A time that is skipped when clocks
 * go forward means the moment just after; of one that is shown twice, the first.
 * @param day 'YYYY-MM-DD'
 * @param time 'HH:MM'
 * @param timeZone an IANA name
 */
export function toMoment(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  // No offset is larger than 14 hours, and the two guesses are right before and after a change of clocks.
  const candidates = [-1, 1].map((days) => shown - readOffsetMs(shown + days * 86_400_000, timeZone))
  const exact = candidates.filter((moment) => moment + readOffsetMs(moment, timeZone) === shown)
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates))
}

/** How far clocks in a time zone are ahead of UTC at a moment. */
function readOffsetMs(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
  return local - Math.floor(moment / 1000) * 1000
}
