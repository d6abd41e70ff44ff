import { formatDate } from '#domain/dates.ts'
import { acceptBy, cancelBy, type Delivery, type NotedDays } from '#domain/refinance/application-clocks.ts'
import { clockText } from './clock-messages.ts'

/** Says the last days to act, as far as the days that they count from are known. */
export function listClocks(days: NotedDays): string[] {
  const { approvedOn, approvalDelivery, acceptedOn, finalOn, finalDelivery } = days
  const received = (day: string, delivery: Delivery | null) => ({ day, delivery: delivery ?? 'delivered' })
  const clocks: string[] = []
  if (approvedOn !== null) {
    const last = acceptBy(received(approvedOn, approvalDelivery))
    if (acceptedOn === null) clocks.push(clockText.acceptBy(say(last)))
    else
      clocks.push(acceptedOn > last ? clockText.lateAccept(say(last)) : clockText.isAccepted(say(acceptedOn)))
  }
  if (finalOn !== null) {
    const { safestDay, weekdaysBy } = cancelBy(received(finalOn, finalDelivery))
    clocks.push(clockText.cancelBy(say(safestDay), say(weekdaysBy)))
  }
  return clocks.length > 0 ? clocks : [clockText.noClocks]
}

function say(isoDay: string): string {
  return formatDate(isoDay, 'Month D, YYYY')
}
