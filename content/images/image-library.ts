import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS } from './image-formats.ts'

// Imported with the first picture that is read or drawn: 25 MB and a tenth of a second that a start does not need.

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
