/** How much one query may take, by who asks. */
export interface WorkLimits {
  /** Steps done at once, while every other request waits: some 3 million are a second. */
  steps: number
  /** Steps of a filter over many documents, a part at a time while others are served in between. */
  scanSteps: number
  /** Above that a worker thread is given the documents that the query needs, and so long. */
  workerMs: number
  /** Documents given to a worker, and characters of their JSON: they are held twice meanwhile. */
  workerDocuments: number
  workerCharacters: number
  /** Characters of JSON. */
  resultCharacters: number
}

const megabyte = 1_000_000

const callers: { [role: string]: WorkLimits } = {
  anonymous: {
    steps: 500_000,
    scanSteps: 3_000_000,
    workerMs: 2_000,
    workerDocuments: 10_000,
    workerCharacters: 8 * megabyte,
    resultCharacters: 8 * megabyte,
  },
}

const trusted: WorkLimits = {
  steps: 1_000_000,
  scanSteps: 60_000_000,
  workerMs: 15_000,
  workerDocuments: 30_000,
  workerCharacters: 32 * megabyte,
  resultCharacters: 32 * megabyte,
}

export function workLimitsOf(role: string): WorkLimits {
  return callers[role] ?? trusted
}

/** Heavy queries at once, and how many of them of anonymous callers. Each may be a thread with the memory below. */
export const maxWorkers = 2
export const maxAnonymousWorkers = 1

/** Queries that wait for one of these places; others are sent away with 503, which the clients try again. */
export const maxWaiting = 16

export const workerMegabytes = 256
