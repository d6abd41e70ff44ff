import { getKeys } from '#domain/keys.ts'
import type { FiguresReport } from './figures.ts'
import { formatMoment } from './format-moment.ts'
import { operatorText } from './operator-messages.ts'

/** A table of the operator's page in words. */
export interface OperatorTable {
  id: string
  title: string
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly string[])[]
  /** What is said when there are no rows. */
  none?: string
}

/** Returns the figures as tables, those that the database knows only while it answers. */
export function listTables(report: FiguresReport): OperatorTable[] {
  return [healthTable(report), trafficTable(report), cacheTable(report), ...storedTables(report)]
}

const number = (count: number) => count.toLocaleString('en-US')
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

function healthTable({ health, process }: FiguresReport): OperatorTable {
  const { health: words } = operatorText
  const { databaseMs, isContentUp, mail } = health
  const { version, startedAt, commit } = process
  const running = words.running(version, formatMoment(startedAt))
  const mailWords = { files: words.files, ready: words.ready }
  return {
    id: 'health',
    title: words.title,
    columns: [words.part, words.state],
    rows: [
      [words.database, databaseMs === undefined ? words.silent : words.answersIn(databaseMs)],
      [words.content, isContentUp ? words.answers : words.silent],
      [words.mail, typeof mail === 'object' ? mail.problem : mailWords[mail]],
      [words.process, commit === undefined ? running : `${running}, ${words.commit(commit)}`],
    ],
  }
}

function trafficTable({ process }: FiguresReport): OperatorTable {
  const { traffic: words } = operatorText
  const { queues, connections, listeners, loopDelayMs } = process
  return {
    id: 'requests',
    title: words.title,
    columns: [words.figure, words.value],
    rows: [
      [words.pages, words.both(queues.pages.waiting, queues.pages.running)],
      [words.changes, words.both(queues.changes.waiting, queues.changes.running)],
      [words.connections, words.of(number(connections.open), number(connections.max))],
      [words.listeners, number(listeners)],
      [words.loop, words.delay(loopDelayMs.p50, loopDelayMs.p99)],
    ],
  }
}

function cacheTable({ process: { pageCache } }: FiguresReport): OperatorTable {
  const { cache: words, traffic } = operatorText
  return {
    id: 'cache',
    title: words.title,
    columns: [traffic.figure, traffic.value],
    rows: [
      [words.pages, number(pageCache.pages)],
      [words.bytes, traffic.of(megabytes(pageCache.bytes), megabytes(pageCache.maxBytes))],
      [words.hits, number(pageCache.hits)],
      [words.misses, number(pageCache.misses)],
    ],
  }
}

function storedTables({ stored, documents }: FiguresReport): OperatorTable[] {
  const { mail: mailWords, catalogs, schools, people, documents: content, traffic } = operatorText
  const states = getKeys(mailWords.states)
  const kinds = [...Map.groupBy(stored?.mail ?? [], ({ kind }) => kind)]
  const ofStored: OperatorTable[] = stored
    ? [
        {
          id: 'mail',
          title: mailWords.title,
          columns: [mailWords.kind, ...states.map((state) => mailWords.states[state])],
          rows: kinds.map(([kind, rows]) => [
            kind,
            ...states.map((state) => number(rows.find((row) => row.state === state)?.count ?? 0)),
          ]),
          none: mailWords.none,
        },
        {
          id: 'catalogs',
          title: catalogs.title,
          columns: [catalogs.line, catalogs.items, catalogs.loaded, catalogs.old],
          rows: stored.catalogs.map(({ line, items, isSample, loadedAt, tooOld, tooOldWithinWeek }) => [
            operatorText.line(line),
            isSample ? catalogs.samples(items) : number(items),
            loadedAt === undefined || isSample ? catalogs.never : formatMoment(loadedAt),
            traffic.both(tooOld, tooOldWithinWeek),
          ]),
        },
        {
          id: 'schools',
          title: schools.title,
          columns: [schools.file, schools.count, schools.refused, schools.loaded],
          rows: stored.schools.map(({ name, schools: count, refused, loadedAt }) => [
            name,
            number(count),
            number(refused),
            formatMoment(loadedAt),
          ]),
          none: schools.none,
        },
        {
          id: 'accounts',
          title: people.title,
          columns: [traffic.figure, traffic.value],
          rows: [
            [people.accounts, number(stored.accounts)],
            [people.sessions, number(stored.sessions)],
          ],
        },
      ]
    : []
  if (!documents) return ofStored
  const rows = [...documents].map(([type, count]) => [type, number(count)])
  return [
    ...ofStored,
    { id: 'documents', title: content.title, columns: [content.type, content.count], rows },
  ]
}
