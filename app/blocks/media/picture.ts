import { createImageUrlBuilder } from '@sanity/image-url'
import type { ImageService } from '#app/content/image-service.ts'
import { srcSet } from '#app/ui/image/widths.ts'
import type { Read } from '#cms/model/documents/document-types.ts'

export type ImageValue = NonNullable<Read<'blog'>['image']>

/** Sizes from specification §7, in CSS pixels. */
export const heroSize = { width: 1200, height: 800 } as const
export const thumbnailSize = { width: 600, height: 400 } as const

/** The attributes an `img` needs to show a picture without shifting the page. Sizes are in pixels. */
interface Picture {
  src: string
  srcSet: string | undefined
  width: number
  height: number
  /** A picture of a few pixels as a `data:` URL, shown until the real one loads. */
  placeholder: string | undefined
}

/**
 * Returns the URLs of a picture that is shown at most `width` CSS pixels wide, cropped when a height is given
 * and at its own aspect ratio otherwise. Returns undefined when its reference is malformed.
 */
export function toPicture(
  image: ImageValue,
  service: ImageService,
  { width, height }: { width: number; height?: number | undefined },
): Picture | undefined {
  const file = readImageFile(image.asset)
  if (!file) return undefined
  // With an empty base URL, the library would use the hosted service.
  const builder = createImageUrlBuilder({ ...service, baseUrl: service.baseUrl || '/' })
  const crop = toCrop(image)
  const own = ownSize(file, crop)
  const shape = height === undefined ? own.height / own.width : height / width
  const size = { width, height: Math.round(width * shape) }
  const asset = { _ref: file.id }
  if (file.format === 'svg')
    return { ...size, src: builder.image(asset).url(), srcSet: undefined, placeholder: undefined }

  const isFocused = crop !== undefined || image.hotspot !== undefined
  const source = { asset, ...(crop && { crop }), ...(image.hotspot && { hotspot: image.hotspot }) }
  const toUrl = (wide: number) => {
    const made = builder.image(source).width(wide).auto('format')
    if (height === undefined) return made.fit('max').url()
    const cropped = made.height(Math.round(wide * shape)).fit('crop')
    // A named crop would override the area that the editor chose to keep.
    return (isFocused ? cropped : cropped.crop('center')).url()
  }
  const ownWidth = Math.floor(Math.min(own.width, own.height / shape))
  return {
    ...size,
    src: toUrl(Math.min(width, ownWidth)),
    srcSet: srcSet(width, toUrl, ownWidth) || undefined,
    placeholder: getPlaceholder(image.asset, file.format),
  }
}

/**
 * Returns the picture's own width, the largest at which it is sharp, or undefined when its reference is
 * malformed.
 */
export function naturalWidth(image: ImageValue): number | undefined {
  const file = readImageFile(image.asset)
  return file && ownSize(file, toCrop(image)).width
}

export function isPictureId(id: string): boolean {
  return readImageFile({ _id: id }) !== undefined
}

interface File {
  id: string
  width: number
  height: number
  format: string
}

/** Parses the id of an asset: `image-{hash}-{width}x{height}-{format}`. */
function readImageFile({ _id, _ref }: ImageValue['asset']): File | undefined {
  const id = _ref ?? _id ?? ''
  const [, width, height, format] =
    /^image-[A-Za-z0-9_]+-([1-9]\d{0,5})x([1-9]\d{0,5})-([a-z0-9]+)$/.exec(id) ?? []
  if (!width || !height || !format) return undefined
  return { id, width: Number(width), height: Number(height), format }
}

/** Returns the crop, or undefined if it would leave nothing of the picture. */
function toCrop({ crop }: ImageValue): ImageValue['crop'] {
  if (!crop) return undefined
  const { top, right, bottom, left } = crop
  const isInside = [top, right, bottom, left].every((part) => part >= 0)
  return isInside && left + right < 1 && top + bottom < 1 ? crop : undefined
}

function ownSize({ width, height }: File, crop: ImageValue['crop']) {
  const { top, right, bottom, left } = crop ?? { top: 0, right: 0, bottom: 0, left: 0 }
  return {
    width: Math.max(1, Math.round(width * (1 - left - right))),
    height: Math.max(1, Math.round(height * (1 - top - bottom))),
  }
}

/** Returns a placeholder for photos only; in other formats it would show through transparent areas. */
function getPlaceholder({ metadata }: ImageValue['asset'], format: string): string | undefined {
  const lqip = metadata?.lqip
  return format === 'jpg' && lqip?.startsWith('data:image/') ? lqip : undefined
}
