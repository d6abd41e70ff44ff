import { usePageScope } from '#app/blocks/page-scope.tsx'
import { chosenPosts } from '#app/blocks/posts/chosen-posts.ts'
import { PostListView } from '#app/blocks/posts/post-list.tsx'
import type { SectionValue } from './section-value.ts'

/** The pages that a section names, or the newest; none where it has neither pages nor a category or a style for them. */
export function SectionPosts({ section }: { section: SectionValue }) {
  const { blogs, category, postListStyle: style } = section
  const { data } = usePageScope()
  if (!blogs?.length && category === undefined && style === undefined) return null
  const posts = chosenPosts(data, { blogs, category, style })
  return posts.length > 0 ? <PostListView style={style ?? 'Basic'} posts={posts} /> : null
}
