import type { ReactNode } from 'react'
import { ToastRegion } from '#app/ui/toast/toasts.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { Footer } from './footer.tsx'
import { messages } from './messages.ts'
import { Navbar } from './navbar.tsx'
import styles from './shell.module.css'

/** The frame of every page. It must be inside the provider of the public settings. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {messages.skipToContent}
      </a>
      <Navbar />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {/* Live forms announce their result here. */}
      <VisuallyHidden id="said" role="status" />
      <ToastRegion />
    </>
  )
}
