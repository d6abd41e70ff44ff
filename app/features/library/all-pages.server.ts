import { href, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pageContent } from '#app/content/page-content.server.ts'
import { productsContext, servicesContext } from '#app/context.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import { maybe } from '#cms/model/fields/plain-schema.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { pagesQuery } from '#cms/model/queries/named-queries.ts'
import { toCalendarDay } from '#domain/dates.ts'
import { isLeftOut, productLines } from '#domain/product-line.ts'
import { categoryName, reviewsPath, reviewsTitle } from './build-breadcrumbs.ts'
import { libraryTypes, toAddressed } from './library-document.ts'
import { libraryText, siteMapText } from './messages.ts'

/** A public page, as the site map page, `sitemap.xml`, and `llms.txt` list it. */
interface MappedPage {
  path: string
  title: string
  description?: string | undefined
  /** `YYYY-MM-DD`; absent for pages that no document describes. */
  updatedOn?: string | undefined
}

export interface PageGroup {
  title: string
  pages: readonly MappedPage[]
}

/**
 * Lists every public page of the site, in groups, except landers and pages that depend on a visitor's answers
 * or account.
 */
export async function listAllPages(context: Readonly<RouterContextProvider>): Promise<PageGroup[]> {
  const on = context.get(servicesContext).config.productLines
  const types = [...libraryTypes, 'user']
  const answer = await pageContent(context, pagesQuery(types))
  const documents = (Array.isArray(answer) ? answer : []).flatMap(readPage)
  const { states = [], products = [] } = Object.groupBy(
    context.get(productsContext).flatMap(({ pages = [] }) => pages),
    ({ path }) => (path.startsWith(`${href('/scholarships/state')}/`) ? 'states' : 'products'),
  )
  const of = (...wanted: string[]) =>
    documents.filter(({ type }) => wanted.includes(type)).map(({ page }) => page)
  return [
    {
      title: siteMapText.compare,
      pages: [
        { path: href('/'), title: siteMapText.home },
        ...products,
        { path: href('/schools/search'), title: siteMapText.findSchool },
        { path: href('/schools/compare'), title: siteMapText.compareSchools },
        ...of('creditCardMarketplaceSubpage'),
      ],
    },
    { title: siteMapText.states, pages: states },
    { title: siteMapText.guides, pages: of('resource') },
    { title: siteMapText.picks, pages: of('topPicksByCategory') },
    { title: siteMapText.reviews, pages: [...reviewLists, ...of('lenderReview', 'creditCardReview')] },
    { title: libraryText.learn, pages: [...resourceLists, ...of('blog')] },
    {
      title: libraryText.authors,
      pages: [{ path: href('/author'), title: libraryText.authors }, ...of('user')],
    },
    { title: libraryText.about, pages: listAboutPages(of('legalPage')) },
  ]
    .map((group) => ({ ...group, pages: group.pages.filter(({ path }) => !isLeftOut(path, on)) }))
    .filter(({ pages }) => pages.length > 0)
}

/** A document at the address of a page that the site draws itself is not listed a second time. */
function listAboutPages(documents: readonly MappedPage[]): readonly MappedPage[] {
  const own = new Set<string>(siteMapText.aboutPages.map(({ path }) => path))
  return [...siteMapText.aboutPages, ...documents.filter(({ path }) => !own.has(path))]
}

const categories = Object.values(productLines).map(({ category }) => category)
const reviewLists = categories.map((category) => ({
  path: reviewsPath(category),
  title: reviewsTitle(category),
}))
const resourceLists = [
  { path: href('/resources'), title: libraryText.learn },
  { path: href('/resources/glossary'), title: libraryText.glossary },
  ...categories.map((category) => ({
    path: href('/resources/:category', { category }),
    title: categoryName(category),
  })),
]

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
  const path = toDocumentPath(toAddressed(read.data))
  return [
    { type, page: { path, title: title ?? name ?? path, description, updatedOn: toCalendarDay(_updatedAt) } },
  ]
}
