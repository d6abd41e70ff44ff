import type { ReactNode } from 'react'
import type { AnyEntry, ComponentType, EntryOf } from '#cms/model/blocks/block-types.ts'

/** The props of every block component. */
export interface BlockProps<Type extends ComponentType> {
  entry: EntryOf<Type>
}

/** Maps each of the given block types to its component. */
export type Blocks<Type extends ComponentType> = { [Each in Type]: (props: BlockProps<Each>) => ReactNode }

/** A block in one of its variants, for the gallery and the tests. */
export interface Fixture {
  /** The block type and, after a comma, the variant. */
  name: string
  entry: AnyEntry
}
