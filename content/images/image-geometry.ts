import { cropped } from './image-crop.ts'
import type { ImageParameters } from './image-parameters.ts'
import { isWhole, pixels, type Rect, type Size, turned, turnedSize, within } from './rectangles.ts'

/** What to do with the pixels, in this order; all whole numbers. */
export interface ImagePlan {
  /** Cut out of the upright, flipped and rotated source. */
  extract?: Rect
  /** Scale to exactly this; `cover`: keep the ratio and cut off all but the place it names. Undefined: as it is. */
  resize?: Size & { cover?: string }
  /** Cut out of the scaled image. */
  window?: Rect
  /** Around what is there by then. */
  extend?: { top: number; bottom: number; left: number; right: number }
  output: Size
}

/**
 * The sizes of a form of an image.
 * @param source after EXIF orientation, in pixels
 * @returns undefined where `rect` lies outside the image
 */
export function planImage(source: Size, parameters: ImageParameters): ImagePlan | undefined {
  const cut = parameters.rect && within(source, parameters.rect)
  if (parameters.rect && !cut) return undefined
  const all = { left: 0, top: 0, ...turnedSize(source, parameters.or) }
  const part = cut ? turned(cut, source, parameters) : all
  const scaled = scale(part, parameters)
  const extract = scaled.from ?? part
  const canvas = scaled.canvas ?? scaled.output
  const pad = Math.round(parameters.pad * parameters.dpr)
  const left = Math.floor((canvas.width - scaled.output.width) / 2)
  const top = Math.floor((canvas.height - scaled.output.height) / 2)
  const extend = {
    left: left + pad,
    top: top + pad,
    right: canvas.width - scaled.output.width - left + pad,
    bottom: canvas.height - scaled.output.height - top + pad,
  }
  return {
    extract: isWhole(extract, all) ? undefined : extract,
    resize: scaled.resize,
    window: scaled.window,
    extend: Object.values(extend).some((side) => side > 0) ? extend : undefined,
    output: { width: canvas.width + 2 * pad, height: canvas.height + 2 * pad },
  }
}

/** How a part of the picture gets its size. */
export interface Scaled {
  /** What is scaled, where it is less than what was given. */
  from?: Rect
  resize?: ImagePlan['resize']
  window?: Rect
  /** After resize and window. */
  output: Size
  /** Where `fill` and `fillmax` put it. */
  canvas?: Size
}

function scale(from: Rect, parameters: ImageParameters): Scaled {
  const { dpr, fit } = parameters
  const box = {
    width: parameters.w === undefined ? undefined : pixels(parameters.w * dpr),
    height: parameters.h === undefined ? undefined : pixels(parameters.h * dpr),
  }
  if (fit === 'crop') return cropped(from, bounded(from, box, parameters), parameters)
  if (box.width === undefined && box.height === undefined) return { output: from }
  const both = box.width !== undefined && box.height !== undefined
  if (fit === 'scale' && both) return stretched(from, filled(from, box))
  if (fit === 'min' && both) return cropped(from, shrunkToSource(from, filled(from, box)), parameters)
  const growing = fit === 'clip' || fit === 'fill' || fit === 'scale'
  const factor = Math.min(
    (box.width ?? Number.POSITIVE_INFINITY) / from.width,
    (box.height ?? Number.POSITIVE_INFINITY) / from.height,
    growing ? Number.POSITIVE_INFINITY : 1,
  )
  const inner = { width: pixels(from.width * factor), height: pixels(from.height * factor) }
  const fills = (fit === 'fill' || fit === 'fillmax') && both
  return { ...stretched(from, inner), canvas: fills ? filled(from, box) : undefined }
}

/** The box of `fit=crop`: a missing side follows the picture, and the four limits hold. */
function bounded(from: Size, box: Partial<Size>, parameters: ImageParameters): Size {
  const limit = (value: number, least = 1, most = Number.POSITIVE_INFINITY) =>
    Math.max(Math.min(value, pixels(most * parameters.dpr)), pixels(least * parameters.dpr))
  const asked = filled(from, box)
  return {
    width: limit(asked.width, parameters['min-w'], parameters['max-w']),
    height: limit(asked.height, parameters['min-h'], parameters['max-h']),
  }
}

function filled(from: Size, { width, height }: Partial<Size>): Size {
  if (width === undefined && height === undefined) return { width: from.width, height: from.height }
  return {
    width: width ?? pixels((from.width * (height ?? 0)) / from.height),
    height: height ?? pixels((from.height * (width ?? 0)) / from.width),
  }
}

/** The same ratio, no side longer than the source's. */
function shrunkToSource(from: Size, to: Size): Size {
  const factor = Math.min(1, from.width / to.width, from.height / to.height)
  return { width: pixels(to.width * factor), height: pixels(to.height * factor) }
}

function stretched(from: Size, to: Size): Scaled {
  const same = from.width === to.width && from.height === to.height
  return { resize: same ? undefined : to, output: to }
}
