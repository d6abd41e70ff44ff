export interface PresenceLimits {
  /** Sockets in this process. */
  sockets: number
  socketsPerAddress: number
  /** One message; a longer one ends its socket with 1009. */
  messageBytes: number
  /** Messages of one socket in a row, and how many a second it may send for long; more end it with 1008. */
  burst: number
  messagesPerSecond: number
  /** Subscriptions, and sessions that were announced, of one socket. */
  perSocket: number
  /** What is written to a socket and not yet read; at more than this it is cut off. */
  bufferedBytes: number
  /** Time from opening to a token. */
  authorizeMs: number
  /** Between two heartbeats. Who has answered none of it by the next one is cut off. */
  heartbeatMs: number
  /** How long a socket has to take leave when the server stops. */
  leaveMs: number
}

export const presenceLimits: PresenceLimits = {
  // One for each open editor.
  sockets: 1_000,
  socketsPerAddress: 250,
  // Where a person is takes about 200 bytes, and an editor shows a handful of places.
  messageBytes: 64_000,
  // The editor waits 200 ms between two announcements.
  burst: 60,
  messagesPerSecond: 20,
  perSocket: 20,
  bufferedBytes: 1_000_000,
  authorizeMs: 10_000,
  // Proxies usually end what is silent for 60 s.
  heartbeatMs: 15_000,
  leaveMs: 1_000,
}
