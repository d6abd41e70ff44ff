import { z } from 'zod'
import type { ContentQuestion } from '#app/content/content-client.server.ts'
import { entry } from '#cms/model/blocks/block-types.ts'
import { readDocument } from '#cms/model/documents/check-document.ts'
import type { Read } from '#cms/model/documents/document-types.ts'
import { maybe, plainSchemas } from '#cms/model/fields/plain-schema.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { minutesToRead } from '#cms/model/texts/derived-values.ts'
import { findTexts } from '#cms/model/texts/find-texts.ts'
import { toCalendarDay } from '#domain/dates.ts'
import type { GivenPoints } from '#domain/reviews/review-score.ts'
import type { BlockData, PostSummary } from './block-data.ts'
import type { BlockNeeds } from './needs.ts'

/** A post before its score is computed. */
export interface FoundPost extends Omit<PostSummary, 'score'> {
  points: readonly GivenPoints[]
}

export interface FoundContent {
  posts: FoundPost[]
  /** In the order in which the lists were requested. */
  lists: { posts: FoundPost[]; total: number }[]
  modals: BlockData['modals']
}

/**
 * Builds one query for everything a page needs from the content library; returns undefined when it needs
 * nothing.
 */
export function buildContentQuestion(needs: BlockNeeds, page: number): ContentQuestion | undefined {
  const slugs = [...new Set([...needs.posts.values()].map(({ slug }) => slug.current))].sort()
  const lists = [...needs.lists.values()]
  const parts = [
    // Filters by slug alone, so that the answer depends on these posts and on no other posts of their types.
    slugs.length > 0 ? `"posts": *[slug.current in $slugs && draft != true]${summary}` : undefined,
    ...lists.map(({ category, perPage }, at) => {
      const filter = `_type == $type${at} && draft != true${category === undefined ? '' : ` && $category${at} in categories`}`
      const from = (page - 1) * perPage
      const newest = `*[${filter}] | order(publishedAt desc, _id asc)[${from}...${from + perPage}]`
      return `"list${at}": {"posts": ${newest}${summary}, "total": count(*[${filter}])}`
    }),
    needs.modals
      ? `"settings": *[_type == "settings"][0]{_id, _type, "modals": modals[]->${modal}}`
      : undefined,
  ].filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  const params = lists.flatMap(({ category, documentType = 'blog' }, at) => [
    [`type${at}`, documentType] as const,
    ...(category === undefined ? [] : [[`category${at}`, category] as const]),
  ])
  return {
    query: `{${parts.join(', ')}}`,
    params: { ...Object.fromEntries(params), ...(slugs.length > 0 && { slugs }) },
    tag: 'blocks',
  }
}

const image =
  '{..., "asset": asset->{_id, url, altText, "metadata": {"lqip": metadata.lqip, "dimensions": metadata.dimensions}}}'
/** Blocks are included to compute the reading time the same way as on the post's own page. */
const summary = `{
  _type, _updatedAt, title, subtitle, description, slug, categories, publishedAt, lenderId, cardId, points,
  "image": image${image}, "avatar": avatar${image}, "authorNames": authors[]->name,
  body, "sections": sections[]{..., _type == "reference" => @->}
}`
const modal = `{
  ..., "image": image${image},
  "body": body[]{..., "markDefs": markDefs[]{..., "reference": reference->{_type, title, slug, categories}}}
}`

/**
 * The document types that lists show; others, such as a glossary entry with the slug of an article, are
 * skipped.
 */
const listedTypes = [
  'blog',
  'resource',
  'topPicksByCategory',
  'lenderReview',
  'creditCardReview',
  'creditCardMarketplaceSubpage',
  'legalPage',
  'lander',
] as const

const texts = z.array(z.string().nullable()).transform((all) => all.filter((one) => one !== null))

const postSchema = z
  .object({
    _type: z.enum(listedTypes),
    _updatedAt: maybe(z.string()),
    title: z.string(),
    subtitle: maybe(z.string()),
    description: maybe(z.string()),
    slug: z.object({ current: z.string() }),
    categories: maybe(texts),
    publishedAt: maybe(z.string()),
    lenderId: maybe(z.string()),
    cardId: maybe(z.string()),
    points: maybe(z.array(z.object({ criterion: z.string(), points: z.number(), reason: z.string() }))),
    image: pictureSchema(),
    avatar: pictureSchema(),
    authorNames: maybe(texts),
    body: maybe(z.array(z.unknown())),
    sections: maybe(z.array(z.unknown())),
  })
  .transform(
    (post): FoundPost => ({
      documentType: post._type,
      title: post.title,
      description: post.description || post.subtitle,
      slug: post.slug,
      categories: post.categories,
      image: post.image,
      avatar: post.avatar,
      publishedOn: toCalendarDay(post.publishedAt),
      updatedOn: toCalendarDay(post._updatedAt),
      authorNames: post.authorNames ?? [],
      minutesToRead: minutesToRead(toMatchedWords(post)) || undefined,
      lenderId: post.lenderId,
      cardId: post.cardId,
      points: post.points ?? [],
    }),
  )

/** A picture that cannot be shown counts as no picture. */
function pictureSchema() {
  return maybe(plainSchemas.read.image.pipe(z.custom<NonNullable<PostSummary['image']>>())).catch(undefined)
}

const answerSchema = z
  .object({ posts: z.array(z.unknown()).optional(), settings: z.unknown().optional() })
  .catchall(z.object({ posts: z.array(z.unknown()), total: z.number() }))

/** Parses the answer of the content library. Posts that cannot be listed are left out and reported. */
export function readContent(answer: unknown, onProblem: (problem: string) => void): FoundContent {
  const { posts = [], settings, ...lists } = answerSchema.parse(answer)
  const readPosts = (all: readonly unknown[]) =>
    all.flatMap((one) => {
      const read = postSchema.safeParse(one)
      if (!read.success) onProblem(`A post cannot be listed: ${z.prettifyError(read.error)}`)
      return read.success ? [read.data] : []
    })
  return {
    posts: readPosts(posts),
    lists: Object.entries(lists)
      .sort(([a], [b]) => numberIn(a) - numberIn(b))
      .map(([, list]) => ({ posts: readPosts(list.posts), total: list.total })),
    modals: readModals(settings, onProblem),
  }
}

function numberIn(name: string): number {
  return Number(name.replace(/\D/g, ''))
}

function readModals(settings: unknown, onProblem: (problem: string) => void): BlockData['modals'] {
  if (settings === undefined || settings === null) return []
  const read = readDocument('settings', settings)
  if (!read.ok) {
    onProblem(
      `The modals in the settings cannot be read: ${read.problems.map(({ path, message }) => `${path} ${message}`).join('; ')}`,
    )
    return []
  }
  const { modals = [] }: Read<'settings'> = read.document
  return modals
}

/** Joins all words in the blocks of a post as it is stored; see `derivedValues`. */
function toMatchedWords({
  body = [],
  sections = [],
}: {
  body?: unknown[] | undefined
  sections?: unknown[] | undefined
}) {
  return [...body, ...sections]
    .flatMap(blocksIn)
    .flatMap((block) => findTexts(entry, block))
    .map(({ parts }) => parts.map(({ text }) => text).join(''))
    .join('')
}

function blocksIn(part: unknown): unknown[] {
  if (!isRecord(part)) return []
  if ('componentType' in part) return [part]
  return Array.isArray(part.content) ? part.content : []
}
