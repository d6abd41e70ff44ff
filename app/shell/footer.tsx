import type { ReactNode } from 'react'
import { usePageRender } from '#app/page-render.ts'
import { Container } from '#app/ui/page/page.tsx'
import { AccountLink } from './account-link.tsx'
import styles from './footer.module.css'
import { useListings } from './listings.tsx'
import { LogoMark } from './logo.tsx'
import { shellText } from './messages.ts'
import { aboutLinks, type NavigationLink, siteLinks } from './navigation.ts'
import { usePublicSettings } from './public-settings.tsx'

const listedLines = Object.keys(shellText.listed) as (keyof typeof shellText.listed)[]
const and = new Intl.ListFormat('en-US')

/** The footer of every page: links, what the site is not, how it makes money, and support hours. */
export function Footer({ returnTo }: { returnTo: string | undefined }) {
  const { siteName, supportTimeZoneName } = usePublicSettings()
  const { productLinks } = usePageRender()
  return (
    <footer className={styles.footer}>
      <Container className={styles.inside}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <LogoMark />
            {siteName}
          </p>
          <p>{shellText.support(supportTimeZoneName)}</p>
        </div>
        <nav className={styles.links} aria-label={shellText.footerNavigation} data-print="no">
          <Links title={shellText.products} links={[...productLinks, ...siteLinks]} />
          <Links title={shellText.howWeWork} links={aboutLinks} />
          <Column title={shellText.account}>
            <li>
              <AccountLink form="/signup" place="footer" returnTo={returnTo}>
                {shellText.signUp}
              </AccountLink>
            </li>
            <li>
              <AccountLink form="/signin" place="footer" returnTo={returnTo}>
                {shellText.signIn}
              </AccountLink>
            </li>
          </Column>
        </nav>
        <div className={styles.disclosures}>
          <h2 className={styles.title}>{shellText.disclosuresTitle}</h2>
          <p>{shellText.notALender(siteName)}</p>
          <p>{shellText.fees}</p>
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
  return <p>{shellText.samples(and.format(lines.map((line) => shellText.listed[line])))}</p>
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
