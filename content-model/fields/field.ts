/**
 * What a field of a document can be. Fields are plain data: value.ts reads the TypeScript types from them, schema.ts the
 * validator and editor-schema.ts the editor's forms.
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
  /** As the editor sees it. */
  readonly title: string
  /** One line of help. */
  readonly help: string
  readonly required?: true
}

/** Text of one line or many, a name for machines that nobody is shown, a figure, a yes or no, a day, a moment, an address, the end of a page's path, a picture. */
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

/** Items of one kind, or objects told apart by their `_type`. */
export interface ListField<Items extends readonly Field[] = readonly Field[]> extends Described {
  readonly kind: 'list'
  readonly of: Items
}

export interface ObjectField<Type extends string = string, Own extends Fields = Fields> extends Described {
  readonly kind: 'object'
  readonly type: Type
  readonly fields: Own
}

/** Stored as the id of another document; a query puts what `shape` names in its place. */
export interface ReferenceField<Shape extends ObjectField = ObjectField> extends Described {
  readonly kind: 'reference'
  readonly to: readonly string[]
  readonly shape: Shape
}

/** Portable Text: paragraphs whose marked words may be `marks`, with `members` between them. */
export interface RichTextField<
  Marks extends readonly ObjectField[] = readonly ObjectField[],
  Members extends readonly ObjectField[] = readonly ObjectField[],
> extends Described {
  readonly kind: 'richText'
  readonly marks: Marks
  readonly members: Members
}

/** One content block; its `componentType` says which. */
export interface EntryField<Blocks extends readonly Block[] = readonly Block[]> extends Described {
  readonly kind: 'entry'
  readonly blocks: Blocks
  /** What every block has beside its own fields. */
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
  /** The field of the entry that holds the block's own fields; null where they stand beside `componentType`. */
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
