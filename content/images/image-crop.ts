import type { Scaled } from './image-geometry.ts'
import type { ImageParameters } from './image-parameters.ts'
import { pixels, type Rect, type Size } from './rectangles.ts'

/** Scales a part of the picture so that it covers a box, and cuts off what is over. */
export function cropped(given: Rect, to: Size, parameters: ImageParameters): Scaled {
  if (given.width === to.width && given.height === to.height) return { output: to }
  const point = keptPoint(parameters)
  const kept = shortened(given, to, point)
  const from = beforeFlip(kept, given, parameters)
  const factor = Math.max(to.width / kept.width, to.height / kept.height)
  const all = {
    width: Math.max(to.width, pixels(kept.width * factor)),
    height: Math.max(to.height, pixels(kept.height * factor)),
  }
  if (parameters.crop !== 'focalpoint') {
    const isSearched = parameters.crop === 'entropy' && all.width * all.height <= MAX_SEARCHED_PIXELS
    return { from, resize: { ...to, cover: isSearched ? 'entropy' : placeOf(parameters.crop) }, output: to }
  }
  const window = {
    left: around(point.x * given.width - kept.left, kept.width, to.width, all.width),
    top: around(point.y * given.height - kept.top, kept.height, to.height, all.height),
    ...to,
  }
  return { from, resize: all, window, output: to }
}

/** In the library's word order: `left top`. */
function placeOf(crop: string): string {
  const words = crop.split(',')
  const named = [/left|right/, /top|bottom/].map((pattern) => words.find((word) => pattern.test(word)))
  return named.filter((word) => word !== undefined).join(' ') || 'center'
}

/** Looking for the busiest part takes 0.1 s per million pixels; in larger pictures the middle is taken. */
const MAX_SEARCHED_PIXELS = 16_000_000

/** What would be cut off may be so many times what stays. */
const MAX_OVERHANG = 8

/** The point that `fit=crop` keeps, in fractions. */
function keptPoint({ crop, ...parameters }: ImageParameters): { x: number; y: number } {
  if (crop === 'focalpoint') return { x: parameters['fp-x'], y: parameters['fp-y'] }
  const words = crop.split(',')
  const place = (first: string, last: string) => (words.includes(first) ? 0 : words.includes(last) ? 1 : 0.5)
  return { x: place('left', 'right'), y: place('top', 'bottom') }
}

/**
 * Cuts the ends of a very long picture off before it is scaled: a line of pixels would become a plane.
 * @returns a part of it, counted from its corner
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

/** Where a part is cut out: the library flips after that, unless it also rotates. */
function beforeFlip(part: Rect, given: Rect, { flip, or: degrees }: ImageParameters): Rect {
  const isLater = (direction: string) => degrees === 0 && flip?.includes(direction)
  const left = isLater('h') ? given.width - part.left - part.width : part.left
  const top = isLater('v') ? given.height - part.top - part.height : part.top
  return { ...part, left: given.left + left, top: given.top + top }
}

/**
 * Where a window begins so that a point is in its middle and it stays inside.
 * @param point in a length `from` that is scaled to `all`
 */
function around(point: number, from: number, length: number, all: number): number {
  return Math.round(Math.max(0, Math.min((point * all) / from - length / 2, all - length)))
}
