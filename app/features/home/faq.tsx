import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import styles from './home.module.css'
import type { HomeContent } from './load-home-content.server.ts'
import { words } from './words.ts'

/** The questions people ask first, as the settings have them. */
export function Faq({ questions }: Pick<HomeContent, 'questions'>) {
  return (
    <div className={styles.faq}>
      <h2>{words.questions}</h2>
      <div className={styles.questions}>
        {questions.map(({ _key, title, content }, index) => (
          <Details
            key={_key ?? index}
            summary={
              <h3 className={styles.question}>
                <Words text={title} />
              </h3>
            }
            open={index === 0}
          >
            <Stack>
              <RichText value={content} />
            </Stack>
          </Details>
        ))}
      </div>
    </div>
  )
}
