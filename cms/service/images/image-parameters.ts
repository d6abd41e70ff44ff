import { z } from 'zod'
import { readParameters } from '#content/read-parameters.ts'
import { type Color, parseColor } from './color.ts'

/** The URL parameters of one form of an image. Lengths are in pixels before `dpr`. */
export type ImageParameters = z.infer<typeof schema>

/** The longest side that may be requested: twice the widest supported screen (3,840). */
const MAX_SIDE = 8192

/**
 * Parses a query string. Unknown parameters are ignored, as in the hosted service.
 * @throws ContentError 400 that names the invalid parameter
 */
export function parseImageParameters(query: unknown): ImageParameters {
  return readParameters(schema, query)
}

/** @param message completes "Invalid value of …: it " */
const text = (pattern: RegExp, message: string) =>
  z.string({ error: 'it can be given only once' }).regex(pattern, { error: `it ${message}` })

const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return text(/^-?\d{1,6}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `it ${message}` })
}

const decimal = (min: number, max: number) => {
  const message = `must be a number from ${min} to ${max}`
  return text(/^\d{1,4}(\.\d{1,20})?$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `it ${message}` })
}

const toChoice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `it must be one of ${values.join(', ')}` })

const flag = toChoice(['', 'true', 'false', '1', '0']).transform((value) => !['false', '0'].includes(value))

const places = ['top', 'bottom', 'left', 'right', 'center'] as const
const placeNames: readonly string[] = places

/** What `fit=crop` keeps: `focalpoint`, `entropy`, or a position such as `top,left`. */
const crop = text(/^[a-z]+(,[a-z]+)*$/, 'must say where to crop').refine(
  (value) => value === 'focalpoint' || value === 'entropy' || isPlace(value.split(',')),
  {
    error: 'it must be focalpoint, entropy, or top, bottom, left, right, or center, combined with commas',
  },
)

function isPlace(words: string[]): boolean {
  if (!words.every((word) => placeNames.includes(word)) || new Set(words).size < words.length) return false
  return (
    !(words.includes('top') && words.includes('bottom')) &&
    !(words.includes('left') && words.includes('right'))
  )
}

const rectMessage = 'must be left,top,width,height in pixels of the image'
const rect = text(/^\d{1,6},\d{1,6},\d{1,6},\d{1,6}$/, rectMessage)
  .transform((value) => value.split(',').map(Number))
  .transform(([left = 0, top = 0, width = 0, height = 0]) => ({ left, top, width, height }))
  .refine(({ width, height }) => width > 0 && height > 0, { error: `it ${rectMessage}` })

const color = text(/^[0-9a-f]+$/i, 'must be RGB, ARGB, RRGGBB, or AARRGGBB in hex').transform(
  (value, context): Color => {
    const found = parseColor(value)
    if (found) return found
    context.addIssue({ code: 'custom', message: 'it must be RGB, ARGB, RRGGBB, or AARRGGBB in hex' })
    return z.NEVER
  },
)

const fileName = z
  .string({ error: 'it can be given only once' })
  .max(255, { error: 'it must be at most 255 characters' })

const side = whole(1, MAX_SIDE).optional()

const schema = z.object({
  w: side,
  h: side,
  'min-w': side,
  'min-h': side,
  'max-w': side,
  'max-h': side,
  fit: toChoice(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']).default('clip'),
  crop: crop.default('center'),
  'fp-x': decimal(0, 1).default(0.5),
  'fp-y': decimal(0, 1).default(0.5),
  rect: rect.optional(),
  fm: toChoice(['jpg', 'pjpg', 'png', 'webp', 'json']).optional(),
  auto: toChoice(['format']).optional(),
  q: whole(0, 100).default(75),
  dpr: decimal(1, 3).default(1),
  blur: whole(1, 2000).optional(),
  sharp: whole(0, 100).default(0),
  // The hosted service announces other saturations but does not offer them.
  sat: toChoice(['-100', '0']).optional(),
  invert: flag.default(false),
  flip: toChoice(['h', 'v', 'hv', 'vh']).optional(),
  or: toChoice(['0', '90', '180', '270']).default('0').transform(Number),
  bg: color.optional(),
  pad: whole(0, 2000).default(0),
  frame: toChoice(['1']).optional(),
  cs: toChoice(['origin', 'srgb', 'cmyk', 'b-w']).optional(),
  dl: fileName.optional(),
  dlRaw: fileName.optional(),
})
