import type { Delivery, NotedDays } from '#domain/refinance/application-clocks.ts'
import type { Problem, SentForm } from '#kit/forms/sent-form.ts'
import { parseTypedDay } from '#kit/forms/typed-day.ts'
import { applicationText } from './application-messages.ts'

const dayFields = ['approvedOn', 'acceptedOn', 'finalOn'] as const
export type DayField = (typeof dayFields)[number]
export type DeliveryField = 'approvalDelivery' | 'finalDelivery'

/** What was noted, or the form as it was sent, with the problems by the ids of their fields. */
export type ReadDays = { ok: true; noted: NotedDays } | { ok: false; sent: SentForm }

/** The id of a field: the page has a form for each offer. */
export function dayFieldId(field: DayField | DeliveryField, offerId: string): string {
  return `${field}-${offerId}`
}

/** Reads the days of one application from its form. An empty field means that the day has not come. */
export function readDays(form: URLSearchParams, offerId: string): ReadDays {
  const days = dayFields.map((field) => [field, parseTypedDay(form.get(field) ?? '')] as const)
  const problems = days.flatMap(([field, day]): Problem[] =>
    day === undefined
      ? [{ field: dayFieldId(field, offerId), message: applicationText.badDay(applicationText.days[field]) }]
      : [],
  )
  if (problems.length > 0) return { ok: false, sent: { values: Object.fromEntries(form), problems } }
  const { approvedOn = null, acceptedOn = null, finalOn = null } = Object.fromEntries(days)
  return {
    ok: true,
    noted: {
      approvedOn,
      approvalDelivery: approvedOn === null ? null : readDelivery(form.get('approvalDelivery')),
      acceptedOn,
      finalOn,
      finalDelivery: finalOn === null ? null : readDelivery(form.get('finalDelivery')),
    },
  }
}

/** Papers count as mailed only if the visitor said so: that gives the later last day. */
function readDelivery(text: string | null): Delivery {
  return text === 'mailed' ? 'mailed' : 'delivered'
}
