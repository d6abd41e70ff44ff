import type { User } from './account-client.ts'

/** Whether the user is loading, the user or null, and whether a sign-out is in progress. */
export interface SessionState {
  isLoading: boolean
  user: User | null
  isLoggingOut: boolean
}

export type SessionEvent =
  | { type: 'load started' }
  | { type: 'user loaded'; user: User }
  | { type: 'no user' }
  | { type: 'logout started' }
  | { type: 'logout ended' }

/** The state that the server renders for everybody and that every page starts with. */
export const initialSession: SessionState = { isLoading: true, user: null, isLoggingOut: false }

export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'load started':
      return { ...state, isLoading: true }
    case 'user loaded':
      return { ...state, isLoading: false, user: event.user }
    case 'no user':
      return { ...state, isLoading: false, user: null }
    case 'logout started':
      return { ...state, isLoggingOut: true }
    case 'logout ended':
      return { isLoading: false, user: null, isLoggingOut: false }
  }
}
