import type {
  Block,
  ChoiceField,
  DocumentDefinition,
  EntryField,
  Fields,
  ListField,
  ObjectField,
  PlainField,
  ReferenceField,
  RichTextField,
} from './field.ts'

/** `stored`: as the content service stores it. `read`: as a query returns it and `readDocument` checks it. */
export type Mode = 'stored' | 'read'

/** The type of a field's value. */
export type Value<Of, M extends Mode> =
  Of extends ChoiceField<infer Option>
    ? Option
    : Of extends ListField<infer Items>
      ? ListItem<Items[number], M>[]
      : Of extends ObjectField<infer Type, infer Own>
        ? ObjectValue<Type, Own, M>
        : Of extends ReferenceField<infer Shape>
          ? ReferenceValue<Shape, M>
          : Of extends RichTextField<infer Marks, infer Members>
            ? RichTextValue<Marks, Members, M>
            : Of extends EntryField<infer Blocks>
              ? EntryValue<Of, Blocks[number], M>
              : Of extends PlainField<infer Kind>
                ? PlainValue<Kind, M>
                : never

/**
 * The values of an object's or document's fields: required fields are always present, others may be absent.
 */
type FieldsValue<Own extends Fields, M extends Mode> = Simplify<
  { [Name in keyof Own as Own[Name] extends Needed ? Name : never]: Value<Own[Name], M> } & {
    [Name in keyof Own as Own[Name] extends Needed ? never : Name]?: Value<Own[Name], M> | undefined
  }
>

/** A document as a page receives it. */
export type ReadDocument<Of> =
  Of extends DocumentDefinition<infer Type, infer Own>
    ? { _type: Type } & SystemFields & FieldsValue<Own, 'read'>
    : never

/** A document as the content service stores it. */
export type StoredDocument<Of> =
  Of extends DocumentDefinition<infer Type, infer Own>
    ? { _type: Type } & SystemFields & FieldsValue<Own, 'stored'>
    : never

interface SystemFields {
  _id: string
  _rev?: string | undefined
  _createdAt?: string | undefined
  _updatedAt?: string | undefined
}

type Needed = { readonly required: true }

/** Pages also receive items that could not be read, so that preview can show the reason. */
type ListItem<Item, M extends Mode> = Value<Item, M> | (M extends 'read' ? Broken<Item> : never)
type Broken<Item> = Item extends EntryField ? Unreadable : never

/** An item that this version does not know or that lacks a required field. Only preview shows it. */
export interface Unreadable {
  _type: 'unreadable'
  _key?: string | undefined
  /** The name that the item had in `_type` or `componentType`. */
  was: string
  problems: string[]
}

type ObjectValue<Type extends string, Own extends Fields, M extends Mode> = {
  _key?: string | undefined
} & (M extends 'read' ? { _type: Type } : { _type?: Type | undefined }) &
  FieldsValue<Own, M>

type ReferenceValue<Shape extends ObjectField, M extends Mode> = M extends 'read'
  ? Value<Shape, M>
  : Reference

interface Reference {
  _type: 'reference'
  _ref: string
  _key?: string | undefined
  _weak?: boolean | undefined
}

type PlainValue<Kind, M extends Mode> = Kind extends 'number'
  ? number
  : Kind extends 'yesNo'
    ? boolean
    : Kind extends 'slug'
      ? { _type?: 'slug' | undefined; current: string }
      : Kind extends 'image'
        ? ImageValue<M>
        : string

interface ImageValue<M extends Mode> {
  _type?: 'image' | undefined
  asset: M extends 'read' ? ImageAsset : Reference
  /**
   * Overrides the alt text of the asset. An empty text marks a decorative image, which screen readers skip.
   */
  altText?: string | undefined
  hotspot?: { x: number; y: number; width: number; height: number } | undefined
  crop?: { top: number; bottom: number; left: number; right: number } | undefined
}

/** The file of the image: at least its id, as `_id` or `_ref`. */
interface ImageAsset {
  _id?: string | undefined
  _ref?: string | undefined
  url?: string | undefined
  altText?: string | undefined
  metadata?:
    | {
        lqip?: string | undefined
        dimensions?: { width: number; height: number; aspectRatio?: number | undefined } | undefined
      }
    | undefined
}

type RichTextValue<
  Marks extends readonly ObjectField[],
  Members extends readonly ObjectField[],
  M extends Mode,
> = (
  | Paragraph<MarkValue<Marks[number], M>>
  | Value<Members[number], M>
  | (M extends 'read' ? Unreadable : never)
)[]

type MarkValue<Mark, M extends Mode> =
  | (Value<Mark, M> & { _key: string })
  | (M extends 'read' ? Unreadable : never)

/** A paragraph, heading, or list item. `Mark` is the type of its `markDefs`. */
export interface Paragraph<Mark = unknown> {
  _type: 'block'
  _key?: string | undefined
  style?: string | undefined
  listItem?: string | undefined
  level?: number | undefined
  children: Span[]
  markDefs?: Mark[] | undefined
}

interface Span {
  _type: 'span'
  _key?: string | undefined
  text: string
  /** Names of decorators and keys of `markDefs`. */
  marks?: string[] | undefined
}

/** When stored, the block's own fields are under its wrapper. When read, all fields are under `fields`. */
type EntryValue<Of extends EntryField, Each extends Block, M extends Mode> =
  Each extends Block<infer ComponentType, infer Wrapper, infer Own>
    ? { _key?: string | undefined; componentType: ComponentType } & FieldsValue<Of['shared'], M> &
        (M extends 'read'
          ? { _type: 'entry'; fields: FieldsValue<Own, M> }
          : { _type: 'entry' } & Wrapped<Wrapper, FieldsValue<Own, M>>)
    : never

type Wrapped<Wrapper, Own> = Wrapper extends string ? { [Name in Wrapper]: Own } : Own

type Simplify<T> = { [Key in keyof T]: T[Key] }

/** The block in a list that has the given `componentType`. */
export type ReadEntry<Of extends EntryField, ComponentType extends string> = Extract<
  Value<Of, 'read'>,
  { componentType: ComponentType }
>
