import type { ImageParameters } from './image-parameters.ts'
import { pixels, type Rect, type Size } from './rectangles.ts'

/** How a part of an image is scaled to its output size. */
export interface Scaled {
  /** The part to scale, if it is smaller than the given rectangle. */
  from?: Rect
  /**
   * Scales to exactly this size. With `cover`, the aspect ratio is kept and everything outside the named
   * position is cut off. Undefined means no scaling.
   */
  resize?: Size & { cover?: string }
  window?: Rect
  /** The size after `resize` and `window`. */
  output: Size
  /** The canvas of `fill` and `fillmax`, on which the image is placed. */
  canvas?: Size
}

/** Scales a part of an image so that it covers a box, and cuts off the rest. */
export function planCrop(given: Rect, to: Size, parameters: ImageParameters): Scaled {
  if (given.width === to.width && given.height === to.height) return { output: to }
  const point = focalPoint(parameters)
  const kept = shortened(given, to, point)
  const from = beforeFlip(kept, given, parameters)
  const factor = Math.max(to.width / kept.width, to.height / kept.height)
  const all = {
    width: Math.max(to.width, pixels(kept.width * factor)),
    height: Math.max(to.height, pixels(kept.height * factor)),
  }
  if (parameters.crop !== 'focalpoint') {
    const isSearched = parameters.crop === 'entropy' && all.width * all.height <= MAX_SEARCHED_PIXELS
    return {
      from,
      resize: { ...to, cover: isSearched ? 'entropy' : toSharpPosition(parameters.crop) },
      output: to,
    }
  }
  const window = {
    left: around(point.x * given.width - kept.left, kept.width, to.width, all.width),
    top: around(point.y * given.height - kept.top, kept.height, to.height, all.height),
    ...to,
  }
  return { from, resize: all, window, output: to }
}

/** Formats a position as the library expects it, such as `left top`. */
function toSharpPosition(crop: string): string {
  const words = crop.split(',')
  const named = [/left|right/, /top|bottom/].map((pattern) => words.find((word) => pattern.test(word)))
  return named.filter((word) => word !== undefined).join(' ') || 'center'
}

/** Finding the busiest part takes 0.1 s per million pixels, so larger images are cropped at the center. */
const MAX_SEARCHED_PIXELS = 16_000_000

/** The maximum ratio of the scaled image to the part that is kept. */
const MAX_OVERHANG = 8

/** Returns the point that `fit=crop` keeps, as fractions of the size. */
function focalPoint({ crop, ...parameters }: ImageParameters): { x: number; y: number } {
  if (crop === 'focalpoint') return { x: parameters['fp-x'], y: parameters['fp-y'] }
  const words = crop.split(',')
  const place = (first: string, last: string) => (words.includes(first) ? 0 : words.includes(last) ? 1 : 0.5)
  return { x: place('left', 'right'), y: place('top', 'bottom') }
}

/**
 * Trims a very long image before scaling, because a line of pixels would become a huge image.
 * @returns the part to keep, relative to the corner of the given part
 */
function shortened(from: Size, to: Size, point: { x: number; y: number }): Rect {
  const width = Math.min(from.width, pixels((from.height * to.width * MAX_OVERHANG) / to.height))
  const height = Math.min(from.height, pixels((from.width * to.height * MAX_OVERHANG) / to.width))
  return {
    left: around(point.x * from.width, from.width, width, from.width),
    top: around(point.y * from.height, from.height, height, from.height),
    width,
    height,
  }
}

/**
 * Converts a part to its position before flipping, because the library flips after extracting unless it also
 * rotates.
 */
function beforeFlip(part: Rect, given: Rect, { flip, or: degrees }: ImageParameters): Rect {
  const isLater = (direction: string) => degrees === 0 && flip?.includes(direction)
  const left = isLater('h') ? given.width - part.left - part.width : part.left
  const top = isLater('v') ? given.height - part.top - part.height : part.top
  return { ...part, left: given.left + left, top: given.top + top }
}

/**
 * Returns where a window starts so that it is centered on a point and stays inside.
 * @param point a position in the length `from`, which is scaled to `all`
 */
function around(point: number, from: number, length: number, all: number): number {
  return Math.round(Math.max(0, Math.min((point * all) / from - length / 2, all - length)))
}
