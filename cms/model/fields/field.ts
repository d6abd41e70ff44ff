/**
 * The kinds of fields that a document can have. Fields are plain data: value.ts derives the TypeScript types
 * from them, schema.ts the validator, and editor-schema.ts the editor's forms.
 */
export type Field =
  | PlainField
  | ChoiceField
  | ListField
  | ObjectField
  | ReferenceField
  | RichTextField
  | EntryField

export type Fields = { readonly [name: string]: Field }

interface Described {
  /** The label in the editor. */
  readonly title: string
  /** One line of help in the editor. */
  readonly help: string
  readonly required?: true
}

/**
 * A field with a single value: short or long text, a code that nobody is shown, a number, a boolean, a day, a
 * moment, an address, a slug, or an image.
 */
export interface PlainField<Kind extends PlainKind = PlainKind> extends Described {
  readonly kind: Kind
}

type PlainKind =
  | 'text'
  | 'longText'
  | 'code'
  | 'number'
  | 'yesNo'
  | 'day'
  | 'moment'
  | 'address'
  | 'slug'
  | 'image'

export interface ChoiceField<Option extends string = string> extends Described {
  readonly kind: 'choice'
  readonly options: readonly Option[]
}

/** A list of items of one kind, or of objects distinguished by their `_type`. */
export interface ListField<Items extends readonly Field[] = readonly Field[]> extends Described {
  readonly kind: 'list'
  readonly of: Items
}

export interface ObjectField<Type extends string = string, Own extends Fields = Fields> extends Described {
  readonly kind: 'object'
  readonly type: Type
  readonly fields: Own
}

/** Stored as the id of another document; a query replaces it with the fields that `shape` names. */
export interface ReferenceField<Shape extends ObjectField = ObjectField> extends Described {
  readonly kind: 'reference'
  readonly to: readonly string[]
  readonly shape: Shape
}

/** Portable Text: paragraphs whose text may carry `marks`, with `members` between the paragraphs. */
export interface RichTextField<
  Marks extends readonly ObjectField[] = readonly ObjectField[],
  Members extends readonly ObjectField[] = readonly ObjectField[],
> extends Described {
  readonly kind: 'richText'
  readonly marks: Marks
  readonly members: Members
}

/** One content block, whose type is in `componentType`. */
export interface EntryField<Blocks extends readonly Block[] = readonly Block[]> extends Described {
  readonly kind: 'entry'
  readonly blocks: Blocks
  /** The fields that every block has in addition to its own. */
  readonly shared: Fields
}

/** One type of content block. */
export interface Block<
  ComponentType extends string = string,
  Wrapper extends string | null = string | null,
  Own extends Fields = Fields,
> {
  /** The value stored in `componentType`. */
  readonly componentType: ComponentType
  /**
   * The field of the entry that holds the block's own fields, or null if they sit next to `componentType`.
   */
  readonly wrapper: Wrapper
  readonly help: string
  readonly fields: Own
}

/** One type of document. */
export interface DocumentDefinition<Type extends string = string, Own extends Fields = Fields> {
  readonly type: Type
  readonly title: string
  readonly help: string
  readonly fields: Own
}
