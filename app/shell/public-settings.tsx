import { createContext, type ReactNode, useContext } from 'react'

/** The server settings that the browser may know, provided by the root loader. */
export interface PublicSettings {
  siteName: string
  /** Without a trailing slash; for example, `https://bursar.example`. */
  siteUrl: string
  /** The base address of the product API: `/api`, or another host's address. */
  apiUrl: string
  schoolsApiUrl: string
  /** The name in plain English, such as `Eastern Time`. */
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
