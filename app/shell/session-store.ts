import { createObservable } from '#app/ui/observable.ts'
import type { SessionClient } from './account-client.ts'
import { couldNotGetUser, couldNotLogOut } from './session-messages.ts'
import { initialSession, type SessionState } from './session-state.ts'

/** The session of an open page. Islands read it through `useUser`. */
export interface SessionStore {
  state(): SessionState
  subscribe(listener: () => void): () => void
  /** Requests the signed-in user from the API. */
  refresh(): Promise<void>
  /**
   * Refreshes only when the cookie and the displayed user disagree, as on a page restored by the back button.
   */
  catchUp(): Promise<void>
  /** Ends the session. Even when the call fails, the user is cleared and `goHome` is called. */
  logout(goHome: () => void): Promise<void>
}

interface Surroundings {
  client: SessionClient
  /** Returns false when the cookie's absence proves that nobody is signed in; then the API is not called. */
  mayBeSignedIn(): boolean
  warn(message: string): void
}

const nobody = { isLoading: false, user: null }

export function createSessionStore({ client, mayBeSignedIn, warn }: Surroundings): SessionStore {
  const session = createObservable(initialSession)
  let latest = 0

  function change(changes: Partial<SessionState>) {
    session.set({ ...session.get(), ...changes })
  }

  async function refresh() {
    // A response overtaken by something newer, such as a sign-out, must not bring back the old user.
    const mine = ++latest
    if (!mayBeSignedIn()) return change(nobody)
    change({ isLoading: true })
    const user = await client.getUser().catch(() => null)
    if (mine !== latest) return
    if (!user) warn(couldNotGetUser)
    change({ ...nobody, user })
  }

  return {
    state: session.get,
    subscribe: session.subscribe,
    refresh,
    async catchUp() {
      const { isLoading, isLoggingOut, user } = session.get()
      const isSettled = isLoading || isLoggingOut || mayBeSignedIn() === (user !== null)
      if (latest === 0 || !isSettled) await refresh()
    },
    async logout(goHome) {
      latest++
      change({ isLoggingOut: true })
      await client.logout().catch(() => warn(couldNotLogOut))
      change({ ...nobody, isLoggingOut: false })
      goHome()
    },
  }
}
