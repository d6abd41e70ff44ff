import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pageContent } from '#app/content/page-content.server.ts'
import { pathOf } from '#content-model/documents/path-of.ts'
import { isRecord } from '#content-model/fields/record.ts'
import { pagesQuery } from '#content-model/queries/named-queries.ts'
import { productLines } from '#domain/product-line.ts'
import { categoryName, reviewsPath, reviewsTitle } from './crumbs-of.ts'
import { addressOf, libraryTypes } from './library-document.ts'
import { listPaths } from './paths.ts'
import { dayOf } from './posts.server.ts'
import { siteMapWords, words } from './words.ts'

/** A public page, as maps of the site list it. */
interface MappedPage {
  path: string
  title: string
  description?: string | undefined
  /** `YYYY-MM-DD`; absent where no document says it. */
  updatedOn?: string | undefined
}

export interface PageGroup {
  title: string
  pages: readonly MappedPage[]
}

/** Every public page of the site, in groups. What goes by a visitor's answers or account is not listed. */
export async function listAllPages(context: Readonly<RouterContextProvider>): Promise<PageGroup[]> {
  const types = [...libraryTypes, 'user']
  const answer = await pageContent(context, pagesQuery(types))
  const documents = (Array.isArray(answer) ? answer : []).flatMap(readPage)
  const of = (...wanted: string[]) =>
    documents.filter(({ type }) => wanted.includes(type)).map(({ page }) => page)
  return [
    { title: siteMapWords.compare, pages: siteMapWords.comparePages },
    { title: siteMapWords.guides, pages: of('resource') },
    { title: siteMapWords.picks, pages: of('topPicksByCategory') },
    { title: siteMapWords.reviews, pages: [...reviewLists, ...of('lenderReview', 'creditCardReview')] },
    { title: words.learn, pages: [...resourceLists, ...of('blog')] },
    {
      title: words.authors,
      pages: [{ path: listPaths.authors, title: words.authors }, ...of('user')],
    },
    { title: words.about, pages: [...siteMapWords.aboutPages, ...of('legalPage')] },
  ].filter(({ pages }) => pages.length > 0)
}

const categories = Object.values(productLines).map(({ category }) => category)
const reviewLists = categories.map((category) => ({
  path: reviewsPath(category),
  title: reviewsTitle(category),
}))
const resourceLists = [
  { path: listPaths.resources, title: words.learn },
  { path: listPaths.glossary, title: words.glossary },
  ...categories.map((category) => ({
    path: `${listPaths.resources}/${category}`,
    title: categoryName(category),
  })),
]

const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined)

const schema = z.object({
  _type: z.enum([...libraryTypes, 'user']),
  title: maybe(z.string()),
  name: maybe(z.string()),
  slug: z.object({ current: z.string() }),
  categories: maybe(z.array(z.string())),
  vertical: maybe(z.string()),
  description: maybe(z.string()),
  _updatedAt: z.string(),
})

function readPage(value: unknown): { type: string; page: MappedPage }[] {
  const read = schema.safeParse(isRecord(value) ? value : {})
  if (!read.success) return []
  const { _type: type, title, name, description, _updatedAt } = read.data
  const path = pathOf(addressOf(read.data))
  return [{ type, page: { path, title: title ?? name ?? path, description, updatedOn: dayOf(_updatedAt) } }]
}
