import type { PageHandle } from '#app/context.ts'
import { ReloadButton } from '#app/ui/button/button.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Container, Section, Stack } from '#app/ui/page/page.tsx'
import styles from './app-shell-page.module.css'
import { words } from './words.ts'

export const meta = () => [
  { title: words.title },
  { name: 'description', content: words.description },
  { name: 'robots', content: 'noindex' },
]

export const handle = { cache: { params: [] } } satisfies PageHandle

/**
 * The app shell: what a navigation shows when neither the network nor the kept pages have its page. The service worker
 * (public/sw.js) fills the list.
 */
export default function AppShellPage() {
  return (
    <Section>
      <Container width="question">
        <Stack>
          <Illustration className={styles.drawing} name="letter" />
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.text}>{words.text}</p>
          <ReloadButton>{words.again}</ReloadButton>
          <section className={styles.kept} aria-labelledby="kept-title" hidden data-kept-pages="">
            <h2 className={styles.keptTitle} id="kept-title">
              {words.keptTitle}
            </h2>
            <p className={styles.text}>{words.keptText}</p>
            <ul data-kept-list="" className={styles.list} />
            <p data-none-kept="">{words.noneKept}</p>
          </section>
        </Stack>
      </Container>
    </Section>
  )
}
