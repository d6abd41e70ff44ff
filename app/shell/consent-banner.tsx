import { href, useLocation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Container } from '#app/ui/page/page.tsx'
import styles from './consent-banner.module.css'
import { shellText } from './messages.ts'

const said = shellText.consent
const and = new Intl.ListFormat('en-US')

/**
 * Asks what other companies may do here. It is on every page, and shows only while the root element says that the
 * visitor has not chosen: without script nothing of theirs loads, so nothing is asked.
 * @param vendors the addresses of their scripts; the banner is empty without any
 */
export function ConsentBanner({ vendors }: { vendors: readonly string[] }) {
  const path = href('/about/privacy-choices')
  // That page asks by itself.
  if (useLocation().pathname === path || vendors.length === 0) return null
  return (
    <section aria-label={said.name} className={styles.banner} data-print="no">
      <Container>
        <form action={path} className={styles.ask} method="post">
          <p>{said.ask(listHosts(vendors))}</p>
          <div className={styles.ways}>
            <Button fitContent name="choice" size="small" type="submit" value="all" variant="white">
              {said.all}
            </Button>
            <Button fitContent name="choice" size="small" type="submit" value="necessary" variant="white">
              {said.necessary}
            </Button>
            <ButtonLink fitContent href={href('/about/privacy-choices')} size="small" variant="white">
              {said.choose}
            </ButtonLink>
          </div>
        </form>
      </Container>
    </section>
  )
}

/** Returns the hosts of the scripts as words. */
export function listHosts(vendors: readonly string[]): string {
  return and.format(new Set(vendors.map((address) => new URL(address).host)))
}
