import fc from 'fast-check'
import type { DocumentDefinition, EntryField, Field, Fields, RichTextField } from './field.ts'
import type { Mode } from './value.ts'

// cspell:ignore xsmall

/** Generates documents of a type, as stored or as read by a page, with every text taken from `words`. */
export function anyDocument(
  { type, fields }: DocumentDefinition,
  mode: Mode,
  words: fc.Arbitrary<string> = word,
): fc.Arbitrary<Record<string, unknown>> {
  const { sections: _sections, ...withoutSections } = fields
  const { body: _body, ...withoutBody } = fields
  return fc
    .oneof(anyFields(withoutBody, mode, words), anyFields(withoutSections, mode, words))
    .map((own) => ({ _id: type, _type: type, ...own }))
}

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,12}$/)
const id = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const few = { maxLength: 2, depthSize: 'xsmall' } as const

function anyFields(
  fields: Fields,
  mode: Mode,
  words: fc.Arbitrary<string>,
): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, field]) => [name, anyValue(field, mode, words)] as const)
  const requiredKeys = Object.keys(fields).filter((name) => fields[name]?.required)
  return fc.record(Object.fromEntries(values), { requiredKeys })
}

/** Generates a value of a field. Optional fields are present half of the time. */
function anyValue(field: Field, mode: Mode, words: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'code':
      return words
    case 'number':
      return fc.integer()
    case 'yesNo':
      return fc.boolean()
    case 'day':
      return fc.constant('2026-11-21')
    case 'moment':
      return fc.constant('2026-11-21T09:00:00Z')
    case 'address':
      return fc.constantFrom('/fafsa', 'https://example.org/a?b=c', 'mailto:desk@example.org', '#rates')
    case 'slug':
      return id.map((current) => ({ _type: 'slug', current }))
    case 'image':
      return fc.record({ _type: fc.constant('image'), asset: anyAsset(mode), altText: words })
    case 'choice':
      return fc.constantFrom(...field.options)
    case 'reference':
      return mode === 'stored' ? anyReference() : anyValue(field.shape, mode, words)
    case 'object':
      return anyFields(field.fields, mode, words).map((own) => ({ _type: field.type, ...own }))
    case 'list': {
      const item = fc.oneof(...field.of.map((member) => anyValue(member, mode, words)))
      return fc.array(item, { ...few, minLength: field.required ? 1 : 0 })
    }
    case 'richText':
      return fc.array(anyMember(field, mode, words), { ...few, minLength: field.required ? 1 : 0 })
    case 'entry':
      return anyEntry(field, mode, words)
  }
}

function anyReference() {
  return id.map((_ref) => ({ _type: 'reference', _ref }))
}

function anyAsset(mode: Mode) {
  return mode === 'stored'
    ? anyReference()
    : id.map((hash) => ({ _id: `image-${hash}-20x10-png`, url: `/images/${hash}.png` }))
}

function anyMember({ marks, members }: RichTextField, mode: Mode, words: fc.Arbitrary<string>) {
  const marked = fc
    .tuple(fc.constantFrom(...marks), fc.constantFrom('normal', 'h2', 'blockquote'), words)
    .chain(([mark, style, text]) =>
      anyFields(mark.fields, mode, words).map((own) => ({
        _type: 'block',
        style,
        markDefs: [{ _key: 'm', _type: mark.type, ...own }],
        children: [{ _type: 'span', text, marks: ['strong', 'm'] }],
      })),
    )
  return fc.oneof({ weight: 3, arbitrary: marked }, ...members.map((member) => anyValue(member, mode, words)))
}

function anyEntry({ blocks, shared }: EntryField, mode: Mode, words: fc.Arbitrary<string>) {
  return fc.constantFrom(...blocks).chain(({ componentType, wrapper, fields }) =>
    fc.tuple(anyFields(shared, mode, words), anyFields(fields, mode, words)).map(([beside, own]) => ({
      _type: 'entry',
      componentType,
      ...beside,
      ...(wrapper === null ? own : { [wrapper]: own }),
    })),
  )
}
