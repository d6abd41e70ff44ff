// cspell:ignore ical
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData } from 'ical-generator'
import type { PlannedScholarship } from '#domain/scholarships/weekly-plan.ts'
import { toMoment } from '#domain/zoned-time.ts'
import { formatAward } from '#products/scholarships/listing-words.ts'
import { planText } from './messages.ts'

interface CalendarOptions {
  siteName: string
  /** The site's own address, for links, and for the ids of the events. */
  origin: string
  now: Date
}

const daySeconds = 24 * 3600

/** RFC 5545 wants an end after the begin: the last quarter of an hour before a deadline is its event. */
const eventMs = 15 * 60 * 1000

/**
 * Writes the deadlines of saved scholarships as a calendar (RFC 5545). A deadline with a time and a zone is the
 * end of its event, every other one a whole day. The id of an event stays the same, so that calendars replace it.
 */
export function writeCalendar(
  planned: readonly PlannedScholarship[],
  { siteName, origin, now }: CalendarOptions,
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
      url: `${origin}/scholarships/marketplace?saved=1#${id}`,
      ...(status === 'planned' || status === 'started'
        ? { alarms: [{ type: ICalAlarmType.display, trigger: 3 * daySeconds }] }
        : {}),
    })
  }
  return calendar.toString()
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
