import { href } from 'react-router'
import { Container } from '#app/ui/page/page.tsx'
import { ColorModeMenu } from './color-mode-switch.tsx'
import styles from './flow-frame.module.css'
import { LogoMark } from './logo.tsx'
import { shellText } from './messages.ts'
import navbar from './navbar.module.css'
import { flowLinks } from './navigation.ts'
import { usePublicSettings } from './public-settings.tsx'

/** The header of a flow: where one is, the way out, and the theme. Nothing in it leads away by accident. */
export function FlowHeader({ exit }: { exit: string }) {
  const { siteName } = usePublicSettings()
  return (
    <header className={navbar.navbar} data-print="no">
      <Container className={navbar.inside}>
        <a className={navbar.logo} href={href('/')}>
          <LogoMark />
          <span>{siteName}</span>
        </a>
        <div className={navbar.end}>
          <a className={navbar.link} href={exit}>
            {shellText.exit}
          </a>
          <ColorModeMenu />
        </div>
      </Container>
    </header>
  )
}

/** The footer of a flow, in one line. */
export function FlowFooter() {
  const { siteName } = usePublicSettings()
  return (
    <footer className={styles.footer}>
      <Container className={styles.line}>
        <p>{shellText.flowNote(siteName)}</p>
        <ul className={styles.links} data-print="no">
          {flowLinks.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </Container>
    </footer>
  )
}
