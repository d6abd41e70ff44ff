import { documentTypes } from '#content-model/documents/document-types.ts'
import { categoryOf, knownCategory } from '#content-model/documents/path-of.ts'
import type { DocumentDefinition } from '#content-model/fields/field.ts'
import { productLines } from '#domain/product-line.ts'
import type { NamedQuery } from './named-queries.ts'
import { projectionOf } from './projection-of.ts'

/** Which pages a list shows. */
export interface PostFilter {
  /** Types of documents. */
  types: readonly string[]
  /** Only those whose address has this segment of a product line. */
  category?: string | undefined
  /** Only those of this author, by the id of the document. */
  authorId?: string | undefined
  /** How many to leave out at the beginning. */
  from?: number
  limit: number
}

const { title, subtitle, slug, categories, description, subtitleAsMetaDescription, image, avatar, tags } =
  documentTypes.blog.fields
const { lenderId, authors, publishedAt } = documentTypes.blog.fields

/** What a list needs of a page. Every type that lists show has these fields by the same names. */
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

/** Newest first; answers `{posts, total}`. Drafts are listed nowhere. */
export function postsQuery({ types, category, authorId, from = 0, limit }: PostFilter): NamedQuery {
  const conditions = ['_type in $types', 'draft != true', 'defined(slug.current)']
  if (category) conditions.push(inCategory(category))
  if (authorId) conditions.push('references($authorId)')
  const all = `*[${conditions.join(' && ')}]`
  const order = 'order(coalesce(publishedAt, _createdAt) desc, _id)'
  const posts = `${all} | ${order} [${from}...${from + limit}]${projectionOf(summaryDefinition.fields)}`
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

/** As `pathOf` takes it: by the first category, and one that is unknown counts as student-loans. */
function inCategory(category: string): string {
  return knownCategory(category) === categoryOf(undefined)
    ? '(categories[0] == $category || !(categories[0] in $known) || !defined(categories[0]))'
    : 'categories[0] == $category'
}
