import type {
  ChoiceField,
  Field,
  Fields,
  ListField,
  ObjectField,
  PlainField,
  ReferenceField,
  RichTextField,
} from './field.ts'

export const text = plain('text')
export const longText = plain('longText')
/** A machine-readable identifier, such as the id of a lender. It is never shown. */
export const code = plain('code')
export const number = plain('number')
export const yesNo = plain('yesNo')
/** `YYYY-MM-DD`. */
export const day = plain('day')
/** A timestamp such as `2026-11-21T09:00:00Z`. */
export const moment = plain('moment')
/** A path of the site, or a URL with the scheme http, https, mailto, or tel. */
export const address = plain('address')
export const slug = plain('slug')
export const image = plain('image')

/** Returns a copy of the field that must be filled in. */
export function required<Given extends Field>(field: Given): Given & { readonly required: true } {
  return { ...field, required: true }
}

export function choice<const Option extends string>(
  title: string,
  help: string,
  options: readonly Option[],
): ChoiceField<Option> {
  return { kind: 'choice', title, help, options }
}

export function list<const Items extends readonly Field[]>(
  title: string,
  help: string,
  ...of: Items
): ListField<Items> {
  return { kind: 'list', title, help, of }
}

export function object<const Type extends string, Own extends Fields>(
  type: Type,
  title: string,
  help: string,
  fields: Own,
): ObjectField<Type, Own> {
  return { kind: 'object', type, title, help, fields }
}

/** Returns a copy of the object field with its own title and help. */
export function titled<Given extends Field>(field: Given, title: string, help: string): Given {
  return { ...field, title, help }
}

export function reference<Shape extends ObjectField>(
  title: string,
  help: string,
  to: readonly string[],
  shape: Shape,
): ReferenceField<Shape> {
  return { kind: 'reference', title, help, to, shape }
}

/** Returns a function that creates rich text fields with the given marks and members. */
export function richTextWith<
  const Marks extends readonly ObjectField[],
  const Members extends readonly ObjectField[],
>(marks: Marks, members: Members) {
  return (title: string, help: string): RichTextField<Marks, Members> => ({
    kind: 'richText',
    title,
    help,
    marks,
    members,
  })
}

function plain<const Kind extends PlainField['kind']>(kind: Kind) {
  return (title: string, help: string): PlainField<Kind> => ({ kind, title, help })
}
