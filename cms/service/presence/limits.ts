export interface PresenceLimits {
  /** Sockets of editors in this process. */
  sockets: number
  socketsPerNetwork: number
  /** Sockets that have not sent a token yet. */
  strangers: number
  strangersPerNetwork: number
  /** The maximum size of a message; a longer one closes its socket with 1009. */
  messageBytes: number
  /** Messages that one socket may send in a row, and per second in the long run; more close it with 1008. */
  burst: number
  messagesPerSecond: number
  /** Subscriptions of one socket, and likewise the sessions it has announced. */
  perSocket: number
  /** Bytes written to a socket and not yet read; above this, the socket is closed. */
  bufferedBytes: number
  /** Time from the opening to a token. */
  authorizeMs: number
  /** Time between two heartbeats. A socket that has not answered one by the next is closed. */
  heartbeatMs: number
  /** How long a socket has to close when the server stops. */
  leaveMs: number
}

export const presenceLimits: PresenceLimits = {
  // One for each open editor.
  sockets: 1_000,
  socketsPerNetwork: 250,
  // A browser sends its token right after the opening, so even the editors of a whole office that reconnect
  // together are strangers only for a moment.
  strangers: 200,
  strangersPerNetwork: 50,
  // A location takes about 200 bytes, and an editor shows a handful of them.
  messageBytes: 64_000,
  // The editor waits 200 ms between two announcements.
  burst: 60,
  messagesPerSecond: 20,
  perSocket: 20,
  bufferedBytes: 1_000_000,
  authorizeMs: 10_000,
  // Proxies usually close a connection that is silent for 60 s.
  heartbeatMs: 15_000,
  leaveMs: 1_000,
}
