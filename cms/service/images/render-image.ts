import type { Sharp } from 'sharp'
import { refusal } from '#content/errors.ts'
import { type Color, inverted, onWhite, transparent, white } from './color.ts'
import { MAX_PIXELS, MAX_SIDE } from './image-formats.ts'
import { type ImagePlan, planImage } from './image-geometry.ts'
import { imageLibraryVersion, openImage, openPixels } from './image-library.ts'
import type { ImageParameters } from './image-parameters.ts'
import type { Size } from './rectangles.ts'

export { imageLibraryVersion }

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif'

/** With more frames, only the first is rendered, because each frame costs time whatever its size. */
const MAX_FRAMES = 1000

/**
 * The maximum number of pixels of an enlarged image, about eight times full HD. Other results are limited by
 * their source.
 */
const MAX_ENLARGED_PIXELS = 16_000_000

/** Encodes a hero image in 0.3 s instead of 4 s. */
const AVIF_EFFORT = 2

/**
 * Plans the output of an image.
 * @throws ContentError 400 if the result would be too large or if `rect` lies outside
 */
export function plannedImage(source: Size, parameters: ImageParameters, format: OutputFormat): ImagePlan {
  const plan = planImage(source, parameters)
  if (!plan) throw refusal(400, 'Invalid value for "rect": it is outside the image.')
  const { width, height } = plan.output
  const isEnlarged = width > source.width || height > source.height
  if ((isEnlarged && width * height > MAX_ENLARGED_PIXELS) || Math.max(width, height) > maxSide[format])
    throw refusal(400, `The result would be ${width} by ${height} pixels, which is too large.`)
  return plan
}

export function isTooLongForWebp(source: Size, parameters: ImageParameters): boolean {
  const output = planImage(source, parameters)?.output
  return output !== undefined && Math.max(output.width, output.height) > maxSide.webp
}

/** The size limits of the formats themselves. */
export const maxSide: Record<OutputFormat, number> = {
  jpg: MAX_SIDE,
  pjpg: MAX_SIDE,
  png: MAX_SIDE,
  webp: 16_383,
  avif: 16_383,
  gif: 65_535,
}

/**
 * Renders one form of an image.
 * @param bytes the original
 * @throws ContentError 400 like `plannedImage`; Error if the original cannot be decoded
 */
export async function renderImage(
  bytes: Uint8Array,
  parameters: ImageParameters,
  format: OutputFormat,
): Promise<Buffer> {
  const { autoOrient, pages = 1, hasAlpha } = await openImage(bytes).metadata()
  const plan = plannedImage(autoOrient, parameters, format)
  const frames = staysAnimated(parameters, format) && pages > 1 && pages <= MAX_FRAMES ? pages : 1
  const everyFrame = frames > 1 && autoOrient.width * autoOrient.height * frames <= MAX_PIXELS
  const image = openImage(bytes, { everyFrame })
  shape(image, plan, parameters)
  color(image, plan, parameters, { hasAlpha, opaque: format === 'jpg' || format === 'pjpg', everyFrame })
  const rendered = parameters.blur === undefined ? image : await blurred(image, plan.output, parameters.blur)
  return encoded(rendered, plan.output, format, parameters).toBuffer()
}

/**
 * Operations that rotate or mix whole frames use only the first frame, because the library treats the frames
 * as one tall image.
 */
function staysAnimated(parameters: ImageParameters, format: OutputFormat): boolean {
  const still =
    parameters.frame !== undefined ||
    parameters.or !== 0 ||
    parameters.flip?.includes('v') ||
    parameters.blur !== undefined ||
    parameters.crop === 'entropy' ||
    (parameters.bg !== undefined && parameters.bg.alpha < 1)
  return !still && (format === 'gif' || format === 'webp')
}

function shape(image: Sharp, plan: ImagePlan, { or: degrees, flip }: ImageParameters): void {
  image.autoOrient()
  if (degrees !== 0) image.rotate(degrees)
  if (flip?.includes('h')) image.flop()
  if (flip?.includes('v')) image.flip()
  if (plan.extract) image.extract(plan.extract)
  if (plan.resize) {
    const { width, height, cover } = plan.resize
    image.resize(width, height, cover === undefined ? { fit: 'fill' } : { fit: 'cover', position: cover })
  }
  if (plan.window) image.extract(plan.window)
}

function color(
  image: Sharp,
  plan: ImagePlan,
  parameters: ImageParameters,
  { hasAlpha, opaque, everyFrame }: { hasAlpha: boolean; opaque: boolean; everyFrame: boolean },
): void {
  const around = background(parameters, { hasAlpha, opaque })
  if (around.alpha === 1) image.flatten({ background: around })
  if (parameters.sat === '-100') image.grayscale()
  if (plan.extend) image.extend({ ...plan.extend, background: around })
  if (parameters.bg && around.alpha < 1 && hasAlpha && !everyFrame)
    image.composite([
      { input: { create: { ...plan.output, channels: 4, background: around } }, blend: 'dest-over' },
    ])
  if (parameters.sharp > 0) image.sharpen({ sigma: 0.5 + parameters.sharp / 40 })
  if (parameters.invert) image.negate({ alpha: false })
}

/**
 * Returns the color behind and around the image. The library inverts last, so a color that must not change is
 * inverted here.
 */
function background(
  { bg, invert }: ImageParameters,
  { hasAlpha, opaque }: { hasAlpha: boolean; opaque: boolean },
): Color {
  const wanted = bg ?? (hasAlpha && !opaque ? transparent : white)
  const seen = opaque ? onWhite(wanted) : wanted
  return invert ? inverted(seen) : seen
}

/**
 * Above this radius, a smaller image is blurred and enlarged, because the work grows with the radius and the
 * difference is invisible.
 */
const MAX_BLUR_RADIUS = 12

/**
 * The hosted service does not document its scale of 1–2000; an eighth of it as sigma in output pixels looks
 * the same.
 */
async function blurred(image: Sharp, output: Size, amount: number): Promise<Sharp> {
  const sigma = Math.max(0.3, amount / 8)
  const factor = Math.max(1, sigma / MAX_BLUR_RADIUS)
  if (factor === 1) return image.blur(sigma)
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const small = await openPixels(data, info)
    .resize(Math.max(1, Math.round(info.width / factor)), Math.max(1, Math.round(info.height / factor)), {
      fit: 'fill',
    })
    .blur(MAX_BLUR_RADIUS)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return openPixels(small.data, small.info).resize(output.width, output.height, {
    fit: 'fill',
    kernel: 'cubic',
  })
}

/** Above this size, a slightly smaller file is not worth several times the encoding time. */
const QUICK_FROM_PIXELS = 4_000_000

function encoded(image: Sharp, output: Size, format: OutputFormat, { q, cs }: ImageParameters): Sharp {
  const quality = Math.max(1, q)
  if (cs === 'origin') image.keepIccProfile()
  if (cs === 'b-w') image.toColorspace('b-w')
  if (cs === 'cmyk' && (format === 'jpg' || format === 'pjpg')) image.toColorspace('cmyk')
  if (format === 'jpg') return image.jpeg({ quality })
  if (format === 'pjpg') return image.jpeg({ quality, progressive: true })
  if (format === 'webp')
    return image.webp({ quality, effort: output.width * output.height > QUICK_FROM_PIXELS ? 1 : 4 })
  // AVIF uses another quality scale: 50 looks like 75 in other formats.
  if (format === 'avif')
    return image.avif({ quality: Math.max(1, Math.round(quality * 0.67)), effort: AVIF_EFFORT })
  return format === 'png' ? image.png() : image.gif()
}
