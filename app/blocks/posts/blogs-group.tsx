import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { chosenPosts } from './chosen-posts.ts'
import { PostListView } from './post-list.tsx'
import styles from './posts.module.css'

/** Posts that an editor chose, or the newest of a category. */
export function BlogsGroup({ entry }: BlockProps<'Blogs group'>) {
  const { data } = usePageScope()
  return (
    <div className={styles.block}>
      <BlockTitle of={entry} />
      <PostListView style={entry.fields.style} posts={chosenPosts(data, entry.fields)} />
    </div>
  )
}
