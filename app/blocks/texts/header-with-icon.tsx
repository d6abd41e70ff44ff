import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { Ornament } from '#app/blocks/media/content-image.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import styles from './texts.module.css'

export function HeaderWithIcon({ entry }: BlockProps<'Header with icon'>) {
  const { subtitle, icon } = entry.fields
  return (
    <div className={styles.header}>
      {icon ? <Ornament className={styles.icon} image={icon} width={56} height={56} /> : null}
      <div>
        <BlockTitle of={entry} />
        {subtitle ? (
          <p className={styles.soft}>
            <Words text={subtitle} />
          </p>
        ) : null}
      </div>
    </div>
  )
}
