import sharp, { type Metadata, type Sharp } from 'sharp'

// Set once for the process. Threads come from the number of transforms at once, not from within one: two requests share two
// cores better than one request that uses both, then the other. The operation cache would only keep pixels that nobody asks
// for twice, since results are kept on disk.
sharp.concurrency(1)
sharp.cache(false)

// libvips reads many more formats than a browser shows. Each is C code that uploads would reach, so only these may be read.
// SVG is not among them: it is never drawn here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    'VipsForeignLoadTiff',
  ],
})

/**
 * Of a picture, all frames together. The largest full-frame cameras give 61 million; decoded as a whole, which rotating needs,
 * this is 256 MB.
 */
export const MAX_PIXELS = 64_000_000

/** Of a side: the most that JPEG can say. */
export const MAX_SIDE = 65_500

/** No transform may take longer; those within the limits take a tenth of it. */
const MAX_SECONDS = 30

/** A picture to read: from bytes or a file, whole or, when animated, with every frame. Damaged ones fail. */
export function openImage(source: string | Uint8Array, { everyFrame = false } = {}): Sharp {
  return sharp(source, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    animated: everyFrame,
    sequentialRead: true,
  }).timeout({ seconds: MAX_SECONDS })
}

/** Pixels from memory, as a picture to go on with. */
export function openPixels(
  data: Uint8Array,
  shape: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
): Sharp {
  return sharp(data, { raw: shape, limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS })
}

/** Changes the key of every kept result when what draws them changes. */
export const imageLibraryVersion: string = sharp.versions.vips ?? ''

export type ImageFormat = 'jpg' | 'png' | 'webp' | 'gif' | 'tif' | 'avif'

/** What a decoder found, whatever the name or header said; undefined for formats that are not images to us. */
export function formatOf(metadata: Metadata): ImageFormat | undefined {
  if (metadata.format === 'heif') return metadata.compression === 'av1' ? 'avif' : undefined
  return formats[metadata.format]
}

const formats: Partial<Record<string, ImageFormat>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  tiff: 'tif',
  avif: 'avif',
}

export const mimeTypes: Record<ImageFormat | 'svg', string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  tif: 'image/tiff',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}
