import type { ImageParameters } from './image-parameters.ts'

export interface Size {
  width: number
  height: number
}

export interface Rect extends Size {
  left: number
  top: number
}

/** A length, rounded; nothing is shorter than one pixel. */
export const pixels = (value: number): number => Math.max(1, Math.round(value))

/** What of a part lies within the source; undefined: nothing. */
export function within(source: Size, rect: Rect): Rect | undefined {
  const right = Math.min(source.width, rect.left + rect.width)
  const bottom = Math.min(source.height, rect.top + rect.height)
  if (right <= rect.left || bottom <= rect.top) return undefined
  return { left: rect.left, top: rect.top, width: right - rect.left, height: bottom - rect.top }
}

export const turnedSize = ({ width, height }: Size, degrees: number): Size =>
  degrees % 180 === 0 ? { width, height } : { width: height, height: width }

/** Where a part of the source lies once that is flipped and then rotated clockwise. */
export function turned(rect: Rect, source: Size, { flip, or: degrees }: ImageParameters): Rect {
  // The library flips after cutting out where nothing is rotated.
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
