import type { Blocks } from '#app/blocks/block.ts'
import { BlogsGroup } from './blogs-group.tsx'
import { PaginatedBlogs } from './paginated-blogs.tsx'

type Types = 'Blogs group' | 'Paginated blogs'

export const postBlocks: Blocks<Types> = {
  'Blogs group': BlogsGroup,
  'Paginated blogs': PaginatedBlogs,
}
