import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { getGroupPosts } from './chosen-posts.ts'
import { PostListView } from './post-list.tsx'
import styles from './posts.module.css'

/** Posts that an editor chose, or the newest posts of a category. */
export function BlogsGroup({ entry }: BlockProps<'Blogs group'>) {
  const { data } = usePageScope()
  return (
    <div className={styles.block}>
      <BlockTitle of={entry} />
      <PostListView style={entry.fields.style} posts={getGroupPosts(data, entry.fields)} />
    </div>
  )
}
