import type { MailState } from '#domain/mail/mail-state.ts'

/** What an operator sees of the site, and what /metrics counts: both read it here. It names nobody. */
export interface Figures {
  read(): Promise<FiguresReport>
}

export interface FiguresReport {
  at: Date
  process: ProcessFigures
  health: HealthFigures
  /** Undefined while the database does not answer. */
  stored: StoredFigures | undefined
  /** Documents by type; undefined while the content service does not answer. */
  documents: ReadonlyMap<string, number> | undefined
  /** The settings that are still missing, in words. */
  unset: readonly string[]
}

interface HealthFigures {
  /** How long the database took to answer; undefined while it does not. */
  databaseMs: number | undefined
  isContentUp: boolean
  mail: 'files' | 'ready' | { problem: string }
}

/** What this process has counted since it began. */
export interface ProcessFigures {
  startedAt: Date
  version: string
  /** Undefined where the program does not run from a repository. */
  commit: string | undefined
  queues: Readonly<Record<'pages' | 'changes', { waiting: number; running: number }>>
  connections: { open: number; max: number }
  /** Open streams of the content service's listeners. */
  listeners: number
  pageCache: { hits: number; misses: number; pages: number; bytes: number; maxBytes: number }
  /** Half and 99 in 100 of the event loop's delays were shorter, in milliseconds. */
  loopDelayMs: { p50: number; p99: number }
  /** The last 24 hours, the current one last. */
  hours: readonly HourFigures[]
}

export interface HourFigures {
  startsAt: Date
  /** Answers with a status of 500 or more. */
  serverErrors: number
  /** Answers with 429. */
  limited: number
}

/** What the database knows. */
export interface StoredFigures {
  mail: readonly { kind: string; state: MailState; count: number }[]
  /** When the oldest email that still waits was queued. */
  oldestWaitingMail: Date | undefined
  catalogs: readonly CatalogFigures[]
  schools: readonly SchoolLoad[]
  accounts: number
  sessions: number
  /** By UTC day `YYYY-MM-DD`, the last 30 days with today. */
  days: readonly DayFigures[]
}

export interface CatalogFigures {
  line: string
  items: number
  isSample: boolean
  /** When a file last brought new rates or terms; undefined for items without a history. */
  loadedAt: Date | undefined
  /** Items whose rates or terms are too old to be ranked or listed, and those that will be within a week. */
  tooOld: number
  tooOldWithinWeek: number
}

/** A loaded file of schools or of their costs. */
export interface SchoolLoad {
  name: string
  schools: number
  refused: number
  loadedAt: Date
}

export interface DayFigures {
  day: string
  signUps: number
  /** Choices of offers by product line. */
  clicks: ReadonlyMap<string, number>
}
