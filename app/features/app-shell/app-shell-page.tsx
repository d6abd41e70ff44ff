import type { PageHandle } from '#app/context.ts'
import { toPageTitle } from '#app/shell/page-title.ts'
import { ReloadButton } from '#app/ui/button/button.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Container, Section, Stack } from '#app/ui/page/page.tsx'
import type { Route } from './+types/app-shell-page.ts'
import styles from './app-shell-page.module.css'
import { messages } from './messages.ts'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: toPageTitle(messages.title, matches[0].loaderData.settings.siteName) },
    { name: 'description', content: messages.description },
    { name: 'robots', content: 'noindex' },
  ]
}

export const handle = { cache: { params: [] } } satisfies PageHandle

/**
 * The app shell, shown when a page is available neither from the network nor from the pages kept on the
 * device. The service worker (public/sw.js) fills the list.
 */
export default function AppShellPage() {
  return (
    <Section>
      <Container width="question">
        <Stack>
          <Illustration className={styles.drawing} name="letter" />
          <h1 className={styles.title}>{messages.title}</h1>
          <p className={styles.text}>{messages.text}</p>
          <ReloadButton>{messages.again}</ReloadButton>
          <section className={styles.kept} aria-labelledby="kept-title" hidden data-kept-pages="">
            <h2 className={styles.keptTitle} id="kept-title">
              {messages.keptTitle}
            </h2>
            <p className={styles.text}>{messages.keptText}</p>
            <ul data-kept-list="" className={styles.list} />
            <p data-none-kept="">{messages.noneKept}</p>
          </section>
        </Stack>
      </Container>
    </Section>
  )
}
