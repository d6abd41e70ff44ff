import { href } from 'react-router'
import { usePageRender } from '#app/page-render.ts'
import { Details } from '#app/ui/details/details.tsx'
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
        <div className={styles.head}>
          <p className={styles.name}>
            <LogoMark />
            {siteName}
          </p>
          <p className={styles.support}>{shellText.support(supportTimeZoneName)}</p>
          <ul className={styles.list} data-print="no">
            {siteLinks.map(toItem)}
            <li>
              <a href={href('/about/privacy-choices')}>{shellText.privacyChoices}</a>
              {/* Shown while the root element says that the browser asks for it. */}
              <span className={styles.honored}>{shellText.optOutHonored}</span>
            </li>
            <li className={styles.account}>
              <AccountLink form="/signup" place="footer" returnTo={returnTo}>
                {shellText.signUp}
              </AccountLink>
            </li>
            <li className={styles.account}>
              <AccountLink form="/signin" place="footer" returnTo={returnTo}>
                {shellText.signIn}
              </AccountLink>
            </li>
          </ul>
        </div>
        <nav className={styles.links} aria-label={shellText.footerNavigation} data-print="no">
          <Links title={shellText.products} links={productLinks} />
          <Links title={shellText.howWeWork} links={aboutLinks} />
        </nav>
        <div className={styles.disclosures}>
          <p>
            {shellText.notALender(siteName)} {shellText.fees}
          </p>{' '}
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

/** A row of links; on a phone its title opens it. */
function Links({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <Details isForPhones summary={title}>
      <ul className={styles.list}>{links.map(toItem)}</ul>
    </Details>
  )
}

function toItem(link: NavigationLink) {
  return (
    <li key={link.to}>
      <a href={link.to}>{link.label}</a>
    </li>
  )
}
