import { encode as blurHash } from 'blurhash'
import type { Metadata } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { Json } from '#content/documents.ts'
import type { ImageFormat } from '#content/images/image-formats.ts'
import { openImage, openPixels } from '#content/images/image-library.ts'
import { pickExifFields } from './exif.ts'
import { baseMetadata, type MetadataKind } from './metadata-kinds.ts'
import { makePalette } from './palette.ts'

/** The width of the placeholder, as in the hosted service, and its maximum height. */
const LQIP_WIDTH = 20
const LQIP_MAX_HEIGHT = 60

/** The size from which hashes and palette are computed, which is the maximum for ThumbHash. */
const SMALL_SIDE = 100

export interface ReadImage {
  width: number
  height: number
  /** The `metadata` field of the asset document. */
  metadata: { [field: string]: Json }
}

/**
 * Decodes the whole image, which detects damage.
 * @param source a file path or the bytes
 * @param found the metadata that the library read from the header
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
      ...(wants('lqip') && { lqip: await makeLqip(small, format, found.hasAlpha) }),
      ...(wants('blurhash') && { blurHash: makeBlurHash(small) }),
      ...(wants('thumbhash') && {
        thumbHash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
      }),
      ...(wants('palette') && { palette: makePalette(data) }),
      ...pickExifFields(found.exif, {
        exif: wants('exif'),
        image: wants('image'),
        location: wants('location'),
      }),
    },
  }
}

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

async function makeLqip({ data, info }: Pixels, format: ImageFormat, hasAlpha: boolean): Promise<string> {
  const height = Math.max(1, Math.round((info.height / info.width) * LQIP_WIDTH))
  const tiny = openPixels(data, info).resize(LQIP_WIDTH, Math.min(height, LQIP_MAX_HEIGHT), { fit: 'fill' })
  if (format === 'jpg')
    return asDataUrl('image/jpeg', await tiny.removeAlpha().jpeg({ quality: 60 }).toBuffer())
  return asDataUrl('image/png', await (hasAlpha ? tiny : tiny.removeAlpha()).png().toBuffer())
}

const asDataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`

/**
 * Uses five components along the longer side and enough along the other to make them roughly square, as the
 * hosted service does.
 */
function makeBlurHash({ data, info: { width, height } }: Pixels): string {
  const along = (side: number, other: number) =>
    side >= other ? 5 : Math.max(1, Math.ceil((5 * side) / other))
  return blurHash(new Uint8ClampedArray(data), width, height, along(width, height), along(height, width))
}
