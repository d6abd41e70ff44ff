import { BlockTitle } from '#app/blocks/block-title.tsx'
import { ContentButton } from '#app/blocks/content-button.tsx'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { Words } from '#app/blocks/rich-text/words.tsx'
import type { SectionValue } from './section-value.ts'
import styles from './sections.module.css'

interface HeroHeadProps {
  section: SectionValue
  /** The page's title; without it the section has an ordinary heading. */
  pageTitle?: string | undefined
}

/** A large heading, the next step, and a picture beside them. */
export function HeroHead({ section, pageTitle }: HeroHeadProps) {
  const { title, subtitle, buttons = [], image, kind } = section
  const plain = usePlainWords()
  return (
    <div className={image ? styles.hero : undefined}>
      <div className={styles.words}>
        {pageTitle === undefined ? <BlockTitle of={section} /> : <h1>{plain(pageTitle)}</h1>}
        {pageTitle !== undefined && title && title !== pageTitle ? (
          <p>
            <strong>
              <Words text={title} />
            </strong>
          </p>
        ) : null}
        {subtitle ? (
          <p className={styles.subtitle}>
            <Words text={subtitle} />
          </p>
        ) : null}
        {buttons.length > 0 ? (
          <div className={styles.buttons}>
            {buttons.map((button, at) => (
              <ContentButton key={button._key ?? at} button={button} />
            ))}
          </div>
        ) : null}
      </div>
      {image ? (
        <ContentImage
          className={styles.image}
          image={image}
          isFirst={kind !== 'CTA Banner'}
          width={1200}
          height={800}
          sizes="(min-width: 900px) 36rem, 100vw"
        />
      ) : null}
    </div>
  )
}
