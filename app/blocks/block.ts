import type { ReactNode } from 'react'
import type { AnyEntry, ComponentType, EntryOf } from '#content-model/blocks/block-types.ts'

/** What each block is drawn from. */
export interface BlockProps<Type extends ComponentType> {
  entry: EntryOf<Type>
}

/** The components of some types of block. */
export type Blocks<Type extends ComponentType> = { [Each in Type]: (props: BlockProps<Each>) => ReactNode }

/** A block in one of its variants, for the gallery and the tests. */
export interface Fixture {
  /** Which block and, after a comma, in which variant. */
  name: string
  entry: AnyEntry
}
