import { createHash } from 'node:crypto'

/** What is counted: tries to sign in to one account, from one address; accounts made, drafts begun and messages sent from one address. */
type AttemptKind =
  | 'loginByAccount'
  | 'loginByAddress'
  | 'createByAddress'
  | 'draftByAddress'
  | 'messageByAddress'

export type Attempt = { allowed: true; forget(): void } | { allowed: false; retryAfterSeconds: number }

/**
 * Counts attempts in fixed windows, in this process's memory.
 * Counting comes before the work, so that a burst of parallel guesses does not slip through;
 * `forget` takes the count back when the attempt turned out to be rightful.
 */
export interface AttemptLimits {
  count(kind: AttemptKind, who: string): Attempt
}

interface Settings {
  limits: {
    loginsPerAccount: number
    loginsPerAddress: number
    accountsPerAddress: number
    draftsPerAddress: number
    messagesPerAddress: number
    windowMinutes: number
  }
  now(): Date
  /** How many names are remembered at once; the oldest go first. Bounds the memory to a few megabytes. */
  mostRemembered?: number
}

export function createAttemptLimits({ limits, now, mostRemembered = 50_000 }: Settings): AttemptLimits {
  const most = {
    loginByAccount: limits.loginsPerAccount,
    loginByAddress: limits.loginsPerAddress,
    createByAddress: limits.accountsPerAddress,
    draftByAddress: limits.draftsPerAddress,
    messageByAddress: limits.messagesPerAddress,
  }
  const windows = new Map<string, { used: number; endsAt: number }>()

  return {
    count(kind, who) {
      const key = hiddenKey(kind, kind === 'loginByAccount' ? who : network(who))
      const at = now().getTime()
      const found = windows.get(key)
      const open =
        found && found.endsAt > at ? found : { used: 0, endsAt: at + limits.windowMinutes * 60_000 }
      if (open.used >= most[kind]) {
        return { allowed: false, retryAfterSeconds: Math.ceil((open.endsAt - at) / 1000) }
      }
      if (open !== found) {
        windows.delete(key)
        if (windows.size >= mostRemembered) dropOldest(windows)
        windows.set(key, open)
      }
      open.used += 1
      return {
        allowed: true,
        forget() {
          open.used -= 1
        },
      }
    },
  }
}

/** Map keeps insertion order and every window is equally long, so the first is the one that ends first. */
function dropOldest(windows: Map<string, unknown>) {
  const oldest = windows.keys().next()
  if (!oldest.done) windows.delete(oldest.value)
}

/** Memory holds no email and no address that a heap dump would show in clear, and every key is equally long. */
function hiddenKey(kind: AttemptKind, who: string): string {
  return createHash('sha256').update(`${kind}\n${who}`).digest('base64url')
}

/** One household holds a whole IPv6 /64, so its addresses count as one. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [left = [], right] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = right ? Math.max(0, 8 - left.length - right.length) : 0
  return [...left, ...Array(zeros).fill('0'), ...(right ?? [])].slice(0, 4).join(':')
}
