import { Container } from '#app/ui/page/page.tsx'
import styles from './footer.module.css'
import { LogoMark } from './logo.tsx'
import { aboutLinks, type NavigationLink, productLinks } from './navigation.ts'
import { usePublicSettings } from './public-settings.tsx'
import { words } from './words.ts'

/** Under every page: where else to go, what the site is not, how it earns, and when somebody answers. */
export function Footer() {
  const { siteName, supportTimeZoneName } = usePublicSettings()
  return (
    <footer className={styles.footer}>
      <Container className={styles.inside}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <LogoMark />
            {siteName}
          </p>
          <p>{words.support(supportTimeZoneName)}</p>
        </div>
        <nav className={styles.links} aria-label={words.footerNavigation} data-print="no">
          <Links title={words.products} links={productLinks} />
          <Links title={words.howWeWork} links={aboutLinks} />
          <Links
            title={words.account}
            links={[
              { label: words.signUp, to: '/signup' },
              { label: words.signIn, to: '/signin' },
            ]}
          />
        </nav>
        <div className={styles.disclosures}>
          <h2 className={styles.title}>{words.disclosuresTitle}</h2>
          <p>{words.notALender(siteName)}</p>
          <p>{words.fees}</p>
          <p>{words.samples}</p>
        </div>
      </Container>
    </footer>
  )
}

function Links({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.to}>
            <a href={link.to}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
