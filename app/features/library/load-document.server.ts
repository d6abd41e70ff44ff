import { createImageUrlBuilder } from '@sanity/image-url'
import { data, redirect } from 'react-router'
import { loadBlockData } from '#app/blocks/load-block-data.server.ts'
import type { PageRequest } from '#app/page-request.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { notFound } from '#app/shell/not-found.server.ts'
import { getDescription, getMetaTitle } from '#cms/model/documents/describe-post.ts'
import { knownCategory } from '#cms/model/documents/document-path.ts'
import { derivedValues, toArticleBody } from '#cms/model/texts/derived-values.ts'
import { fillTokens } from '#cms/model/tokens/template-tokens.ts'
import { toCalendarDay } from '#domain/dates.ts'
import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'
import { buildBreadcrumbs, categoryName } from './build-breadcrumbs.ts'
import { withDefaultQuestions } from './default-questions.ts'
import type { DocumentView } from './document-view.ts'
import { findDocument } from './find-document.server.ts'
import { type LibraryDocument, toAddressed } from './library-document.ts'
import { loadFrame, parsePageNumber, toPagePath } from './load-frame.server.ts'
import { libraryText } from './messages.ts'
import { findPagePromo } from './page-promo.server.ts'
import { findRelatedPosts } from './related-posts.server.ts'
import { reportProblems } from './report-problems.server.ts'

/** Picks whose addresses are fixed. While no editor has written them, their line's whole list stands in. */
const listsInstead: Readonly<Record<string, string>> = {
  '/student-loans/best-student-loans': '/student-loans/offers',
  '/student-loans/slp/best-student-loans': '/student-loans/offers',
  '/student-loans/alp-ll/best-student-loans': '/student-loans/offers',
  '/refinance-student-loans/best-student-loans': '/refinance-student-loans/offers',
}

/** Loads the page of one document, at whichever path its type has. */
export async function loadDocument({ request, context }: PageRequest) {
  const path = toPagePath(request)
  const found = await findDocument(context, path)
  if (!found && Object.hasOwn(listsInstead, path)) throw redirect(listsInstead[path] ?? '/', 302)
  if (!found) return notFound(context, path)
  if ('movedTo' in found) throw redirect(found.movedTo, 301)
  if ('problems' in found) {
    const head = { title: libraryText.unreadableDraft, description: libraryText.unreadableDraftLead, path }
    return data({ problems: found.problems, head }, { status: 422 })
  }
  const { document: own } = found
  const frame = await loadFrame({ request, context })
  if (!frame.isPreview) reportProblems(context, own, frame.words)
  const document = withDefaultQuestions(own, frame.settings)
  const blockData = await loadBlockData(context, document, { page: parsePageNumber(request) ?? 1 })
  const view: DocumentView = {
    frame,
    document,
    publishedOn: toCalendarDay(document.publishedAt),
    updatedOn: toCalendarDay(document._updatedAt),
    minutes: derivedValues(own).estimatedTimeToRead,
    crumbs: buildBreadcrumbs(document),
    promo: findPagePromo(document, frame.settings),
    related: await findRelatedPosts(context, document, blockData.posts),
    data: blockData,
  }
  return describeDocument(context, view, toArticleBody(own))
}

async function describeDocument(
  context: PageRequest['context'],
  view: DocumentView,
  articleBody: string,
): Promise<LoadedPage<DocumentView>> {
  const { document, frame, crumbs, publishedOn, updatedOn } = view
  const filled = (text: string) => fillTokens(text, frame.words)
  const category = knownCategory(toAddressed(document).categories?.[0])
  const authors = document.authors ?? []
  const title = filled(getMetaTitle(document) ?? document.title)
  const metadata: PageMetadata = {
    pageType: getPageType(document),
    pageUrl: frame.path,
    title,
    image: toShareImage(view, title),
    description: filled(getDescription(document) ?? document.subtitle ?? document.title),
    breadcrumbsList: crumbs,
    ...(publishedOn && { datePublished: publishedOn }),
    ...(updatedOn && { dateModified: updatedOn }),
    ...(category && { category }),
    users: authors.map(({ name, role, socialLinks, slug }) => ({
      name,
      slug,
      ...(role && { role }),
      ...(socialLinks && { socialLinks }),
    })),
    faq: (derivedValues(document).faq_1 ?? []).map(({ title, text }) => ({
      title: filled(title),
      text: filled(text),
    })),
    articleBody: filled(articleBody),
  }
  const description = await describePage(context, metadata, {
    ...(metadata.pageType !== 'WebPage' && {
      kind: 'article',
      publishedOn,
      updatedOn,
      authorNames: authors.map(({ name }) => name),
      section: categoryName(category),
    }),
    ...(category && { feed: { path: `/resources/${category}/feed`, title: categoryName(category) } }),
  })
  return { view, ...description }
}

/**
 * Crops the page's image for shared links. A page without an image, or with an SVG, which social networks do
 * not show, gets an image drawn from its title.
 */
function toShareImage({ document: { image }, frame }: DocumentView, title: string) {
  const id = image?.asset._id ?? image?.asset._ref ?? ''
  if (!image || id === '' || id.endsWith('-svg')) return { url: `/og${frame.path}.png`, altText: title }
  const builder = createImageUrlBuilder({ ...frame.images })
    .image(image)
    .width(1200)
    .height(630)
  return {
    url: builder.fit('crop').format('jpg').url(),
    altText: image.altText ?? image.asset.altText ?? title,
  }
}

function getPageType({ _type }: LibraryDocument) {
  if (_type === 'blog' || _type === 'lenderReview' || _type === 'creditCardReview') return 'BlogPosting'
  return _type === 'resource' || _type === 'topPicksByCategory' ? 'Article' : 'WebPage'
}
