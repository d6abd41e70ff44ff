import { type ReactNode, useEffect } from 'react'
import { AppContextProvider } from '#app/shell/app-context.tsx'
import type { PageStore } from '#app/shell/page-store.ts'
import { type PublicSettings, PublicSettingsProvider } from '#app/shell/public-settings.tsx'
import { UserProvider } from '#app/shell/session.tsx'
import { ToastProvider } from '#app/ui/toast/toasts.tsx'

interface IslandFrameProps {
  settings: PublicSettings
  store: PageStore
  /** Called in the browser once React handles the island's events. */
  onReady?: () => void
  children: ReactNode
}

/**
 * Provides the contexts that every island has. The server and the browser must render the same tree, because
 * React derives ids from positions in it.
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
