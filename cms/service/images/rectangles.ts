import type { ImageParameters } from './image-parameters.ts'

export interface Size {
  width: number
  height: number
}

export interface Rect extends Size {
  left: number
  top: number
}

/** Rounds a length to whole pixels, with a minimum of one. */
export const pixels = (value: number): number => Math.max(1, Math.round(value))

/** Returns the intersection of a rectangle with the source, or undefined if it is empty. */
export function within(source: Size, rect: Rect): Rect | undefined {
  const right = Math.min(source.width, rect.left + rect.width)
  const bottom = Math.min(source.height, rect.top + rect.height)
  if (right <= rect.left || bottom <= rect.top) return undefined
  return { left: rect.left, top: rect.top, width: right - rect.left, height: bottom - rect.top }
}

export const turnedSize = ({ width, height }: Size, degrees: number): Size =>
  degrees % 180 === 0 ? { width, height } : { width: height, height: width }

/** Returns where a part of the source is after flipping and then rotating clockwise. */
export function transformRect(rect: Rect, source: Size, { flip, or: degrees }: ImageParameters): Rect {
  // Without rotation, the library flips after extracting.
  if (degrees === 0) return rect
  const left = flip?.includes('h') ? source.width - rect.left - rect.width : rect.left
  const top = flip?.includes('v') ? source.height - rect.top - rect.height : rect.top
  const size = turnedSize(rect, degrees)
  if (degrees === 90) return { left: source.height - top - rect.height, top: left, ...size }
  if (degrees === 270) return { left: top, top: source.width - left - rect.width, ...size }
  return { left: source.width - left - rect.width, top: source.height - top - rect.height, ...size }
}

export const isWhole = (rect: Rect, all: Size): boolean =>
  rect.width === all.width && rect.height === all.height
