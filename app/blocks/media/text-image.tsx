import type { MemberOf } from '#app/blocks/rich-text/text-value.ts'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { ContentImage } from './content-image.tsx'
import styles from './media.module.css'
import { naturalWidth } from './picture.ts'

/** The maximum width of a text column, in CSS pixels. */
const columnWidth = 760

/** A picture between paragraphs, as wide as its column; at natural size it is never enlarged. */
export function TextImage({
  picture: { image, isNaturalSize, caption },
}: {
  picture: Pick<MemberOf<'imageComponent'>, 'image' | 'isNaturalSize' | 'caption'>
}) {
  const width = isNaturalSize ? Math.min(naturalWidth(image) ?? columnWidth, columnWidth) : columnWidth
  const shown = (
    <ContentImage image={image} width={width} className={isNaturalSize ? undefined : styles.wide} />
  )
  if (!caption) return shown
  return (
    <figure>
      {shown}
      <figcaption className={styles.caption}>
        <Words text={caption} />
      </figcaption>
    </figure>
  )
}
