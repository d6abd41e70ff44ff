import type {
  DocumentDefinition,
  EntryField,
  Field,
  Fields,
  ObjectField,
  RichTextField,
} from '#cms/model/fields/field.ts'
import { decorators, listKinds, paragraphStyles } from '#cms/model/rich-text/styles.ts'

/** A schema type in the plain objects that configure a Sanity Studio. */
export interface EditorType {
  type: string
  name?: string
  title?: string
  description?: string
  fields?: EditorType[]
  of?: EditorType[]
  to?: { type: string }[]
  options?: Record<string, unknown>
  styles?: EditorOption[]
  lists?: EditorOption[]
  marks?: { decorators: EditorOption[]; annotations: EditorType[] }
  /** The editor calls this with the parent object to decide whether to hide a field. */
  hidden?: (context: { parent?: { componentType?: string } | undefined }) => boolean
  validation?: <Rule extends { required(): Rule }>(rule: Rule) => Rule
}

interface EditorOption {
  title: string
  value: string
}

/** Builds the editor's forms: one per document type, and one per object used in several places. */
export function editorSchemas(documents: readonly DocumentDefinition[]): EditorType[] {
  const forms = documents.map(({ type, title, help, fields }) => ({
    type: 'document',
    name: type,
    title,
    description: help,
    fields: editorFields(fields),
  }))
  const objects = [...namedIn(documents.flatMap(({ fields }) => Object.values(fields))).values()]
  return [...forms, ...objects.map(namedForm)]
}

type NamedField = ObjectField | EntryField

/** Collects the named objects and the block within fields, each name once. */
function namedIn(fields: readonly Field[], found = new Map<string, NamedField>()): Map<string, NamedField> {
  for (const field of fields) {
    if (field.kind === 'list') namedIn(field.of, found)
    else if (field.kind === 'richText') namedIn([...field.marks, ...field.members], found)
    else if ((field.kind === 'object' || field.kind === 'entry') && !found.has(getFieldName(field))) {
      found.set(getFieldName(field), field)
      namedIn(fieldsInside(field), found)
    }
  }
  return found
}

function fieldsInside(field: NamedField): Field[] {
  if (field.kind === 'object') return Object.values(field.fields)
  return [...Object.values(field.shared), ...field.blocks.flatMap(({ fields }) => Object.values(fields))]
}

function namedForm(field: NamedField): EditorType {
  const fields = field.kind === 'object' ? editorFields(field.fields) : entryFields(field)
  return { type: 'object', name: getFieldName(field), title: field.title, description: field.help, fields }
}

function getFieldName(field: NamedField): string {
  return field.kind === 'object' ? field.type : 'entry'
}

function editorFields(fields: Fields): EditorType[] {
  return Object.entries(fields).map(([name, field]) => editorField(name, field))
}

function editorField(name: string, field: Field): EditorType {
  return {
    ...editorType(field),
    name,
    title: field.title,
    description: field.help,
    ...(field.required && { validation: (rule) => rule.required() }),
  }
}

function editorType(field: Field): EditorType {
  switch (field.kind) {
    case 'choice':
      return { type: 'string', options: { list: [...field.options] } }
    case 'list':
      return { type: 'array', of: field.of.map(editorType) }
    case 'object':
    case 'entry':
      return { type: getFieldName(field) }
    case 'reference':
      return { type: 'reference', to: field.to.map((type) => ({ type })) }
    case 'richText':
      return { type: 'array', of: richTextMembers(field) }
    case 'image':
      return {
        type: 'image',
        options: { hotspot: true },
        fields: [
          {
            type: 'string',
            name: 'altText',
            title: 'Alternative text',
            description: 'Leave it empty if the image is only decorative.',
          },
        ],
      }
    case 'slug':
      return { type: 'slug', options: { source: 'title' } }
    default:
      return { type: plainTypes[field.kind] }
  }
}

const plainTypes = {
  text: 'string',
  longText: 'text',
  code: 'string',
  number: 'number',
  yesNo: 'boolean',
  day: 'date',
  moment: 'datetime',
  // The editor's own URL type refuses paths of the site, which are valid addresses here.
  address: 'string',
} as const

function richTextMembers({ marks, members }: RichTextField): EditorType[] {
  return [
    {
      type: 'block',
      styles: toEditorOptions(paragraphStyles),
      lists: toEditorOptions(listKinds),
      marks: { decorators: toEditorOptions(decorators), annotations: marks.map(editorType) },
    },
    ...members.map(editorType),
  ]
}

function toEditorOptions(values: readonly string[]): EditorOption[] {
  return values.map((value) => ({ title: value, value }))
}

/**
 * Builds one form for every block: it shows the fields of the selected type and hides those of the others.
 */
function entryFields({ blocks, shared }: EntryField): EditorType[] {
  const chooser: EditorType = {
    type: 'string',
    name: 'componentType',
    title: 'Type',
    description: 'What the block is.',
    options: { list: blocks.map(({ componentType }) => componentType) },
    validation: (rule) => rule.required(),
  }
  const wrapped = blocks.flatMap(({ componentType, wrapper, help, fields }): EditorType[] =>
    wrapper === null
      ? []
      : [
          {
            type: 'object',
            name: wrapper,
            title: componentType,
            description: help,
            fields: editorFields(fields),
            hidden: shownFor([componentType]),
          },
        ],
  )
  return [chooser, ...editorFields(shared), ...flatFields(blocks), ...wrapped]
}

/** Blocks without a wrapper may share a field, which is shown for each of those types. */
function flatFields(blocks: EntryField['blocks']): EditorType[] {
  const flat = blocks.filter(({ wrapper }) => wrapper === null)
  const fields = Object.assign({}, ...flat.map((block) => block.fields)) satisfies Fields
  return editorFields(fields).map((field) => ({
    ...field,
    hidden: shownFor(
      flat.filter((block) => field.name && field.name in block.fields).map((block) => block.componentType),
    ),
    // A hidden required field would make publishing impossible, so check-document.ts checks it instead.
    validation: (rule) => rule,
  }))
}

function shownFor(componentTypes: readonly string[]): NonNullable<EditorType['hidden']> {
  return ({ parent }) => !componentTypes.includes(parent?.componentType ?? '')
}
