import { createContext, type ReactNode, useContext } from 'react'

/** What the browser may know of the server's settings. The root loader gives it. */
export interface PublicSettings {
  siteName: string
  /** Without a trailing slash, such as `https://bursar.example`. */
  siteUrl: string
  /** Base of the product API: `/api`, or another host's address. */
  apiUrl: string
  schoolsApiUrl: string
  /** As people say it, such as `Eastern Time`. */
  supportTimeZoneName: string
}

const PublicSettingsContext = createContext<PublicSettings | null>(null)

interface ProviderProps {
  settings: PublicSettings
  children: ReactNode
}

export function PublicSettingsProvider({ settings, children }: ProviderProps) {
  return <PublicSettingsContext value={settings}>{children}</PublicSettingsContext>
}

export function usePublicSettings(): PublicSettings {
  const settings = useContext(PublicSettingsContext)
  if (!settings) throw new Error('usePublicSettings must be used within a PublicSettingsProvider')
  return settings
}
