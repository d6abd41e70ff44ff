import blocks from '#app/blocks/blocks.module.css'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { fillTokens } from '#content-model/tokens/template-tokens.ts'
import styles from './media.module.css'
import { type ImageValue, pictureOf } from './picture.ts'

interface ContentImageProps {
  image: ImageValue
  /** The widest it is shown, in CSS pixels. */
  width: number
  /** Cropped to it; without it the picture keeps its own shape. */
  height?: number
  /** The `sizes` of the picture; `100vw` up to its width unless told. */
  sizes?: string
  /** Fetched at once: the main picture of a page. */
  isFirst?: boolean
  className?: string | undefined
}

/** A picture of the content library, made in the sizes that screens need. A malformed reference shows nothing. */
export function ContentImage({ image, width, height, sizes, isFirst, className }: ContentImageProps) {
  const { images, isPreview, words } = usePageScope()
  const picture = pictureOf(image, images, { width, height })
  if (!picture)
    return isPreview ? (
      <span className={classNames(blocks.problem, styles.problem)} role="note">
        This picture cannot be shown: its reference is malformed.
      </span>
    ) : null
  const { placeholder, ...size } = picture
  return (
    <span className={classNames(styles.frame, className)}>
      {placeholder ? <img className={styles.placeholder} src={placeholder} alt="" /> : null}
      <img
        {...size}
        className={styles.picture}
        sizes={picture.srcSet && (sizes ?? `(max-width: ${width}px) 100vw, ${width}px`)}
        alt={fillTokens(image.altText ?? image.asset.altText ?? '', words)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </span>
  )
}
