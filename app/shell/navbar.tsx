import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Container } from '#app/ui/page/page.tsx'
import { PrefetchLink } from '#app/ui/prefetch-link/prefetch-link.tsx'
import barPanel from './bar-panel.module.css'
import { ColourModeMenu, ColourModeRow, useColourMode } from './colour-mode-switch.tsx'
import { LogoMark } from './logo.tsx'
import styles from './navbar.module.css'
import { isCurrent, productLinks, searchPath } from './navigation.ts'
import { usePublicSettings } from './public-settings.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SessionChip } from './session-chip.tsx'
import { words } from './words.ts'

/** The bar at the top of every page, 64 px. Below 900 px its links move into a menu that opens without script. */
export function Navbar() {
  const { siteName } = usePublicSettings()
  const colourMode = useColourMode()
  return (
    <header className={styles.navbar} data-print="no">
      <Container className={styles.inside}>
        <Link className={styles.logo} to="/">
          <LogoMark />
          <span>{siteName}</span>
        </Link>
        <nav className={styles.links} aria-label={words.mainNavigation}>
          <ProductLinks />
        </nav>
        <div className={styles.end}>
          <div className={styles.account}>
            <SessionChip />
          </div>
          <Link className={styles.icon} to={searchPath} aria-label={words.search} data-search="">
            <Icon name="search" />
          </Link>
          <div className={styles.appearance}>
            <ColourModeMenu {...colourMode} />
          </div>
          <SmallScreenMenu>
            <nav aria-label={words.mainNavigation}>
              <ProductLinks />
            </nav>
            <div className={styles.panelAccount}>
              <span>{words.account}</span>
              <SessionChip />
            </div>
            <ColourModeRow {...colourMode} />
          </SmallScreenMenu>
        </div>
      </Container>
      <SearchPanel />
    </header>
  )
}

function SmallScreenMenu({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.small}>
      <button className={styles.icon} type="button" aria-label={words.menu} popoverTarget="small-screen-menu">
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears the links inside, which work by themselves */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key clicks too */}
      <div
        className={classNames(barPanel.panel, styles.panel)}
        id="small-screen-menu"
        popover="auto"
        ref={panel}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) panel.current?.hidePopover()
        }}
      >
        {children}
      </div>
    </div>
  )
}

function ProductLinks() {
  const { pathname } = useLocation()
  return (
    <ul className={styles.list}>
      {productLinks.map((link) => (
        <li key={link.to}>
          <PrefetchLink
            className={styles.link}
            to={link.to}
            aria-current={isCurrent(link, pathname) ? 'true' : undefined}
          >
            {link.label}
          </PrefetchLink>
        </li>
      ))}
    </ul>
  )
}
