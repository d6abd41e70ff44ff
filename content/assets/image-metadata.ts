import { encode as blurHash } from 'blurhash'
import type { Metadata } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { Json } from '#content/documents.ts'
import type { ImageFormat } from '#content/images/image-formats.ts'
import { openImage, openPixels } from '#content/images/image-library.ts'
import { exifOf } from './exif.ts'
import { baseMetadata, type MetadataKind } from './metadata-kinds.ts'
import { paletteOf } from './palette.ts'

/** The placeholder's width, as the service makes it, and the most it may grow downward. */
const LQIP_WIDTH = 20
const LQIP_MAX_HEIGHT = 60

/** What hashes and palette are made of: the most that ThumbHash takes. */
const SMALL_SIDE = 100

export interface ReadImage {
  width: number
  height: number
  /** The document's `metadata`. */
  metadata: { [field: string]: Json }
}

/**
 * Reads an image as a whole, which finds damaged ones.
 * @param source a file or bytes
 * @param found what the library read from its head
 */
export async function readImage(
  source: string | Uint8Array,
  found: Metadata,
  format: ImageFormat,
  kinds: readonly MetadataKind[],
): Promise<ReadImage> {
  const { width, height } = found.autoOrient
  const small = await openImage(source)
    .autoOrient()
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const isOpaque = !found.hasAlpha || (await openImage(source).stats()).isOpaque
  const wants = (kind: MetadataKind) => kinds.includes(kind) && !kinds.includes('none')
  const { data, info } = small
  return {
    width,
    height,
    metadata: {
      ...baseMetadata(width, height, found.hasAlpha, isOpaque),
      ...(wants('lqip') && { lqip: await lqipOf(small, format, found.hasAlpha) }),
      ...(wants('blurhash') && { blurHash: blurHashOf(small) }),
      ...(wants('thumbhash') && {
        thumbHash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
      }),
      ...(wants('palette') && { palette: paletteOf(data) }),
      ...exifOf(found.exif, { exif: wants('exif'), image: wants('image'), location: wants('location') }),
    },
  }
}

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

async function lqipOf({ data, info }: Pixels, format: ImageFormat, hasAlpha: boolean): Promise<string> {
  const height = Math.max(1, Math.round((info.height / info.width) * LQIP_WIDTH))
  const tiny = openPixels(data, info).resize(LQIP_WIDTH, Math.min(height, LQIP_MAX_HEIGHT), { fit: 'fill' })
  if (format === 'jpg')
    return asDataUrl('image/jpeg', await tiny.removeAlpha().jpeg({ quality: 60 }).toBuffer())
  return asDataUrl('image/png', await (hasAlpha ? tiny : tiny.removeAlpha()).png().toBuffer())
}

const asDataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`

/** Five components along the longer side and so many along the other that they are about square, as the service does. */
function blurHashOf({ data, info: { width, height } }: Pixels): string {
  const along = (side: number, other: number) =>
    side >= other ? 5 : Math.max(1, Math.ceil((5 * side) / other))
  return blurHash(new Uint8ClampedArray(data), width, height, along(width, height), along(height, width))
}
