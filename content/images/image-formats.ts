import type { Metadata } from 'sharp'

/**
 * Of a picture, all frames together. The largest full-frame cameras give 61 million; decoded as a whole, which rotating needs,
 * this is 256 MB.
 */
export const MAX_PIXELS = 64_000_000

/** Of a side: the most that JPEG can say. */
export const MAX_SIDE = 65_500

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
