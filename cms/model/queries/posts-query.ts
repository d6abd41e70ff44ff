import { knownCategory, parseCategory } from '#cms/model/documents/document-path.ts'
import { documentTypes } from '#cms/model/documents/document-types.ts'
import type { DocumentDefinition } from '#cms/model/fields/field.ts'
import { productLines } from '#domain/product-line.ts'
import type { NamedQuery } from './named-queries.ts'
import { toProjection } from './to-projection.ts'

/** Selects the pages in a list. */
export interface PostFilter {
  /** Document types. */
  types: readonly string[]
  /** Only posts whose path contains this product line segment. */
  category?: string | undefined
  /** Only posts by the author with this document id. */
  authorId?: string | undefined
  /** The number of posts to skip. */
  from?: number
  limit: number
}

const { title, subtitle, slug, categories, description, subtitleAsMetaDescription, image, avatar, tags } =
  documentTypes.blog.fields
const { lenderId, authors, publishedAt } = documentTypes.blog.fields

/** The fields that a list needs from a page. Every type that lists show has them under the same names. */
export const summaryDefinition = {
  ...documentTypes.blog,
  fields: {
    title,
    subtitle,
    slug,
    categories: { ...categories, required: undefined },
    description,
    subtitleAsMetaDescription,
    image,
    avatar,
    tags,
    lenderId,
    authors,
    publishedAt,
  },
} satisfies DocumentDefinition

/** Returns the query for posts, newest first, with the result `{posts, total}`. Drafts are never listed. */
export function postsQuery({ types, category, authorId, from = 0, limit }: PostFilter): NamedQuery {
  const conditions = ['_type in $types', 'draft != true', 'defined(slug.current)']
  if (category) conditions.push(inCategory(category))
  if (authorId) conditions.push('references($authorId)')
  const all = `*[${conditions.join(' && ')}]`
  const order = 'order(coalesce(publishedAt, _createdAt) desc, _id)'
  const posts = `${all} | ${order} [${from}...${from + limit}]${toProjection(summaryDefinition.fields)}`
  return {
    query: `{"posts": ${posts}, "total": count(${all})}`,
    params: {
      types: [...types],
      ...(category && { category, known: Object.values(productLines).map((line) => line.category) }),
      ...(authorId && { authorId }),
    },
    tag: 'posts',
  }
}

/** Filters as `toDocumentPath` does: by the first category, where an unknown one counts as student-loans. */
function inCategory(category: string): string {
  return knownCategory(category) === parseCategory(undefined)
    ? '(categories[0] == $category || !(categories[0] in $known) || !defined(categories[0]))'
    : 'categories[0] == $category'
}
