import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { initialSession, type SessionState } from './session-state.ts'
import type { SessionStore } from './session-store.ts'

export interface Session extends SessionState {
  /** Requests the user again, after something changed it. */
  refresh(): Promise<void>
  /** Ends the session and goes to the home page. */
  logout(): Promise<void>
}

const UserContext = createContext<SessionStore | null>(null)

/** Provides islands with the session of the open page. */
export function UserProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <UserContext value={store}>{children}</UserContext>
}

/**
 * Returns the session: whether the user is loading, the user or null, and whether a sign-out is in progress.
 */
export function useUser(): Session {
  const store = useContext(UserContext)
  if (!store) throw new Error('useUser must be used within a UserProvider')
  const state = useSyncExternalStore(store.subscribe, store.state, () => initialSession)
  return { ...state, refresh: store.refresh, logout: () => store.logout(goHome) }
}

function goHome() {
  location.assign('/')
}
