import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { PostSummary } from '#app/blocks/block-data.ts'
import { pageContent } from '#app/content/page-content.server.ts'
import { servicesContext } from '#app/context.ts'
import { getDescription } from '#cms/model/documents/describe-post.ts'
import type { Read } from '#cms/model/documents/document-types.ts'
import { toProblems } from '#cms/model/fields/problem.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { documentSchema } from '#cms/model/fields/schema.ts'
import { followReferences } from '#cms/model/queries/follow-references.ts'
import { type PostFilter, postsQuery, summaryDefinition } from '#cms/model/queries/posts-query.ts'
import { toCalendarDay } from '#domain/dates.ts'

/** A library page as lists show it. */
export interface ListedPost extends PostSummary {
  id: string
  /** ISO timestamps; a page without a publication date uses the creation date of its document. */
  publishedAt: string
  updatedAt: string
  tags: readonly string[]
}

/** Lists library pages, newest first, with the total number of matches. */
export async function listPosts(
  context: Readonly<RouterContextProvider>,
  filter: PostFilter,
): Promise<{ posts: ListedPost[]; total: number }> {
  const answer = await pageContent(context, postsQuery(filter))
  const { posts, total } = isRecord(answer) ? answer : {}
  const whole = await followReferences(
    summaryDefinition.fields,
    Array.isArray(posts) ? posts : [],
    ({ query, params }) => pageContent(context, { query, params, tag: 'references' }),
  )
  return {
    posts: whole.flatMap((one) => readPost(one, context)),
    total: typeof total === 'number' ? total : 0,
  }
}

const schema = documentSchema(summaryDefinition, 'read').pipe(
  z.custom<Omit<Read<'blog'>, 'body' | 'sections'>>(),
)

function readPost(value: unknown, context: Readonly<RouterContextProvider>): ListedPost[] {
  if (!isRecord(value)) return []
  const checked = schema.safeParse({ ...value, _type: summaryDefinition.type })
  if (checked.success) return [toPost(checked.data, String(value._type))]
  context
    .get(servicesContext)
    .log.error({ document: value._id, problems: toProblems(checked.error) }, 'a document cannot be listed')
  return []
}

/** The date of a document without timestamps, so that it is still listed; services normally set them. */
const fallback = '1970-01-01T00:00:00Z'

function toPost(document: z.output<typeof schema>, documentType: string): ListedPost {
  const { _id, title, slug, categories, image, avatar, tags = [], lenderId, authors = [] } = document
  return {
    id: _id,
    publishedAt: document.publishedAt ?? document._createdAt ?? fallback,
    updatedAt: document._updatedAt ?? document.publishedAt ?? fallback,
    documentType,
    title,
    slug,
    categories,
    image,
    avatar,
    tags,
    lenderId,
    description: getDescription(document) ?? document.subtitle,
    publishedOn: toCalendarDay(document.publishedAt),
    updatedOn: toCalendarDay(document._updatedAt),
    authorNames: authors.map(({ name }) => name),
  }
}
