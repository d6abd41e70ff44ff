import type { ReactNode } from 'react'
import { href, useLocation } from 'react-router'
import { usePageRender } from '#app/page-render.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Container } from '#app/ui/page/page.tsx'
import { PrefetchLink } from '#app/ui/prefetch-link/prefetch-link.tsx'
import barPanel from './bar-panel.module.css'
import { ColorModeMenu, ColorModeRow } from './color-mode-switch.tsx'
import { LogoMark } from './logo.tsx'
import { shellText } from './messages.ts'
import styles from './navbar.module.css'
import { isCurrent, siteLinks } from './navigation.ts'
import { usePublicSettings } from './public-settings.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SessionChip } from './session-chip.tsx'

/**
 * The navbar at the top of every page, 64 px high. Below 900 px its links move into a menu that opens without
 * script.
 */
export function Navbar({ returnTo }: { returnTo: string | undefined }) {
  const { siteName } = usePublicSettings()
  const { productLinks } = usePageRender()
  return (
    <header className={styles.navbar} data-print="no">
      <Container className={styles.inside}>
        <a className={styles.logo} href={href('/')}>
          <LogoMark />
          <span>{siteName}</span>
        </a>
        <nav className={styles.links} aria-label={shellText.mainNavigation}>
          <ProductLinks />
        </nav>
        <div className={styles.end}>
          <div className={styles.account}>
            <SessionChip place="bar" returnTo={returnTo} />
          </div>
          {productLinks.some(({ line }) => line === 'SCHOLARSHIP') ? (
            <a className={styles.plan} href={href('/scholarships/plan')}>
              {shellText.plan}
            </a>
          ) : null}
          <a className={styles.icon} href={href('/search')} aria-label={shellText.search} data-search="">
            <Icon name="search" />
          </a>
          <div className={styles.appearance}>
            <ColorModeMenu />
          </div>
          <SmallScreenMenu>
            <nav aria-label={shellText.mainNavigation}>
              <ProductLinks />
            </nav>
            <div className={styles.panelAccount}>
              <SessionChip place="menu" returnTo={returnTo} />
            </div>
            <ColorModeRow />
          </SmallScreenMenu>
        </div>
      </Container>
      <SearchPanel />
    </header>
  )
}

function SmallScreenMenu({ children }: { children: ReactNode }) {
  return (
    <div className={styles.small}>
      <button
        className={styles.icon}
        type="button"
        aria-label={shellText.menu}
        popoverTarget="small-screen-menu"
      >
        <Icon name="menu" />
      </button>
      <div className={classNames(barPanel.panel, styles.panel)} id="small-screen-menu" popover="auto">
        {children}
      </div>
    </div>
  )
}

function ProductLinks() {
  const { pathname } = useLocation()
  const { productLinks } = usePageRender()
  return (
    <ul className={styles.list}>
      {[...productLinks, ...siteLinks].map((link) => (
        <li key={link.to}>
          <PrefetchLink
            className={styles.link}
            href={link.to}
            aria-current={isCurrent(link, pathname) ? 'true' : undefined}
          >
            {link.label}
          </PrefetchLink>
        </li>
      ))}
    </ul>
  )
}
