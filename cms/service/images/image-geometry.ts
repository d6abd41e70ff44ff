import { planCrop, type Scaled } from './image-crop.ts'
import type { ImageParameters } from './image-parameters.ts'
import { isWhole, pixels, type Rect, type Size, transformRect, turnedSize, within } from './rectangles.ts'

/** The steps to apply to the pixels, in this order. All values are integers. */
export interface ImagePlan {
  /** The part to cut out of the source after orientation, flip, and rotation. */
  extract?: Rect
  resize?: Scaled['resize']
  /** The part to cut out of the scaled image. */
  window?: Rect
  /** The padding around the result of the earlier steps. */
  extend?: { top: number; bottom: number; left: number; right: number }
  output: Size
}

/**
 * Computes the sizes for one form of an image.
 * @param source the size in pixels after EXIF orientation
 * @returns undefined if `rect` lies outside the image
 */
export function planImage(source: Size, parameters: ImageParameters): ImagePlan | undefined {
  const cut = parameters.rect && within(source, parameters.rect)
  if (parameters.rect && !cut) return undefined
  const all = { left: 0, top: 0, ...turnedSize(source, parameters.or) }
  const part = cut ? transformRect(cut, source, parameters) : all
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

function scale(from: Rect, parameters: ImageParameters): Scaled {
  const { dpr, fit } = parameters
  const box = {
    width: parameters.w === undefined ? undefined : pixels(parameters.w * dpr),
    height: parameters.h === undefined ? undefined : pixels(parameters.h * dpr),
  }
  if (fit === 'crop') return planCrop(from, bounded(from, box, parameters), parameters)
  if (box.width === undefined && box.height === undefined) return { output: from }
  const both = box.width !== undefined && box.height !== undefined
  if (fit === 'scale' && both) return stretched(from, filled(from, box))
  if (fit === 'min' && both) return planCrop(from, shrunkToSource(from, filled(from, box)), parameters)
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

/**
 * Returns the box of `fit=crop`: a missing side follows from the aspect ratio, and the four size limits
 * apply.
 */
function bounded(from: Size, box: Partial<Size>, parameters: ImageParameters): Size {
  const limit = (value: number, min = 1, max = Number.POSITIVE_INFINITY) =>
    Math.max(Math.min(value, pixels(max * parameters.dpr)), pixels(min * parameters.dpr))
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

/** Keeps the aspect ratio and makes no side longer than in the source. */
function shrunkToSource(from: Size, to: Size): Size {
  const factor = Math.min(1, from.width / to.width, from.height / to.height)
  return { width: pixels(to.width * factor), height: pixels(to.height * factor) }
}

function stretched(from: Size, to: Size): Scaled {
  const same = from.width === to.width && from.height === to.height
  return { resize: same ? undefined : to, output: to }
}
