import { z } from 'zod'
import { decorators, listKinds, paragraphStyles } from '#cms/model/rich-text/styles.ts'
import { maybe } from './plain-schema.ts'
import { isRecord } from './record.ts'
import type { Mode } from './value.ts'

/** Returns the schema of a Portable Text paragraph whose `markDefs` match the given schema. */
export function paragraphSchema(mark: z.ZodType, mode: Mode): z.ZodType {
  return mode === 'stored' ? stored(mark) : read(mark)
}

const key = z.string().optional()
const span = z.strictObject({
  _type: z.literal('span'),
  _key: key,
  text: z.string(),
  marks: z.array(z.string()).optional(),
})

function stored(mark: z.ZodType) {
  return z
    .strictObject({
      _type: z.literal('block'),
      _key: key,
      style: z.enum(paragraphStyles).optional(),
      listItem: z.enum(listKinds).optional(),
      level: z.int().min(1).max(4).optional(),
      children: z.array(span),
      markDefs: z.array(mark).optional(),
    })
    .check(({ value, issues }) => {
      const keys = (value.markDefs ?? []).map((definition) => isRecord(definition) && definition._key)
      const known = new Set<unknown>([...decorators, ...keys])
      const names = value.children.flatMap(({ marks = [] }) => marks)
      for (const name of names.filter((one) => !known.has(one)))
        issues.push({
          code: 'custom',
          input: value,
          message: `has the mark ${JSON.stringify(name)}, which is neither a decorator nor the _key of one of its markDefs`,
        })
    })
}

/** Any name passes here, because styles and lists from other versions are rendered as plain paragraphs. */
function read(mark: z.ZodType) {
  return z.object({
    _type: z.literal('block'),
    _key: key,
    style: maybe(z.string()),
    listItem: maybe(z.string()),
    level: maybe(z.number()),
    children: z.array(
      z.object({
        _type: z.literal('span'),
        _key: key,
        text: z.string(),
        marks: maybe(z.array(z.string())),
      }),
    ),
    markDefs: maybe(z.array(mark)),
  })
}
