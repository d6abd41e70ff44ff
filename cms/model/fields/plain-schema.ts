import { z } from 'zod'
import { isIsoDay } from '#domain/dates.ts'
import { isAddress } from './address.ts'
import type { PlainField } from './field.ts'
import type { Mode } from './value.ts'

const filled = z
  .string()
  .refine((value) => value.trim() !== '', 'is empty: fill it in or leave the field out')
const key = z.string().optional()

export const referenceSchema = z.strictObject({
  _type: z.literal('reference'),
  _ref: z.string().min(1),
  _key: key,
  _weak: z.boolean().optional(),
  _strengthenOnPublish: z.unknown().optional(),
})

const slugFields = { _type: z.literal('slug').optional() }
const isSlug = (value: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)
const edges = { top: z.number(), bottom: z.number(), left: z.number(), right: z.number() }

const imageFields = {
  _type: z.literal('image').optional(),
  _key: key,
  altText: z.string().optional(),
  hotspot: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).optional(),
  crop: z.object(edges).optional(),
}

/** Reads a field that may be missing; queries return null for one. */
export function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined)
}

const asset = z
  .object({
    _id: maybe(z.string()),
    _ref: maybe(z.string()),
    url: maybe(z.string()),
    altText: maybe(z.string()),
    metadata: maybe(
      z.object({
        lqip: maybe(z.string()),
        dimensions: maybe(
          z.object({ width: z.number(), height: z.number(), aspectRatio: maybe(z.number()) }),
        ),
      }),
    ),
  })
  .refine(
    ({ _id, _ref }) => _id !== undefined || _ref !== undefined,
    'has no ID: have the query return _id or _ref',
  )

/**
 * The schemas of plain fields. Reading accepts any address, because the page checks it again when it renders
 * the link.
 */
export const plainSchemas: Record<Mode, Record<PlainField['kind'], z.ZodType>> = {
  stored: {
    text: filled.refine((value) => !/[\r\n]/.test(value), 'has more than one line: put it on one line'),
    longText: filled,
    code: filled,
    number: z.number(),
    yesNo: z.boolean(),
    day: z.string().refine(isIsoDay, 'is not a date: enter it as 2026-11-21'),
    moment: z.iso.datetime({
      offset: true,
      error: 'is not a date and time: enter it as 2026-11-21T09:00:00Z',
    }),
    address: z
      .string()
      .refine(
        isAddress,
        'is not an address: write a path such as /fafsa, or a full address that begins with https:, mailto:, or tel:',
      ),
    slug: z.strictObject({
      ...slugFields,
      current: z.string().refine(isSlug, 'is not the end of a path: use a-z, 0-9, and single hyphens'),
    }),
    image: z.strictObject({ ...imageFields, asset: referenceSchema }),
  },
  read: {
    text: z.string(),
    longText: z.string(),
    code: z.string(),
    number: z.number(),
    yesNo: z.boolean(),
    day: z.string(),
    moment: z.string(),
    address: z.string(),
    slug: z.object({ ...slugFields, current: z.string() }),
    image: z.object({
      ...imageFields,
      altText: maybe(imageFields.altText),
      hotspot: maybe(imageFields.hotspot),
      crop: maybe(imageFields.crop),
      asset,
    }),
  },
}
