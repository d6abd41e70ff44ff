import type { ReactNode } from 'react'
import { href, useLocation } from 'react-router'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './dashboard-frame.module.css'
import { dashboardLinks } from './dashboard-links.ts'
import { dashboardText } from './dashboard-messages.ts'

interface DashboardFrameProps {
  heading: string
  lead?: ReactNode
  /** The pages between the dashboard and this one; none on the dashboard itself. */
  breadcrumbs?: readonly { name: string; item: string }[]
  children: ReactNode
}

/** A page of the dashboard, beside the links to the others: above it on small windows, and folded on phones. */
export function DashboardFrame({ heading, lead, breadcrumbs = [], children }: DashboardFrameProps) {
  const { pathname } = useLocation()
  const home = { name: dashboardText.name, item: href('/dashboard') }
  return (
    <Section space="page">
      <Container className={styles.frame}>
        <nav aria-label={dashboardText.navigation} data-print="no">
          <Details isForPhones look="plain" summary={dashboardText.navigation}>
            <ul className={styles.links}>
              {dashboardLinks.map(({ label, to }) => (
                <li key={to}>
                  <a
                    className={styles.link}
                    href={to}
                    aria-current={to === findCurrent(pathname) ? 'page' : undefined}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Details>
        </nav>
        <div className={styles.page}>
          <Breadcrumbs breadcrumbs={[home, ...breadcrumbs]} />
          <h1>{heading}</h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </Container>
    </Section>
  )
}

/** A page below one of the links, such as one setting, belongs to it. */
function findCurrent(pathname: string): string | undefined {
  return dashboardLinks.map(({ to }) => to).findLast((to) => `${pathname}/`.startsWith(`${to}/`))
}
