import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accountClient } from './account-client.ts'
import { usePublicSettings } from './public-settings.tsx'
import { initialSession, type SessionState } from './session-state.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { saysSignedIn, signedInMark } from './signed-in-cookie.ts'

export interface Session extends SessionState {
  /** Asks the API again, after something changed the user. */
  refresh(): Promise<void>
  /** Ends the session and goes to the home page. */
  logout(): Promise<void>
}

const UserContext = createContext<SessionStore | null>(null)

/** Holds the session of the open page. Stands inside the public settings and the router. */
export function UserProvider({ children }: { children: ReactNode }) {
  const { apiUrl } = usePublicSettings()
  const store = useMemo(
    () =>
      createSessionStore({
        client: accountClient(apiUrl),
        mayBeSignedIn: () => isOnAnotherHost(apiUrl) || saysSignedIn(document.cookie),
        warn: (message) => console.warn(message),
      }),
    [apiUrl],
  )
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may have followed a sign-in or sign-out
  useEffect(() => {
    void store.catchUp()
  }, [store, key])

  useEffect(() => {
    // A page kept by the browser's back button may remember a user who has since left.
    const catchUp = () => void store.catchUp()
    addEventListener('pageshow', catchUp)
    return () => removeEventListener('pageshow', catchUp)
  }, [store])

  useEffect(
    () =>
      store.subscribe(() => {
        const { isLoading, user } = store.state()
        if (!isLoading) document.documentElement.toggleAttribute(signedInMark, user !== null)
      }),
    [store],
  )

  return <UserContext value={store}>{children}</UserContext>
}

/** Who is signed in: loading, then a user or null; and whether a sign-out is under way. */
export function useUser(): Session {
  const store = useContext(UserContext)
  if (!store) throw new Error('useUser must be used within a UserProvider')
  const navigate = useNavigate()
  const state = useSyncExternalStore(store.subscribe, store.state, () => initialSession)
  const logout = useCallback(() => store.logout(() => void navigate('/')), [store, navigate])
  return { ...state, refresh: store.refresh, logout }
}

/** The readable cookie belongs to the API's host, so nothing can be read from its absence here. */
function isOnAnotherHost(apiUrl: string): boolean {
  return new URL(apiUrl, location.href).origin !== location.origin
}
