// cspell:ignore ical subcomponents vevent dtstart dtend valarm
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { ownOffer } from '#domain/own-offers/own-offer.fixture.ts'
import { someScholarship } from '#domain/scholarships/some-scholarship.fixture.ts'
import { listDeadlines } from '#kit/own-offers/loan-deadlines.server.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { writeCalendar } from './calendar.ts'

const options = {
  siteName: 'Bursar, \\ "free"; site',
  origin: 'https://bursar.example',
  now: new Date('2026-11-23T12:00:00Z'),
}
const deadline = { kind: 'received' as const, on: '2027-01-15', time: null, timeZone: null }
const planned = (changes: Parameters<typeof someScholarship>[0]) => ({
  scholarship: someScholarship(changes),
  status: 'planned' as const,
})

/** Parses a calendar as strictly as the parser can, and returns its events. */
function readEvents(text: string) {
  const strict = new ICAL.Component(ICAL.parse(text))
  return strict.getAllSubcomponents('vevent').map((event) => ({
    component: event,
    uid: event.getFirstPropertyValue('uid'),
    start: event.getFirstPropertyValue('dtstart'),
    summary: event.getFirstPropertyValue('summary'),
  }))
}

test('a deadline is a whole day with a stable id and a reminder', () => {
  const text = writeCalendar([planned({ deadline })], options)
  const [event] = readEvents(text)
  expect(event?.uid).toBe('scholarship-harbor-light@bursar.example')
  expect(String(event?.start)).toBe('2027-01-15')
  expect(event?.component.getAllSubcomponents('valarm')).toHaveLength(1)
  expect(writeCalendar([planned({ deadline })], options)).toBe(text)
})

test('a deadline with a time and a zone is the end of its event', () => {
  const [event] = readEvents(
    writeCalendar(
      [planned({ deadline: { ...deadline, time: '23:59', timeZone: 'America/Los_Angeles' } })],
      options,
    ),
  )
  expect(String(event?.component.getFirstPropertyValue('dtend'))).toBe('2027-01-16T07:59:00Z')
})

test('every event ends after it begins (RFC 5545, 3.6.1 and 3.8.2.2)', () => {
  const all = manyScholarships(500, '2026-11-23').map((scholarship) => ({
    scholarship,
    status: 'planned' as const,
  }))
  const events = readEvents(writeCalendar(all, options))
  expect(events.length).toBe(all.filter(({ scholarship }) => scholarship.deadline.on !== null).length)
  expect(events.filter(({ start }) => String(start).includes('T')).length).toBeGreaterThan(50)
  for (const { component } of events) {
    const { startDate, endDate } = new ICAL.Event(component)
    expect(endDate.compare(startDate), component.toString()).toBe(1)
  }
})

const hostile = 'Oak, "Bank"; \\n\r\nEND:VEVENT\r\nBEGIN:VALARM <b>'

test('the last days of own offers are whole days, each with one reminder, and a lender’s name cannot add a line', () => {
  const own = {
    ...ownOffer,
    lenderName: hostile,
    approvedOn: '2026-11-02',
    approvalDelivery: null,
    acceptedOn: null,
    finalOn: '2026-11-16',
    finalDelivery: null,
  }
  const loans = listDeadlines({ id: 'abc', own }, '/student-loans/offers/yours#offer-abc')
  const text = writeCalendar([], { ...options, loans })
  const events = readEvents(text)
  expect(events.map(({ uid, start }) => [uid, String(start)])).toEqual([
    ['own-abc-accept@bursar.example', '2026-12-02'],
    ['own-abc-cancel@bursar.example', '2026-11-19'],
  ])
  for (const { component, summary } of events) {
    expect(component.getAllSubcomponents('valarm')).toHaveLength(1)
    expect(String(summary).replace(/\s+/g, ' ')).toContain(hostile.replace(/\s+/g, ' '))
  }
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(2)
  const accepted = listDeadlines({ id: 'abc', own: { ...own, acceptedOn: '2026-11-05' } }, '/')
  expect(accepted.map(({ id }) => id)).toEqual(['own-abc-cancel'])
})

test('what is submitted needs no reminder, and what has no day is left out', () => {
  const events = readEvents(
    writeCalendar(
      [
        { scholarship: someScholarship({ deadline }), status: 'submitted' },
        planned({ id: 'all-year', deadline: { ...deadline, kind: 'continuous', on: null } }),
      ],
      options,
    ),
  )
  expect(events).toHaveLength(1)
  expect(events[0]?.component.getAllSubcomponents('valarm')).toEqual([])
})

test('texts with commas, line breaks and colons stay one value, and no line has more than 75 bytes', () => {
  const name = `Write, "fold"; and\nBEGIN:VEVENT: ${'é'.repeat(90)}`
  const text = writeCalendar([planned({ name, deadline })], options)
  expect(readEvents(text).map(({ summary }) => summary)).toEqual([`Deadline: ${name}`])
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.split('\r\n').length).toBeGreaterThan(10)
})
