import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { chosenPage } from './chosen-posts.ts'
import { addressOfPage, pageOfAddress } from './list-pages.ts'
import { PageLinks } from './page-links.tsx'
import { PostListView } from './post-list.tsx'
import styles from './posts.module.css'
import { words } from './words.ts'

/** A list with pages. Each page has an address of its own, so it can be kept, shared and gone back to. */
export function PaginatedBlogs({ entry }: BlockProps<'Paginated blogs'>) {
  const { data, address } = usePageScope()
  const { posts, total, page, perPage } = chosenPage(data, entry.fields, pageOfAddress(address))
  const isPastTheEnd = total > 0 && posts.length === 0
  return (
    <div className={styles.block}>
      <BlockTitle of={entry} />
      {isPastTheEnd ? (
        <p>
          {words.pastTheEnd(page)} <a href={addressOfPage(address, 1)}>{words.toFirst}</a>.
        </p>
      ) : (
        <PostListView style={entry.fields.style} posts={posts} />
      )}
      {isPastTheEnd ? null : <PageLinks address={address} page={page} pages={Math.ceil(total / perPage)} />}
    </div>
  )
}
