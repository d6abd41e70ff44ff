import { formatDate } from '#domain/dates.ts'
import { acceptBy, cancelBy, disclosuresOf, type NotedDays } from '#domain/refinance/application-clocks.ts'
import { clockText } from './clock-messages.ts'

/** Says the last days to act, as far as the days that they count from are known. */
export function listClocks(days: NotedDays): string[] {
  const { acceptedOn } = days
  const { approval, final } = disclosuresOf(days)
  const clocks: string[] = []
  if (approval !== null) {
    const last = acceptBy(approval)
    if (acceptedOn === null) clocks.push(clockText.acceptBy(say(last)))
    else
      clocks.push(acceptedOn > last ? clockText.lateAccept(say(last)) : clockText.isAccepted(say(acceptedOn)))
  }
  if (final !== null) {
    const { safestDay, weekdaysBy } = cancelBy(final)
    clocks.push(clockText.cancelBy(say(safestDay), say(weekdaysBy)))
  }
  return clocks.length > 0 ? clocks : [clockText.noClocks]
}

function say(isoDay: string): string {
  return formatDate(isoDay, 'Month D, YYYY')
}
