import { postListStyles } from '#cms/model/enumerations/appearance.ts'
import { choice, list, number, required, text } from '#cms/model/fields/make-field.ts'
import { category } from '#cms/model/objects/category.ts'
import { post } from '#cms/model/objects/links.ts'
import { flatBlock } from './block.ts'

/** The default page size of a paginated list of posts. */
export const postsOnAPage = 12

const postListFields = {
  title: text('Heading', 'Appears in the table of contents.'),
  style: required(choice('Style', 'How each is shown.', postListStyles)),
  blogs: list(
    'Pages',
    'In the order shown. Leave it empty for the newest in the category.',
    post('Page', ''),
  ),
  category,
}

export const blogsGroup = flatBlock('Blogs group', 'Articles, reviews, or offers in a list.', {
  ...postListFields,
  limit: number('Maximum', 'How many to show.'),
})

export const paginatedBlogs = flatBlock('Paginated blogs', 'A list split into linked pages.', {
  ...postListFields,
  perPage: number('Per page', `${postsOnAPage} by default.`),
})
