import type { SessionClient } from './account-client.ts'
import { initialSession, type SessionEvent, type SessionState, sessionReducer } from './session-state.ts'
import { sessionWords } from './session-words.ts'

/** The session of one open page. Islands read it through `useUser`. */
export interface SessionStore {
  state(): SessionState
  subscribe(listener: () => void): () => void
  /** Asks the API who is signed in. */
  refresh(): Promise<void>
  /** Asks only when the cookie and what is shown disagree, as on a page that the back button brings back. */
  catchUp(): Promise<void>
  /** Ends the session. The user is cleared and the app goes home even when the call fails. */
  logout(goHome: () => void): Promise<void>
}

interface Surroundings {
  client: SessionClient
  /** False when a cookie's absence already says that nobody is signed in: then nothing is asked. */
  mayBeSignedIn(): boolean
  warn(message: string): void
}

export function createSessionStore({ client, mayBeSignedIn, warn }: Surroundings): SessionStore {
  let state = initialSession
  let latest = 0
  const listeners = new Set<() => void>()

  function tell(event: SessionEvent) {
    state = sessionReducer(state, event)
    for (const listener of listeners) listener()
  }

  async function refresh() {
    // An answer that something newer has overtaken, such as a sign-out, must not bring the old user back.
    const mine = ++latest
    if (!mayBeSignedIn()) return tell({ type: 'no user' })
    tell({ type: 'load started' })
    const user = await client.getUser().catch(() => null)
    if (mine !== latest) return
    if (user) return tell({ type: 'user loaded', user })
    warn(sessionWords.couldNotGetUser)
    tell({ type: 'no user' })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    async catchUp() {
      const isSettled = latest > 0 && mayBeSignedIn() === (state.user !== null)
      const isUnderWay = latest > 0 && (state.isLoading || state.isLoggingOut)
      if (!isSettled && !isUnderWay) await refresh()
    },
    async logout(goHome) {
      latest++
      tell({ type: 'logout started' })
      await client.logout().catch(() => warn(sessionWords.couldNotLogOut))
      tell({ type: 'logout ended' })
      goHome()
    },
  }
}
