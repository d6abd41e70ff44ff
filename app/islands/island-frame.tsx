import { type ReactNode, useEffect } from 'react'
import { AppContextProvider } from '#app/shell/app-context.tsx'
import type { PageStore } from '#app/shell/page-store.ts'
import { type PublicSettings, PublicSettingsProvider } from '#app/shell/public-settings.tsx'
import { UserProvider } from '#app/shell/session.tsx'
import { ToastProvider } from '#app/ui/toast/toasts.tsx'

interface IslandFrameProps {
  settings: PublicSettings
  store: PageStore
  /** In the browser: React hears the island's events from now on. */
  onReady?: () => void
  children: ReactNode
}

/**
 * The contexts that every island sees. The server and the browser draw the very same tree: React makes ids of the places in it.
 */
export function IslandFrame({ settings, store, onReady, children }: IslandFrameProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <PublicSettingsProvider settings={settings}>
      <UserProvider store={store.session}>
        <AppContextProvider store={store.school}>
          <ToastProvider toasts={store.toasts}>{children}</ToastProvider>
        </AppContextProvider>
      </UserProvider>
    </PublicSettingsProvider>
  )
}
