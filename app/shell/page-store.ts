import { createToastList, type ToastList } from '#app/ui/toast/toast-list.ts'
import { sessionClient } from './account-client.ts'
import { createObservable, type Observable } from './observable.ts'
import type { PublicSettings } from './public-settings.tsx'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { saysSignedIn } from './signed-in-cookie.ts'

export interface SearchedSchool {
  name: string
  opeid: string
}

/** What the scripts of one open page share: the page script makes it, and islands read it through their contexts. */
export interface PageStore {
  session: SessionStore
  /** The school the visitor picked last on this page; null until one is picked. */
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
      mayBeSignedIn: () => isOnAnotherHost(apiUrl) || saysSignedIn(document.cookie),
      warn: (message) => console.warn(message),
    }),
    school: createObservable<SearchedSchool | null>(null),
    toasts: createToastList(),
  }
}

/** The readable cookie belongs to the API's host, so nothing can be read from its absence here. */
function isOnAnotherHost(apiUrl: string): boolean {
  return new URL(apiUrl, location.href).origin !== location.origin
}
