import { createObservable, type Observable } from '#app/ui/observable.ts'
import { createToastList, type ToastList } from '#app/ui/toast/toast-list.ts'
import { sessionClient } from './account-client.ts'
import type { PublicSettings } from './public-settings.tsx'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { hasSignedInCookie } from './signed-in-cookie.ts'

export interface SearchedSchool {
  name: string
  opeid: string
}

/**
 * State that the scripts of one open page share: the page script creates it, and islands read it through
 * their contexts.
 */
export interface PageStore {
  session: SessionStore
  /** The school that the visitor last picked on this page; null until one is picked. */
  school: Observable<SearchedSchool | null>
  toasts: ToastList
}

declare global {
  interface Window {
    pageStore: PageStore
  }
}

export function createPageStore({ apiUrl }: Pick<PublicSettings, 'apiUrl'>): PageStore {
  return {
    session: createSessionStore({
      client: sessionClient(apiUrl),
      mayBeSignedIn: () =>
        // When the API is on another host, its readable cookie cannot be seen here, so its absence proves nothing.
        new URL(apiUrl, location.href).origin !== location.origin || hasSignedInCookie(document.cookie),
      warn: console.warn,
    }),
    school: createObservable<SearchedSchool | null>(null),
    toasts: createToastList(),
  }
}
