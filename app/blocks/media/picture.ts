import { createImageUrlBuilder } from '@sanity/image-url'
import type { ImageService } from '#app/blocks/page-scope.tsx'
import { srcSet } from '#app/ui/image/widths.ts'
import type { Read } from '#content-model/documents/document-types.ts'

export type ImageValue = NonNullable<Read<'blog'>['image']>

/** Sizes of specification §7, in CSS pixels. */
export const heroSize = { width: 1200, height: 800 } as const
export const thumbnailSize = { width: 600, height: 400 } as const

/** What an `img` needs to show a picture without moving the page. Sizes in pixels. */
interface Picture {
  src: string
  srcSet: string | undefined
  width: number
  height: number
  /** A picture of a few pixels as a `data:` address, to be shown until the real one is there. */
  placeholder: string | undefined
}

/**
 * The addresses of a picture that is shown at most `width` CSS pixels wide, cropped where a height is given and in its
 * own shape otherwise. Undefined where the reference to it is malformed.
 */
export function pictureOf(
  image: ImageValue,
  service: ImageService,
  { width, height }: { width: number; height?: number | undefined },
): Picture | undefined {
  const file = fileOf(image.asset)
  if (!file) return undefined
  // Without an address the library takes that of the hosted service.
  const builder = createImageUrlBuilder({ ...service, baseUrl: service.baseUrl || '/' })
  const crop = cropOf(image)
  const own = ownSize(file, crop)
  const shape = height === undefined ? own.height / own.width : height / width
  const size = { width, height: Math.round(width * shape) }
  const asset = { _ref: file.id }
  if (file.format === 'svg')
    return { ...size, src: builder.image(asset).url(), srcSet: undefined, placeholder: undefined }

  const isFocused = crop !== undefined || image.hotspot !== undefined
  const source = { asset, ...(crop && { crop }), ...(image.hotspot && { hotspot: image.hotspot }) }
  const urlOf = (wide: number) => {
    const made = builder.image(source).width(wide).auto('format')
    if (height === undefined) return made.fit('max').url()
    const cropped = made.height(Math.round(wide * shape)).fit('crop')
    // A crop by name would overrule what the editor chose to keep.
    return (isFocused ? cropped : cropped.crop('center')).url()
  }
  const ownWidth = Math.floor(Math.min(own.width, own.height / shape))
  return {
    ...size,
    src: urlOf(Math.min(width, ownWidth)),
    srcSet: srcSet(width, urlOf, ownWidth) || undefined,
    placeholder: placeholderOf(image.asset, file.format),
  }
}

/** The picture's own width, at which it is sharp; undefined where the reference to it is malformed. */
export function naturalWidth(image: ImageValue): number | undefined {
  const file = fileOf(image.asset)
  return file && ownSize(file, cropOf(image)).width
}

/** Whether an asset of this id can be a picture. */
export function isPictureId(id: string): boolean {
  return fileOf({ _id: id }) !== undefined
}

interface File {
  id: string
  width: number
  height: number
  format: string
}

/** What the id of an asset says: `image-{hash}-{width}x{height}-{format}`. */
function fileOf({ _id, _ref }: ImageValue['asset']): File | undefined {
  const id = _ref ?? _id ?? ''
  const [, width, height, format] =
    /^image-[A-Za-z0-9_]+-([1-9]\d{0,5})x([1-9]\d{0,5})-([a-z0-9]+)$/.exec(id) ?? []
  if (!width || !height || !format) return undefined
  return { id, width: Number(width), height: Number(height), format }
}

/** The crop, if it leaves something of the picture. */
function cropOf({ crop }: ImageValue): ImageValue['crop'] {
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

/** Only photos have one here: it would be seen through the holes of other pictures. */
function placeholderOf({ metadata }: ImageValue['asset'], format: string): string | undefined {
  const lqip = metadata?.lqip
  return format === 'jpg' && lqip?.startsWith('data:image/') ? lqip : undefined
}
