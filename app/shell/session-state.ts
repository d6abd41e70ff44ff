import type { User } from './account-client.ts'

/** Whether the user is loading, the user or null, and whether a sign-out is in progress. */
export interface SessionState {
  isLoading: boolean
  user: User | null
  isLoggingOut: boolean
}

/** The state that the server renders for everybody and that every page starts with. */
export const initialSession: SessionState = { isLoading: true, user: null, isLoggingOut: false }
