import { expect, test } from 'vitest'
import { documentTypes } from '#cms/model/documents/document-types.ts'
import { type EditorType, editorSchemas } from './editor-schema.ts'

const schemas = editorSchemas(Object.values(documentTypes))
const named = schemas.flatMap(({ name }) => name ?? [])
const editable = [
  'document',
  'array',
  'object',
  'reference',
  'block',
  'string',
  'text',
  'number',
  'boolean',
  'date',
  'datetime',
  'image',
  'slug',
]

/** Returns the type and every type nested in it. */
function within(type: EditorType): EditorType[] {
  const inner = [...(type.fields ?? []), ...(type.of ?? []), ...(type.marks?.annotations ?? [])]
  return [type, ...inner.flatMap(within)]
}

/** Finds a field of a form by its path through nested fields. */
function findField(form: string, ...path: string[]): EditorType | undefined {
  const [name, ...more] = path
  const [type] = schemas.filter((one) => one.name === form)
  const field = type?.fields?.find((one) => one.name === name)
  return more.length > 0 && field ? (field.fields ?? []).find((one) => one.name === more[0]) : field
}

const entry = schemas.find(({ name }) => name === 'entry')

test('each document has a form whose fields have a known type, a title, and one line of help', () => {
  expect(named.slice(0, Object.keys(documentTypes).length)).toEqual(Object.keys(documentTypes))
  for (const type of schemas.flatMap(within)) {
    expect([...editable, ...named]).toContain(type.type)
    for (const { name, title, description } of type.fields ?? []) {
      expect(name).toMatch(/^[a-z]\w*$/i)
      expect(title, name).not.toBe('')
      expect(description, name).toMatch(/^[^\n]+$/)
    }
  }
})

test('form names are unique', () => {
  expect(new Set(named).size).toBe(named.length)
})

test('field names within a form are unique, and references point to existing forms', () => {
  for (const type of schemas.flatMap(within)) {
    for (const members of [type.fields, type.of]) {
      const names = (members ?? []).flatMap(({ name }) => name ?? [])
      expect(new Set(names).size, type.name).toBe(names.length)
    }
    for (const target of type.to ?? []) expect(Object.keys(documentTypes)).toContain(target.type)
  }
})

test('required fields are validated', () => {
  const rule = {
    asked: 0,
    required() {
      this.asked++
      return this
    },
  }
  findField('blog', 'title')?.validation?.(rule)
  expect(rule.asked).toBe(1)
  expect(findField('blog', 'subtitle')).not.toHaveProperty('validation')
})

test('options, references, and marks match the definition', () => {
  expect(findField('section', 'color')).toMatchObject({
    type: 'string',
    options: { list: ['primary', 'secondary', 'white'] },
  })
  expect(findField('blog', 'authors')?.of).toEqual([{ type: 'reference', to: [{ type: 'user' }] }])
  const [block, ...members] = findField('entry', 'textBlock', 'body')?.of ?? []
  expect(block?.marks?.annotations.map(({ type }) => type)).toEqual([
    'link',
    'internalLink',
    'citation',
    'example',
    'definition',
  ])
  expect(members.map(({ type }) => type)).toEqual([
    'imageComponent',
    'table',
    'bestForTable',
    'topPicksTable',
  ])
})

test('a block shows only the fields of its type', () => {
  const shown = (componentType?: string) =>
    (entry?.fields ?? [])
      .filter(({ hidden }) => hidden && !hidden({ parent: { ...(componentType && { componentType }) } }))
      .map(({ name }) => name)
  expect(shown('Text Block')).toEqual(['textBlock'])
  expect(shown('Cards')).toEqual(['title', 'cardType', 'cardItems', 'layout', 'color'])
  expect(shown('Blogs group')).toEqual(['title', 'style', 'blogs', 'category', 'limit'])
  expect(shown()).toEqual([])
  expect(findField('entry', 'componentType')?.options?.list).toHaveLength(48)
})
