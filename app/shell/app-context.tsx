import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Observable } from '#app/ui/observable.ts'
import type { SearchedSchool } from './page-store.ts'

interface AppContextValue {
  /** The school that the visitor last picked on this page; null until one is picked. */
  searchedSchool: SearchedSchool | null
  setSearchedSchool(school: SearchedSchool | null): void
}

const AppContext = createContext<AppContextValue | null>(null)

interface ProviderProps {
  store: Observable<SearchedSchool | null>
  children: ReactNode
}

/** Provides the state that the islands of an open page share. */
export function AppContextProvider({ store, children }: ProviderProps) {
  const searchedSchool = useSyncExternalStore(store.subscribe, store.get, () => null)
  const value = useMemo(() => ({ searchedSchool, setSearchedSchool: store.set }), [searchedSchool, store])
  return <AppContext value={value}>{children}</AppContext>
}

export function useAppContext(): AppContextValue {
  const value = useContext(AppContext)
  if (!value) throw new Error('useAppContext must be used within a AppContextProvider')
  return value
}
