// cspell:ignore ical
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData } from 'ical-generator'
import type { AidDeadline } from '#domain/aid-deadlines/aid-deadlines.ts'
import { isFound } from '#domain/scholarships/found-scholarship.ts'
import type { PlannedScholarship } from '#domain/scholarships/weekly-plan.ts'
import { toMoment } from '#domain/zoned-time.ts'
import { describeDeadline, nameDeadline } from '#kit/aid-deadlines/words.ts'
import type { LoanDeadline } from '#kit/own-offers/loan-deadlines.server.ts'
import { formatAward } from '#products/scholarships/listing-words.ts'
import { toListing } from '#products/scholarships/marketplace/to-listing.ts'
import { planText } from './messages.ts'

interface CalendarOptions {
  siteName: string
  /** The site's own address, for links, and for the ids of the events. */
  origin: string
  now: Date
  /** Deadlines of the aid form, which join those of the scholarships; `state` is the home state. */
  aid?: { deadlines: readonly AidDeadline[]; state?: string | undefined } | undefined
  /** The last days of loan offers that the visitor entered. */
  loans?: readonly LoanDeadline[]
}

const daySeconds = 24 * 3600

/** RFC 5545 wants an end after the begin: the last quarter of an hour before a deadline is its event. */
const eventMs = 15 * 60 * 1000

/**
 * Writes the deadlines of saved scholarships and of loan offers as a calendar (RFC 5545). A deadline with a time and a zone is the
 * end of its event, every other one a whole day. The id of an event stays the same, so that calendars replace it.
 */
export function writeCalendar(
  planned: readonly PlannedScholarship[],
  { siteName, origin, now, aid, loans = [] }: CalendarOptions,
): string {
  const calendar = ical({
    name: planText.calendarName(siteName),
    prodId: { company: siteName, product: 'Scholarships', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: daySeconds / 2,
  })
  for (const { scholarship, status } of planned) {
    const { deadline, id, name, provider } = scholarship
    if (deadline.on === null) continue
    calendar.createEvent({
      id: `scholarship-${id}@${new URL(origin).hostname}`,
      stamp: now,
      ...toTimes(deadline.on, deadline.time, deadline.timeZone),
      summary: planText.eventTitle(name),
      description: planText.eventText({ provider, award: formatAward(scholarship), status }),
      url: isFound(scholarship)
        ? `${origin}${toListing(scholarship)}`
        : `${origin}/scholarships/marketplace?saved=1#${id}`,
      ...(status === 'planned' || status === 'started'
        ? { alarms: [{ type: ICalAlarmType.display, trigger: 3 * daySeconds }] }
        : {}),
    })
  }
  for (const { id, on, title, text, path } of loans)
    calendar.createEvent({
      id: `${id}@${new URL(origin).hostname}`,
      stamp: now,
      ...toTimes(on, null, null),
      summary: title,
      description: text,
      url: origin + path,
      alarms: [{ type: ICalAlarmType.display, trigger: daySeconds }],
    })
  for (const deadline of aid?.deadlines ?? []) {
    const name = nameDeadline(deadline, aid?.state)
    if (deadline.on === undefined) continue
    calendar.createEvent({
      id: `fafsa-${deadline.on.slice(0, 4)}-${toSlug(name)}@${new URL(origin).hostname}`,
      stamp: now,
      ...toTimes(deadline.on, null, null),
      summary: deadline.publishedOn ? planText.expectedEvent(name) : name,
      description: describeDeadline(deadline),
      url: `${origin}/fafsa/deadlines`,
      alarms: [{ type: ICalAlarmType.display, trigger: 7 * daySeconds }],
    })
  }
  return calendar.toString()
}

function toSlug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

function toTimes(
  on: string,
  time: string | null,
  timeZone: string | null,
): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (time === null || timeZone === null) return { start: new Date(`${on}T00:00:00Z`), allDay: true }
  const end = toMoment(on, time, timeZone)
  return { start: new Date(end.getTime() - eventMs), end }
}
