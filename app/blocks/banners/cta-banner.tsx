import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { ContentButton } from '#app/blocks/content-button.tsx'
import { Ornament } from '#app/blocks/media/content-image.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stack } from '#app/ui/page/page.tsx'
import styles from './banners.module.css'

/**
 * A banner with one next step. In the primary color it is the dark band with the warm button, unless an
 * editor chose another button.
 */
export function CtaBanner({ entry }: BlockProps<'Call-to-action banner'>) {
  const { text, button, image, color = 'primary' } = entry.fields
  const isDeep = color === 'primary'
  const isWarm = isDeep && !button.color && button.variant !== 'white'
  const next = <ContentButton button={isWarm ? { ...button, color: 'orange' } : button} />
  return (
    <div
      className={classNames(styles.drawn, isDeep ? styles.deep : shared.surface)}
      data-color={color}
      data-print={isDeep ? 'no' : undefined}
      data-surface={isDeep ? 'deep' : undefined}
    >
      <Stack className={styles.words}>
        <BlockTitle of={entry} />
        {text ? (
          <p>
            <Words text={text} />
          </p>
        ) : null}
        {image ? next : null}
      </Stack>
      {image ? <Ornament className={styles.picture} image={image} width={200} /> : next}
    </div>
  )
}
