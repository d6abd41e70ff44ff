import { formatDate } from '#domain/dates.ts'
import { acceptBy, cancelBy, type Delivery } from '#domain/refinance/application-clocks.ts'
import { applicationText } from './application-messages.ts'
import type { Application } from './applications.server.ts'

/** Says the last days to act, as far as the days that they count from are known. */
export function listClocks(application: Application): string[] {
  const { approvedOn, approvalDelivery, acceptedOn, finalOn, finalDelivery } = application
  const received = (day: string, delivery: Delivery | null) => ({ day, delivery: delivery ?? 'delivered' })
  const clocks: string[] = []
  if (approvedOn !== null) {
    const last = acceptBy(received(approvedOn, approvalDelivery))
    if (acceptedOn === null) clocks.push(applicationText.acceptBy(say(last)))
    else
      clocks.push(
        acceptedOn > last
          ? applicationText.lateAccept(say(last))
          : applicationText.isAccepted(say(acceptedOn)),
      )
  }
  if (finalOn !== null) {
    const { safestDay, weekdaysBy } = cancelBy(received(finalOn, finalDelivery))
    clocks.push(applicationText.cancelBy(say(safestDay), say(weekdaysBy)))
  }
  return clocks.length > 0 ? clocks : [applicationText.noClocks]
}

function say(isoDay: string): string {
  return formatDate(isoDay, 'Month D, YYYY')
}
