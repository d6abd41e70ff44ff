import type {
  DocumentDefinition,
  EntryField,
  Field,
  Fields,
  ObjectField,
  RichTextField,
} from '#content-model/fields/field.ts'
import { decorators, listKinds, paragraphStyles } from '#content-model/rich-text/styles.ts'

/** A type in the plain objects that a Sanity Studio is configured with. */
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
  /** The editor asks whether to hide a field, with the object it stands in. */
  hidden?: (context: { parent?: { componentType?: string } | undefined }) => boolean
  validation?: <Rule extends { required(): Rule }>(rule: Rule) => Rule
}

interface EditorOption {
  title: string
  value: string
}

/** The editor's form of a document: the same fields, with their titles and help. */
export function editorSchema({ type, title, help, fields }: DocumentDefinition): EditorType {
  return { type: 'document', name: type, title, description: help, fields: editorFields(fields) }
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
      return { type: 'array', of: field.of.map(listMember) }
    case 'object':
      return { type: 'object', fields: editorFields(field.fields) }
    case 'reference':
      return { type: 'reference', to: field.to.map((type) => ({ type })) }
    case 'entry':
      return { type: 'object', fields: entryFields(field) }
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
            description: 'Empty: it only decorates.',
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
  // Paths of the site are addresses too, which the editor's own type refuses.
  address: 'string',
} as const

/** Items of lists are told apart by name; what is no object has none. */
function listMember(field: Field): EditorType {
  if (field.kind === 'object') return namedObject(field)
  return field.kind === 'entry'
    ? { ...editorType(field), name: 'entry', title: field.title }
    : editorType(field)
}

function namedObject(field: ObjectField): EditorType {
  return { ...editorType(field), name: field.type, title: field.title, description: field.help }
}

function richTextMembers({ marks, members }: RichTextField): EditorType[] {
  return [
    {
      type: 'block',
      styles: optionsOf(paragraphStyles),
      lists: optionsOf(listKinds),
      marks: { decorators: optionsOf(decorators), annotations: marks.map(namedObject) },
    },
    ...members.map(namedObject),
  ]
}

function optionsOf(values: readonly string[]): EditorOption[] {
  return values.map((value) => ({ title: value, value }))
}

/** One form for every block: the fields of the chosen type are shown, those of the others hidden. */
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

/** Blocks without a wrapper may share a field, which is then shown for each of them. */
function flatFields(blocks: EntryField['blocks']): EditorType[] {
  const flat = blocks.filter(({ wrapper }) => wrapper === null)
  const fields = Object.assign({}, ...flat.map((block) => block.fields)) satisfies Fields
  return editorFields(fields).map((field) => ({
    ...field,
    hidden: shownFor(
      flat.filter((block) => field.name && field.name in block.fields).map((block) => block.componentType),
    ),
    // A hidden field that is required could never be published; check-document.ts asks for it instead.
    validation: (rule) => rule,
  }))
}

function shownFor(componentTypes: readonly string[]): NonNullable<EditorType['hidden']> {
  return ({ parent }) => !componentTypes.includes(parent?.componentType ?? '')
}
