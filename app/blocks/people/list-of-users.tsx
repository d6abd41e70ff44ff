import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { AuthorList } from './author-list.tsx'

export function ListOfUsers({ entry }: BlockProps<'List of users'>) {
  return (
    <>
      <BlockTitle of={entry} />
      <AuthorList authors={entry.fields.users} />
    </>
  )
}
