import type { BlockProps } from '#app/blocks/block.ts'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { Byline } from './byline.tsx'

export function AuthorAndDate({ entry: { fields } }: BlockProps<'Author and date'>) {
  const { authors, updatedOn } = usePageScope()
  return <Byline author={fields.author ?? authors[0]} updatedOn={fields.date ?? updatedOn} />
}
