import type { PageHandle } from '#app/context.ts'
import { toPageTitle } from '#app/shell/page-title.ts'
import { ReloadButton } from '#app/ui/button/button.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Container, Section, Stack } from '#app/ui/page/page.tsx'
import type { Route } from './+types/app-shell-page.ts'
import styles from './app-shell-page.module.css'
import { appShellText } from './messages.ts'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: toPageTitle(appShellText.title, matches[0].loaderData.settings.siteName) },
    { name: 'description', content: appShellText.description },
    { name: 'robots', content: 'noindex' },
  ]
}

export const handle = { cache: { params: [] } } satisfies PageHandle

/**
 * The app shell, shown when a page is available neither from the network nor from the pages saved on the
 * device. The service worker (public/sw.js) fills the list.
 */
export default function AppShellPage() {
  return (
    <Section>
      <Container width="question">
        <Stack>
          <Illustration className={styles.drawing} name="letter" />
          <h1>{appShellText.title}</h1>
          <p className={styles.text}>{appShellText.text}</p>
          <ReloadButton>{appShellText.again}</ReloadButton>
          <section className={styles.kept} aria-labelledby="kept-title" hidden data-kept-pages="">
            <h2 className={styles.keptTitle} id="kept-title">
              {appShellText.keptTitle}
            </h2>
            <p className={styles.text}>{appShellText.keptText}</p>
            <ul data-kept-list="" className={styles.list} />
            <p data-none-kept="">{appShellText.noneSaved}</p>
          </section>
        </Stack>
      </Container>
    </Section>
  )
}
