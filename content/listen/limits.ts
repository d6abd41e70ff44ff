export interface ListenLimits {
  /** Streams in this process, of listeners and of live events together. */
  streams: number
  /** Streams of one address. */
  streamsPerAddress: number
  /** Filters that are not the same, since each is held against every change that its index does not rule out. */
  filters: number
  /** What is written to a connection and not yet read; at more than this nothing is added. */
  bufferedBytes: number
  /** A connection that has taken in nothing of what waits for it for this long is cut off. */
  stallMs: number
  keepAliveMs: number
  /** About how long a client waits before it comes back. */
  retryMs: number
  /** Another process may have told a client of a transaction before this one hears of it; the client waits so long for that. */
  hearMs: number
  /** Transactions that one who comes back is given again, and that a slow one may fall behind. */
  resumeTransactions: number
  /** Transactions that wait to be told; at more than this all streams of the dataset are ended. */
  waitingTransactions: number
}

export const listenLimits: ListenLimits = {
  // About 40 KB each, socket included: 200 MB at the most.
  streams: 5_000,
  // A whole office behind one address, or every visitor behind a proxy that hides theirs, yet no single one takes all.
  streamsPerAddress: 1_250,
  // A usual filter takes about 2 µs for a change, so that all take 2 ms for a document.
  filters: 1_000,
  // A few hundred usual events. The bytes of an event are shared by all who get the same.
  bufferedBytes: 1_000_000,
  stallMs: 30_000,
  // Proxies usually end what is silent for 60 s.
  keepAliveMs: 15_000,
  // As long as the client waits after a refusal.
  retryMs: 1_000,
  // Hearing takes up to 100 ms, after a lost connection to the database a little more.
  hearMs: 2_000,
  // Ten minutes of brisk editing. Reading more from the database costs more than a fresh look by the client.
  resumeTransactions: 1_000,
  // They are small beside the documents in memory, which they mostly share.
  waitingTransactions: 10_000,
}

/** The client refuses a longer one itself: 16,000 for a request, less what its headers take. */
export const LISTEN_URL_LENGTH = 14_800
