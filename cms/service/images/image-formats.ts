import type { Metadata } from 'sharp'

/**
 * The maximum number of pixels in an image, all frames together. The largest full-frame cameras produce 61
 * million; decoded as a whole, as rotation requires, that is 256 MB.
 */
export const MAX_PIXELS = 64_000_000

/** The maximum length of a side, which is the limit of JPEG. */
export const MAX_SIDE = 65_500

export type ImageFormat = 'jpg' | 'png' | 'webp' | 'gif' | 'tif' | 'avif'

/**
 * Returns the format that the decoder detected, whatever the name or header said, or undefined for an
 * unsupported format.
 */
export function findFormat(metadata: Metadata): ImageFormat | undefined {
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
