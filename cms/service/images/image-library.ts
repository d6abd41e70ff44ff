import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS } from './image-formats.ts'

// Imported when the first image is read or rendered, because the library takes 25 MB and a tenth of a second.

// These settings apply to the whole process. Parallelism comes from the number of concurrent transforms, not
// from threads within one, because two requests share two cores better than one after the other with both.
// The operation cache is off, because results are cached on disk and nobody needs the pixels again.
sharp.concurrency(1)
sharp.cache(false)

// libvips reads many more formats than browsers show. Each one is C code that uploads could attack, so only
// these are enabled. SVG is not one of them, because it is never rendered here.
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

/** The timeout of a transform; one within the size limits takes a tenth of it. */
const MAX_SECONDS = 30

/**
 * Opens an image from bytes or a file, with every frame of an animation on request. A damaged image throws.
 */
export function openImage(source: string | Uint8Array, { everyFrame = false } = {}): Sharp {
  return sharp(source, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    animated: everyFrame,
    sequentialRead: true,
  }).timeout({ seconds: MAX_SECONDS })
}

/** Opens raw pixels from memory as an image. */
export function openPixels(
  data: Uint8Array,
  shape: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
): Sharp {
  return sharp(data, { raw: shape, limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS })
}

/** Part of every cache key, so that a new library version invalidates cached results. */
export const imageLibraryVersion: string = sharp.versions.vips ?? ''
