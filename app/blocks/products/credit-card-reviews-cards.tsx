import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { getGroupPosts } from '#app/blocks/posts/chosen-posts.ts'
import { PostListView } from '#app/blocks/posts/post-list.tsx'
import styles from './products.module.css'

/** Reviews of credit cards with their facts from the catalog. */
export function CreditCardReviewsCards({ entry }: BlockProps<'Credit card reviews cards'>) {
  const { data } = usePageScope()
  return (
    <div className={styles.block}>
      <BlockTitle of={entry} />
      <PostListView style="Credit Card Info" posts={getGroupPosts(data, { blogs: entry.fields.reviews })} />
    </div>
  )
}
