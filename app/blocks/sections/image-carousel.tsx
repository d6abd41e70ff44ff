import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { sectionText } from './messages.ts'
import type { SectionValue } from './section-value.ts'
import styles from './sections.module.css'

/** Pictures side by side that the visitor scrolls by touch, wheel or arrow keys; nothing moves on its own. */
export function ImageCarousel({ section: { images = [], title } }: { section: SectionValue }) {
  const plain = usePlainWords()
  if (images.length === 0) return null
  const scrolls = { role: 'group', tabIndex: 0, 'aria-label': title ? plain(title) : sectionText.images }
  return (
    <div {...scrolls} className={styles.carousel}>
      <ul>
        {images.map(({ _key, image, caption, isNaturalSize }, at) => (
          <li key={_key ?? at}>
            <figure>
              <ContentImage
                image={image}
                width={600}
                {...(isNaturalSize ? {} : { height: 400 })}
                sizes="(min-width: 600px) 30rem, 85vw"
              />
              {caption ? (
                <figcaption>
                  <Words text={caption} />
                </figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
