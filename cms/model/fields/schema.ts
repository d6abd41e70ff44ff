import { z } from 'zod'
import type {
  Block,
  DocumentDefinition,
  EntryField,
  Field,
  Fields,
  ListField,
  ObjectField,
  ReferenceField,
} from './field.ts'
import { forgiving, oneOf } from './one-of.ts'
import { maybe, plainSchemas, referenceSchema } from './plain-schema.ts'
import { isRecord } from './record.ts'
import { paragraphSchema } from './rich-text-schema.ts'
import type { Mode } from './value.ts'

/**
 * Returns the validator of a document. `stored` refuses what the model does not define. `read` drops it,
 * guarantees every required field, and replaces each block that it cannot read with an `unreadable`.
 */
export function documentSchema(definition: DocumentDefinition, mode: Mode): z.ZodType {
  return cacheSchema(definition, mode, () => makeDocument(definition, mode))
}

function makeDocument({ type, fields }: DocumentDefinition, mode: Mode): z.ZodType {
  const system = {
    _id: z.string().min(1),
    _type: z.literal(type),
    _rev: z.string().optional(),
    _createdAt: z.string().optional(),
    _updatedAt: z.string().optional(),
    // Content services add metadata of their own to a document.
    ...(mode === 'stored' && { _originalId: z.string().optional(), _system: z.unknown().optional() }),
  }
  return toObjectSchema({ ...system, ...toShape(fields, mode) }, mode)
}

function toFieldSchema(field: Field, mode: Mode): z.ZodType {
  return cacheSchema(field, mode, () => make(field, mode))
}

/** Caches schemas, because documents share most of their fields and zod compiles each schema on first use. */
function cacheSchema(definition: object, mode: Mode, make: () => z.ZodType): z.ZodType {
  const known = made[mode].get(definition)
  if (known) return known
  const schema = make()
  made[mode].set(definition, schema)
  return schema
}

const made = { stored: new WeakMap<object, z.ZodType>(), read: new WeakMap<object, z.ZodType>() }

function make(field: Field, mode: Mode): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.options)
    case 'list':
      return listSchema(field, mode)
    case 'object':
      return objectSchema(field, mode)
    case 'reference':
      return mode === 'stored' ? referenceSchema : expandedSchema(field)
    case 'entry':
      return entrySchema(field, mode)
    case 'richText': {
      const marks = memberSchema(field.marks, mode)
      const paragraph = paragraphSchema(mode === 'read' ? forgiving(marks) : marks, mode)
      const members = oneOf(new Map([['block', paragraph], ...byType(field.members, mode)]), typeIn)
      return toListSchema(mode === 'read' ? forgiving(members) : members, field, mode)
    }
    default:
      return plainSchemas[mode][field.kind]
  }
}

function toShape(fields: Fields, mode: Mode): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = toFieldSchema(field, mode)
      if (field.required) return [name, schema]
      if (mode === 'stored') return [name, schema.optional()]
      // An option from a later version is treated as missing.
      const kept = field.kind === 'choice' ? schema.catch(undefined) : schema
      return [name, maybe(kept)]
    }),
  )
}

function toObjectSchema(shape: Record<string, z.ZodType>, mode: Mode): z.ZodType {
  return mode === 'stored' ? z.strictObject(shape) : z.object(shape)
}

function objectSchema({ type, fields }: ObjectField, mode: Mode): z.ZodType {
  const own = z.literal(type)
  return toObjectSchema(
    {
      _key: z.string().optional(),
      _type: mode === 'stored' ? own.optional() : own.default(type),
      ...toShape(fields, mode),
    },
    mode,
  )
}

/**
 * Returns the schema of the document with which a query replaced a reference. The `_type` of that document
 * moves to `documentType`, a field that no document stores and for which queries return null.
 */
function expandedSchema({ shape }: ReferenceField): z.ZodType {
  return z.preprocess(
    (value) =>
      isRecord(value)
        ? { ...value, documentType: value.documentType ?? value._type, _type: shape.type }
        : value,
    toFieldSchema(shape, 'read'),
  )
}

function listSchema(field: ListField, mode: Mode): z.ZodType {
  const member = memberSchema(field.of, mode)
  const holdsBlocks = field.of.some(({ kind }) => kind === 'entry')
  return toListSchema(mode === 'read' && holdsBlocks ? forgiving(member) : member, field, mode)
}

function toListSchema(member: z.ZodType, field: Field, mode: Mode): z.ZodType {
  const items = z.array(member)
  if (mode === 'stored') return field.required ? items.min(1) : items
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((item) => item !== null) : value),
    items,
  )
}

function memberSchema(of: readonly Field[], mode: Mode): z.ZodType {
  const [only] = of
  return only && of.length === 1 && only.kind !== 'object'
    ? toFieldSchema(only, mode)
    : oneOf(byType(of, mode), typeIn)
}

function byType(of: readonly Field[], mode: Mode): Map<string, z.ZodType> {
  return new Map(
    of.flatMap((field) => getMemberNames(field, mode).map((name) => [name, toFieldSchema(field, mode)])),
  )
}

/** Returns the names that an item of this field can have in `_type`. */
function getMemberNames(field: Field, mode: Mode): readonly string[] {
  if (field.kind === 'object') return [field.type]
  return field.kind === 'reference' && mode === 'read' ? [...field.to, field.shape.type] : [field.kind]
}

/** Blocks are identified by `componentType`, whatever `_type` another dataset gave them. */
function typeIn(value: Record<string, unknown>): unknown {
  return 'componentType' in value ? 'entry' : value._type
}

function entrySchema({ blocks, shared }: EntryField, mode: Mode): z.ZodType {
  const toBlockSchema = mode === 'stored' ? storedBlock : readBlock
  return oneOf(
    new Map(blocks.map((block) => [block.componentType, toBlockSchema(block, shared)])),
    ({ componentType }) => componentType,
  )
}

function storedBlock({ componentType, wrapper, fields }: Block, shared: Fields): z.ZodType {
  const own = toShape(fields, 'stored')
  return z.strictObject({
    _key: z.string().optional(),
    _type: z.literal('entry'),
    componentType: z.literal(componentType),
    ...toShape(shared, 'stored'),
    ...(wrapper === null ? own : { [wrapper]: z.strictObject(own) }),
  })
}

/** Returns a schema that puts a block's own fields under `fields`, wherever they are stored. */
function readBlock({ componentType, wrapper, fields }: Block, shared: Fields): z.ZodType {
  const lift = (value: unknown) =>
    isRecord(value)
      ? { ...value, _type: 'entry', fields: wrapper === null ? value : (value[wrapper] ?? {}) }
      : value
  return z.preprocess(
    lift,
    z.object({
      _key: z.string().optional(),
      _type: z.literal('entry'),
      componentType: z.literal(componentType),
      ...toShape(shared, 'read'),
      fields: z.object(toShape(fields, 'read')),
    }),
  )
}
