import { expect, test } from 'vitest'
import type { FiguresReport } from './figures.ts'
import { findProblems } from './find-problems.ts'
import { operatorText } from './operator-messages.ts'

const at = new Date('2026-11-21T15:00:00Z')
const { problems } = operatorText

const well: FiguresReport = {
  at,
  process: {
    startedAt: at,
    version: '0.1.0',
    commit: undefined,
    queues: { pages: { waiting: 0, running: 1 }, changes: { waiting: 0, running: 0 } },
    connections: { open: 10, max: 100 },
    listeners: 0,
    pageCache: { hits: 1, misses: 1, pages: 1, bytes: 1, maxBytes: 10 },
    loopDelayMs: { p50: 10, p99: 20 },
    hours: [{ startsAt: at, serverErrors: 0, limited: 5 }],
  },
  health: { databaseMs: 3, isContentUp: true, mail: 'ready' },
  stored: {
    mail: [{ kind: 'recovery', state: 'sent', count: 4 }],
    oldestWaitingMail: undefined,
    catalogs: [],
    schools: [],
    accounts: 1,
    sessions: 1,
    days: [],
  },
  documents: new Map(),
  unset: [],
}
const { process, health } = well
const stored = (changes: Partial<NonNullable<FiguresReport['stored']>>): FiguresReport => {
  return { ...well, stored: { ...(well.stored as NonNullable<FiguresReport['stored']>), ...changes } }
}
const texts = (report: FiguresReport) => findProblems(report).map(({ text }) => text)

test('nothing is said while all is well, whatever visitors were limited', () => {
  expect(findProblems(well)).toEqual([])
})

test('a part that does not answer comes first', () => {
  const down = {
    ...well,
    health: { databaseMs: undefined, isContentUp: false, mail: { problem: 'no answer' } },
    stored: undefined,
    unset: ['SMTP_URL is not set.'],
  }
  expect(findProblems(down)).toEqual([
    { tone: 'bad', text: problems.database },
    { tone: 'bad', text: problems.content },
    { tone: 'bad', text: problems.mail('no answer') },
    { tone: 'warn', text: 'SMTP_URL is not set.' },
  ])
})

test('errors of the last two hours count, and older ones do not', () => {
  const hours = [7, 1, 2].map((serverErrors) => ({ startsAt: at, serverErrors, limited: 0 }))
  expect(texts({ ...well, process: { ...process, hours } })).toEqual([problems.errors(3)])
})

test('a slow database, a long queue, many connections and a slow loop are said', () => {
  const busy = {
    ...well,
    health: { ...health, databaseMs: 501 },
    process: {
      ...process,
      queues: { pages: { waiting: 49, running: 8 }, changes: { waiting: 1, running: 0 } },
      connections: { open: 81, max: 100 },
      loopDelayMs: { p50: 10, p99: 251 },
    },
  }
  expect(texts(busy)).toEqual([
    problems.queue(50),
    problems.slowDatabase(501),
    problems.connections(81, 100),
    problems.loop(251),
  ])
})

test('emails given up or of unknown fate, and one that waits for over an hour, are said', () => {
  const mail = [
    { kind: 'recovery', state: 'dead', count: 2 },
    { kind: 'welcome', state: 'dead', count: 1 },
    { kind: 'digest', state: 'unknown', count: 1 },
  ] as const
  const hourAgo = new Date(at.getTime() - 3_600_000)
  expect(texts(stored({ mail, oldestWaitingMail: hourAgo }))).toEqual([problems.dead(3), problems.unknown(1)])
  const longer = new Date(hourAgo.getTime() - 60_000)
  expect(texts(stored({ oldestWaitingMail: longer }))).toEqual([problems.waitingMail('2026-11-21 13:59 UTC')])
})

test('items that are too old, or will be within a week, and rejected rows are said', () => {
  const catalog = {
    line: 'credit-cards',
    items: 9,
    isSample: false,
    loadedAt: at,
    tooOld: 1,
    tooOldWithinWeek: 2,
  }
  const school = { name: 'IPEDS', schools: 10, refused: 3, loadedAt: at }
  expect(texts(stored({ catalogs: [catalog], schools: [school] }))).toEqual([
    problems.tooOld('Credit Cards', 1),
    problems.soonTooOld('Credit Cards', 2),
    problems.refused('IPEDS', 3),
  ])
})
