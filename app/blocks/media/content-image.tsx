import blocks from '#app/blocks/blocks.module.css'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { fillTokens } from '#cms/model/tokens/template-tokens.ts'
import styles from './media.module.css'
import { type ImageValue, toPicture } from './picture.ts'

interface ContentImageProps {
  image: ImageValue
  /** The largest width at which it is shown, in CSS pixels. */
  width: number
  /** The height to crop to, in CSS pixels; without it the picture keeps its aspect ratio. */
  height?: number
  /** The `sizes` attribute; by default `100vw` up to its width. */
  sizes?: string
  /** The main picture of a page, which loads eagerly. */
  isFirst?: boolean
  className?: string | undefined
}

/**
 * A picture from the content library, offered in the sizes that screens need. A malformed reference renders
 * nothing.
 */
export function ContentImage({ image, width, height, sizes, isFirst, className }: ContentImageProps) {
  const { images, isPreview, words } = usePageScope()
  const picture = toPicture(image, images, { width, height })
  if (!picture)
    return isPreview ? (
      <span className={classNames(blocks.problem, styles.problem)} role="note">
        This picture can’t be shown: its reference is malformed.
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

/** A decorative picture: screen readers skip it, whatever its file name. */
export function Ornament({ image, ...rest }: ContentImageProps) {
  return <ContentImage {...rest} image={{ ...image, altText: '' }} />
}
