import { createImageUrlBuilder } from '@sanity/image-url'
import { data, redirect } from 'react-router'
import { loadBlockData } from '#app/blocks/load-block-data.server.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { missing } from '#app/shell/missing.server.ts'
import { descriptionOf, metaTitleOf } from '#content-model/documents/describe-post.ts'
import { knownCategory } from '#content-model/documents/path-of.ts'
import { articleBodyOf, derivedValues } from '#content-model/texts/derived-values.ts'
import { fillTokens } from '#content-model/tokens/template-tokens.ts'
import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'
import { categoryName, crumbsOf } from './crumbs-of.ts'
import { withDefaultQuestions } from './default-questions.ts'
import type { DocumentView } from './document-view.ts'
import { findDocument } from './find-document.server.ts'
import { addressOf, type LibraryDocument } from './library-document.ts'
import { loadFrame, type PageRequest, pageAsked, pathOfPage } from './load-frame.server.ts'
import { dayOf } from './posts.server.ts'
import { relatedPosts } from './related-posts.server.ts'
import { reportProblems } from './report-problems.server.ts'
import { words } from './words.ts'

/** The page of one document, at whichever address its type has. */
export async function loadDocument({ request, context }: PageRequest) {
  const path = pathOfPage(request)
  const found = await findDocument(context, path)
  if (!found) return missing(context, path)
  if ('movedTo' in found) throw redirect(found.movedTo, 301)
  if ('problems' in found) {
    const head = { title: words.unreadableDraft, description: words.unreadableDraftLead, path }
    return data({ problems: found.problems, head }, { status: 422 })
  }
  const { document: own } = found
  const frame = await loadFrame({ request, context })
  if (!frame.isPreview) reportProblems(context, own, frame.words)
  const document = withDefaultQuestions(own, frame.settings)
  const blockData = await loadBlockData(context, document, { page: pageAsked(request) ?? 1 })
  const view: DocumentView = {
    frame,
    document,
    publishedOn: dayOf(document.publishedAt),
    updatedOn: dayOf(document._updatedAt),
    minutes: derivedValues(own).estimatedTimeToRead,
    crumbs: crumbsOf(document),
    related: await relatedPosts(context, document, blockData.posts),
    data: blockData,
  }
  return describeDocument(context, view, articleBodyOf(own))
}

async function describeDocument(
  context: PageRequest['context'],
  view: DocumentView,
  articleBody: string,
): Promise<LoadedPage<DocumentView>> {
  const { document, frame, crumbs, publishedOn, updatedOn } = view
  const filled = (text: string) => fillTokens(text, frame.words)
  const category = knownCategory(addressOf(document).categories?.[0])
  const authors = document.authors ?? []
  const title = filled(metaTitleOf(document) ?? document.title)
  const metadata: PageMetadata = {
    pageType: pageTypeOf(document),
    pageUrl: frame.path,
    title,
    image: shareImageOf(view, title),
    description: filled(descriptionOf(document) ?? document.subtitle ?? document.title),
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

/** The picture of the page, cut for shared links; drawings, which no network shows, and pages without one have their title drawn. */
function shareImageOf({ document: { image }, frame }: DocumentView, title: string) {
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

function pageTypeOf({ _type }: LibraryDocument) {
  if (_type === 'blog' || _type === 'lenderReview' || _type === 'creditCardReview') return 'BlogPosting'
  return _type === 'resource' || _type === 'topPicksByCategory' ? 'Article' : 'WebPage'
}
