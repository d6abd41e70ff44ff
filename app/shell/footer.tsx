import type { ReactNode } from 'react'
import { usePagePrint } from '#app/page-print.ts'
import { Container } from '#app/ui/page/page.tsx'
import { AccountLink } from './account-link.tsx'
import styles from './footer.module.css'
import { useListings } from './listings.tsx'
import { LogoMark } from './logo.tsx'
import { messages } from './messages.ts'
import { aboutLinks, type NavigationLink, siteLinks } from './navigation.ts'
import { usePublicSettings } from './public-settings.tsx'

const listedLines = Object.keys(messages.listed) as (keyof typeof messages.listed)[]
const and = new Intl.ListFormat('en-US')

/** The footer of every page: links, what the site is not, how it makes money, and support hours. */
export function Footer({ returnTo }: { returnTo: string | undefined }) {
  const { siteName, supportTimeZoneName } = usePublicSettings()
  const { productLinks } = usePagePrint()
  return (
    <footer className={styles.footer}>
      <Container className={styles.inside}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <LogoMark />
            {siteName}
          </p>
          <p>{messages.support(supportTimeZoneName)}</p>
        </div>
        <nav className={styles.links} aria-label={messages.footerNavigation} data-print="no">
          <Links title={messages.products} links={[...productLinks, ...siteLinks]} />
          <Links title={messages.howWeWork} links={aboutLinks} />
          <Column title={messages.account}>
            <li>
              <AccountLink form="/signup" place="footer" returnTo={returnTo}>
                {messages.signUp}
              </AccountLink>
            </li>
            <li>
              <AccountLink form="/signin" place="footer" returnTo={returnTo}>
                {messages.signIn}
              </AccountLink>
            </li>
          </Column>
        </nav>
        <div className={styles.disclosures}>
          <h2 className={styles.title}>{messages.disclosuresTitle}</h2>
          <p>{messages.notALender(siteName)}</p>
          <p>{messages.fees}</p>
          <Samples />
        </div>
      </Container>
    </footer>
  )
}

/** Names the product lines whose items are invented, while there are any. */
function Samples() {
  const listings = useListings()
  const lines = listedLines.filter((line) => listings[line] === 'samples')
  if (lines.length === 0) return null
  return <p>{messages.samples(and.format(lines.map((line) => messages.listed[line])))}</p>
}

function Links({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <Column title={title}>
      {links.map((link) => (
        <li key={link.to}>
          <a href={link.to}>{link.label}</a>
        </li>
      ))}
    </Column>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  )
}
