import type { ReactNode } from 'react'
import { ToastProvider } from '#app/ui/toast/toasts.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import { PageViews } from './page-views.tsx'
import styles from './shell.module.css'
import { words } from './words.ts'

/** The frame of every page. It needs the public settings, the session and the app context around it. */
export function Shell({ children, isPublic }: { children: ReactNode; isPublic: boolean }) {
  return (
    <ToastProvider>
      <PageViews isPublic={isPublic} />
      <a className={styles.skip} href="#main">
        {words.skipToContent}
      </a>
      <Navbar />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </ToastProvider>
  )
}
