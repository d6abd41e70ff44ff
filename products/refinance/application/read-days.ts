import type { Delivery } from '#domain/refinance/application-clocks.ts'
import { parseTypedDay } from '#kit/forms/typed-day.ts'
import type { Noted } from './applications.server.ts'

const dayFields = ['approvedOn', 'acceptedOn', 'finalOn'] as const
export type DayField = (typeof dayFields)[number]

/** What was noted, or the fields whose text is no day. */
export type ReadDays = { ok: true; noted: Noted } | { ok: false; badFields: DayField[] }

/** Reads the days of one application from its form. An empty field means that the day has not come. */
export function readDays(form: URLSearchParams): ReadDays {
  const days = dayFields.map((field) => [field, parseTypedDay(form.get(field) ?? '')] as const)
  const badFields = days.flatMap(([field, day]) => (day === undefined ? [field] : []))
  if (badFields.length > 0) return { ok: false, badFields }
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
