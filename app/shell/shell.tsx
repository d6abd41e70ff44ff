import type { ReactNode } from 'react'
import { usePageRender } from '#app/page-render.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Container } from '#app/ui/page/page.tsx'
import { ToastRegion } from '#app/ui/toast/toasts.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { FlowFooter, FlowHeader } from './flow-frame.tsx'
import { Footer } from './footer.tsx'
import { shellText } from './messages.ts'
import { Navbar } from './navbar.tsx'
import styles from './shell.module.css'
import { SkipLink } from './skip-link.tsx'

interface ShellProps {
  children: ReactNode
  /** The address to come back to from signing in or up; undefined on most pages: see `accountAddress`. */
  returnTo?: string | undefined
  /** Where a flow's header leads out of it; undefined on pages that are no step of a flow. */
  exit?: string | undefined
  /** The addresses of the scripts that other companies may run here, if the visitor agrees. */
  vendors?: readonly string[] | undefined
}

/** Tells a visitor who has just signed in what moved to the account. */
function Arrival() {
  const { arrival } = usePageRender()
  if (arrival === undefined) return null
  return (
    <Container className={styles.arrival}>
      <Note data-print="no" role="status" size="small" tone="good">
        <p>{arrival}</p>
      </Note>
    </Container>
  )
}

/** The frame of every page. It must be inside the provider of the public settings. */
export function Shell({ children, returnTo, exit, vendors = [] }: ShellProps) {
  return (
    <>
      <SkipLink href="#main">{shellText.skipToContent}</SkipLink>
      {exit === undefined ? <Navbar returnTo={returnTo} /> : <FlowHeader exit={exit} />}
      {exit === undefined ? <ConsentBanner vendors={vendors} /> : null}
      <main className={styles.main} id="main" tabIndex={-1}>
        {/* Without script no page can know what its address names; the page behind this link asks. */}
        <noscript>
          <p className={styles.offer}>
            <a href="/promo">{shellText.promo}</a>
          </p>
        </noscript>
        <Arrival />
        {children}
      </main>
      {exit === undefined ? <Footer returnTo={returnTo} /> : <FlowFooter />}
      {/* Live forms announce their result here. */}
      <VisuallyHidden id="said" role="status" />
      <ToastRegion />
    </>
  )
}
