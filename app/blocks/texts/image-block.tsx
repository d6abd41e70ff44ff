import type { BlockProps } from '#app/blocks/block.ts'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import styles from './texts.module.css'

export function ImageBlock({ entry }: BlockProps<'Image'>) {
  const { image, caption } = entry.fields
  return (
    <figure>
      <ContentImage className={styles.picture} image={image} width={1200} />
      {caption ? (
        <figcaption className={styles.caption}>
          <Words text={caption} />
        </figcaption>
      ) : null}
    </figure>
  )
}
