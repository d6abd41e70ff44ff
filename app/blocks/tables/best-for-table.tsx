import { PostLink } from '#app/blocks/content-link.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { Words } from '#app/blocks/rich-text/words.tsx'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import { DataTable } from './data-table.tsx'
import { tableText } from './messages.ts'

const words = tableText.bestFor

export type BestForValue = Omit<EntryOf<'Best-for table'>['fields'], 'title'>

interface BestForTableProps {
  table: BestForValue
  /** The heading above the table, which labels it for screen readers when it has no caption. */
  title?: string | undefined
}

/** Lists who each pick is best for, with a link to the explanation of the pick. */
export function BestForTable({ table: { caption, rows }, title }: BestForTableProps) {
  const plain = usePlainWords()
  const hasReasons = rows.some(({ reason }) => reason)
  return (
    <DataTable
      caption={plain(caption ?? title ?? words.bestFor)}
      isCaptionSpoken={caption === undefined}
      columns={[
        { key: 'bestFor', name: words.bestFor },
        { key: 'pick', name: words.pick },
        ...(hasReasons ? [{ key: 'reason', name: words.reason }] : []),
      ]}
      rows={rows.map(({ _key, bestFor, blog, reason }, at) => ({
        key: _key ?? String(at),
        cells: [
          <Words key="bestFor" text={bestFor} />,
          <PickLink key="pick" post={blog} />,
          reason && <Words key="reason" text={reason} />,
        ],
      }))}
    />
  )
}

/** A link to the page of a pick, with the given name or else the page's current title as its text. */
export function PickLink({ post, name }: { post: BestForValue['rows'][number]['blog']; name?: string }) {
  const { data } = usePageScope()
  const plain = usePlainWords()
  const title = name ?? data.posts[toDocumentPath(post)]?.title ?? post.title
  return <PostLink post={post}>{title ? plain(title) : words.review}</PostLink>
}
