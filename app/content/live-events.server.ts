import type { LiveEvent, SanityClient } from '@sanity/client'
import type { Log } from '#app/log.ts'

export interface LiveEvents {
  isConnected(): boolean
  close(): void
}

/**
 * The client reconnects by itself after a broken connection; this delay applies after it was refused or sent
 * away.
 */
const NEXT_TRY_MS = 60_000

/**
 * Listens for changed answers of a hosted service. `moved(undefined)` means that any answer may have changed:
 * events were missed, or there has been no connection for `trustMs`.
 */
export function openLiveEvents({
  client,
  includeDrafts = false,
  trustMs,
  log,
  moved,
}: {
  client: SanityClient
  /** Requires a client with a token. */
  includeDrafts?: boolean
  trustMs: number
  log: Pick<Log, 'warn'>
  moved: (tags: readonly string[] | undefined) => void
}): LiveEvents {
  let isConnected = false
  let isClosed = false
  let nextTry: NodeJS.Timeout | undefined
  let endOfTrust: NodeJS.Timeout | undefined
  let subscription: { unsubscribe(): void } | undefined

  function connected() {
    isConnected = true
    clearTimeout(endOfTrust)
    moved(undefined)
  }

  function disconnected() {
    if (!isConnected) return
    isConnected = false
    // What was read while events arrived is still trusted for `trustMs`.
    endOfTrust = setTimeout(() => moved(undefined), trustMs).unref()
  }

  function onEvent(event: LiveEvent) {
    if (event.type === 'welcome') connected()
    if (event.type === 'message') moved(event.tags)
    if (event.type === 'restart') moved(undefined)
    if (event.type === 'reconnect') disconnected()
    if (event.type === 'goaway') tryLater(new Error(`disconnected by the content service: ${event.reason}`))
  }

  function tryLater(error: unknown) {
    subscription?.unsubscribe()
    disconnected()
    if (isClosed) return
    log.warn({ err: error }, 'no events from the content service; pages refresh on a timer instead')
    clearTimeout(nextTry)
    nextTry = setTimeout(connect, NEXT_TRY_MS).unref()
  }

  function connect() {
    subscription = client.live
      .events({ includeDrafts })
      .subscribe({ next: onEvent, error: tryLater, complete: () => tryLater(new Error('the stream ended')) })
  }

  connect()
  return {
    isConnected: () => isConnected,
    close() {
      isClosed = true
      clearTimeout(nextTry)
      clearTimeout(endOfTrust)
      subscription?.unsubscribe()
    },
  }
}
