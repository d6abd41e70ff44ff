/** How much one query may take, by the role of the caller. */
export interface WorkLimits {
  /** Steps done in one go while every other request waits; about 3 million take a second. */
  steps: number
  /**
   * Steps of a filter over a dataset too large for the query thread, done in parts so that other requests are
   * served in between.
   */
  scanSteps: number
  /** CPU time in milliseconds in the query thread, which takes over a query that exceeds `steps`. */
  threadMs: number
  /** Bytes of the result as JSON. */
  resultBytes: number
}

const megabyte = 1_000_000

const callers: { [role: string]: WorkLimits } = {
  anonymous: {
    steps: 500_000,
    scanSteps: 3_000_000,
    threadMs: 2_000,
    resultBytes: 8 * megabyte,
  },
}

const trusted: WorkLimits = {
  steps: 1_000_000,
  scanSteps: 60_000_000,
  threadMs: 15_000,
  resultBytes: 32 * megabyte,
}

export function getWorkLimits(role: string): WorkLimits {
  return callers[role] ?? trusted
}

/**
 * What a query from outside without a token may take of the main thread: about 5 ms. One that takes more, or
 * that no index answers, goes to the query thread.
 */
export const outsideLimits = {
  steps: 10_000,
  resultBytes: 100_000,
  queryCharacters: 10_000,
  /** Parsing this many takes less than a millisecond; see `maxPunctuation`. */
  punctuation: 400,
  parameterCharacters: 10_000,
}

/** The largest result for a query from outside without a token, in bytes of JSON. */
export const outsideResultBytes = megabyte

/** Bounds of the thread that answers heavy queries and keeps a copy of the documents. */
export interface ThreadLimits {
  /** A dataset beyond these is not copied. */
  documents: number
  characters: number
  /** The thread and its memory are released after this long without a query. */
  idleMs: number
}

export const threadLimits: ThreadLimits = { documents: 30_000, characters: 32 * megabyte, idleMs: 60_000 }

export const threadMegabytes = 256

/** Bounds of the heavy queries that wait for the thread. */
export interface QueueLimits {
  waiting: number
  /** How many of them may come from one network; the callers of the site itself and with a token have none. */
  waitingFromNetwork: number
  waitMs: number
}

export const queueLimits: QueueLimits = { waiting: 16, waitingFromNetwork: 8, waitMs: 5_000 }

/**
 * What each network may use without a token: CPU time of the query thread, and bytes of large answers,
 * which cost as much as the time.
 */
export interface BudgetLimits {
  /** What a network may use at once. */
  fullMs: number
  /** What it gets back each second, up to `fullMs`. */
  refillMs: number
  /** Networks remembered; beyond this, the least recently seen are forgotten. */
  networks: number
  /** How many bytes of an answer cost a millisecond. */
  bytesPerMs: number
  /** Answers up to this size cost nothing. */
  freeBytes: number
}

/** 60 answers of a megabyte at once, then one and a quarter each second. */
export const budgetLimits: BudgetLimits = {
  fullMs: 5_000,
  refillMs: 100,
  networks: 10_000,
  bytesPerMs: 12_500,
  freeBytes: 16_000,
}

/** Bytes of answers of the query thread that are cached until their dataset changes. */
export const retainedBytes = 8 * megabyte
