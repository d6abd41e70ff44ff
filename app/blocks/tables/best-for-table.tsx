import { PostLink } from '#app/blocks/content-link.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { Words } from '#app/blocks/rich-text/words.tsx'
import type { EntryOf } from '#content-model/blocks/block-types.ts'
import { pathOf } from '#content-model/documents/path-of.ts'
import { DataTable } from './data-table.tsx'
import { words as all } from './words.ts'

const words = all.bestFor

export type BestForValue = Omit<EntryOf<'Best-for table'>['fields'], 'title'>

interface BestForTableProps {
  table: BestForValue
  /** What stands above the table, for screen readers where it has no caption of its own. */
  title?: string | undefined
}

/** Who fits which pick, each leading to where the pick is explained. */
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

/** A link by the title of its page, which the page itself knows best. */
export function PickLink({ post, name }: { post: BestForValue['rows'][number]['blog']; name?: string }) {
  const { data } = usePageScope()
  const plain = usePlainWords()
  const title = name ?? data.posts[pathOf(post)]?.title ?? post.title
  return <PostLink post={post}>{title ? plain(title) : words.review}</PostLink>
}
