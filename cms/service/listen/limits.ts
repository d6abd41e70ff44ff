export interface ListenLimits {
  /** Streams in this process, of listeners and live events together. */
  streams: number
  /** Streams of the callers of one network without a token. */
  streamsPerNetwork: number
  /** Distinct filters; each is matched against every change that its index does not rule out. */
  filters: number
  /** Bytes written to a connection and not yet read; above this, nothing is added. */
  bufferedBytes: number
  /** A connection that reads none of its waiting bytes for this long is closed. */
  stallMs: number
  keepAliveMs: number
  /** About how long a client waits before it reconnects. */
  retryMs: number
  /**
   * How long to wait for a transaction that a client knows from another process and this process has not
   * received yet.
   */
  catchUpMs: number
  /** Transactions that a reconnecting client may have missed, and that a slow client may be behind. */
  resumeTransactions: number
  /** Transactions that wait to be sent; above this, all streams of the dataset are ended. */
  waitingTransactions: number
}

export const listenLimits: ListenLimits = {
  // About 40 KB each, including the socket: 200 MB at most.
  streams: 5_000,
  // Enough for a whole office behind one address, or for all visitors behind a proxy that hides theirs, but
  // no single network can take all streams.
  streamsPerNetwork: 1_250,
  // A typical filter takes about 2 µs per change, so all filters take 2 ms per document.
  filters: 1_000,
  // A few hundred typical events. Everyone who receives an event shares its bytes.
  bufferedBytes: 1_000_000,
  stallMs: 30_000,
  // Proxies usually close a connection that is silent for 60 s.
  keepAliveMs: 15_000,
  // As long as the client waits after a rejection.
  retryMs: 1_000,
  // A notification takes up to 100 ms, and a little longer after a lost connection to the database.
  catchUpMs: 2_000,
  // Ten minutes of busy editing. Reading more from the database costs more than new queries by the client.
  resumeTransactions: 1_000,
  // They are small compared with the documents in memory, which they mostly share.
  waitingTransactions: 10_000,
}

/** A tenth of the places and filters is reserved for callers with a token. */
export const withoutReserved = (max: number): number => Math.floor(max * 0.9)

/**
 * The maximum length of the URL of a listener. The client itself rejects a longer one: it allows 16,000 for a
 * request, including its headers.
 */
export const LISTEN_URL_LENGTH = 14_800
