import type { ReactNode } from 'react'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import { ToastRegion } from '#app/ui/toast/toasts.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import styles from './shell.module.css'
import { words } from './words.ts'

/** The frame of every page. It needs the public settings around it. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skipToContent}
      </a>
      <Navbar />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {/* A live form says its result here. */}
      <Spoken id="said" role="status" />
      <ToastRegion />
    </>
  )
}
