import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { fillTokens } from '#cms/model/tokens/template-tokens.ts'
import { getListPage } from './chosen-posts.ts'
import { parsePageAddress, toPageAddress } from './list-pages.ts'
import { postText } from './messages.ts'
import { PageLinks } from './page-links.tsx'
import { PostListView } from './post-list.tsx'
import styles from './posts.module.css'

/**
 * A paginated list. Each page has its own address, so visitors can bookmark it, share it and go back to it.
 */
export function PaginatedBlogs({ entry }: BlockProps<'Paginated blogs'>) {
  const { data, address, outline, words } = usePageScope()
  const { posts, total, page, perPage } = getListPage(data, entry.fields, parsePageAddress(address))
  const title = outline.getHeading(entry)?.text
  const isPastTheEnd = total > 0 && posts.length === 0
  return (
    <div className={styles.block}>
      <BlockTitle of={entry} />
      {isPastTheEnd ? (
        <p>
          {postText.pastTheEnd(page)} <a href={toPageAddress(address, 1)}>{postText.toFirst}</a>.
        </p>
      ) : (
        <PostListView style={entry.fields.style} posts={posts} />
      )}
      {isPastTheEnd ? null : (
        <PageLinks
          address={address}
          list={title && fillTokens(title, words)}
          page={page}
          pages={Math.ceil(total / perPage)}
        />
      )}
    </div>
  )
}
