import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

export interface SearchedSchool {
  name: string
  opeid: string
}

interface AppContextValue {
  /** The school the visitor picked last on this visit; null until one is picked. */
  searchedSchool: SearchedSchool | null
  setSearchedSchool(school: SearchedSchool | null): void
}

const AppContext = createContext<AppContextValue | null>(null)

/** What several features share while a page is open. */
export function AppContextProvider({ children }: { children: ReactNode }) {
  const [searchedSchool, setSearchedSchool] = useState<SearchedSchool | null>(null)
  const value = useMemo(() => ({ searchedSchool, setSearchedSchool }), [searchedSchool])
  return <AppContext value={value}>{children}</AppContext>
}

export function useAppContext(): AppContextValue {
  const value = useContext(AppContext)
  if (!value) throw new Error('useAppContext must be used within a AppContextProvider')
  return value
}
