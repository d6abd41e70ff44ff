import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { ContentButton } from '#app/blocks/content-button.tsx'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import styles from './products.module.css'

/** Describes a tool of the site beside a picture of it. */
export function ProductShowOff({ entry }: BlockProps<'Product show off'>) {
  const { text, image, button } = entry.fields
  return (
    <div className={styles.showOff} data-surface="deep">
      <div className={styles.block}>
        <BlockTitle of={entry} />
        {text ? (
          <p>
            <Words text={text} />
          </p>
        ) : null}
        {button ? <ContentButton button={button} /> : null}
      </div>
      {image ? <ContentImage image={image} width={600} /> : null}
    </div>
  )
}
