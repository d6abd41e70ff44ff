import { availableParallelism } from 'node:os'
import type { Log } from '#app/log.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import type { Database } from '#server/database/database.ts'
import { type KnownDevices, openKnownDevices } from './known-devices.ts'
import { openSessions, type Sessions } from './open-sessions.ts'
import { createPasswords, type Passwords } from './passwords.server.ts'
import { type FactorSecrets, openFactorSecrets } from './second-factor/factor-secrets.ts'
import { openSignOn, type SignOn, type SignOnOptions } from './sign-on/open-sign-on.ts'
import { createWorkQueue } from './work-queue.ts'

/** What signing in and staying signed in needs. */
export interface SignInServices {
  passwords: Passwords
  knownDevices: KnownDevices
  factorSecrets: FactorSecrets
  sessions: Sessions
  signOn: SignOn
}

interface Opening {
  config: {
    siteName: string
    siteUrl: string | undefined
    signOn: Pick<SignOnOptions, 'issuers' | 'timeoutMs'>
  }
  database: Database
  /** Secrets of this installation. */
  keys: { visitor: string; secondFactor: string }
  log: Log
  now: () => Date
}

export function openSignIn({ config, database, keys, log, now }: Opening): SignInServices {
  const { siteUrl } = config
  const key = keys.visitor
  return {
    passwords: createPasswords(createWorkQueue(passwordQueueLimits()), config),
    knownDevices: openKnownDevices({ key, now }),
    factorSecrets: openFactorSecrets(keys.secondFactor),
    sessions: openSessions({ database, now, isSecure: isOverHttps(siteUrl) }),
    signOn: openSignOn({ ...config.signOn, siteUrl, key, now, log }),
  }
}

/** The threads of Node's pool, which also compresses pages and reads files. */
const POOL_THREADS = 4

/** Leaves a core and a thread of the pool to everything but passwords, and lets none wait for more than seconds. */
function passwordQueueLimits() {
  const atOnce = Math.max(1, Math.min(availableParallelism(), POOL_THREADS) - 1)
  return { atOnce, maxWaiting: atOnce * 100 }
}
