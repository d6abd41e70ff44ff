import { type PageHandle, productsContext, servicesContext } from '#app/context.ts'
import { getMetaTitle } from '#cms/model/documents/describe-post.ts'
import { fillTokens } from '#cms/model/tokens/template-tokens.ts'
import { findProductLine } from '#domain/product-line.ts'
import { listProductLinks } from '#products/product.ts'
import type { Route } from './+types/share-image-route.ts'
import { categoryName } from './build-breadcrumbs.ts'
import { findDocument } from './find-document.server.ts'
import { toAddressed } from './library-document.ts'
import { loadFrame } from './load-frame.server.ts'
import { libraryText } from './messages.ts'
import { drawShareImage } from './share-image.server.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

/**
 * Answers `/og/{path of a document}.png`, `/og/{path of a product}.png` for the pages of that product, and
 * `/og.png` for every other page. It draws only our own titles, never text from a request.
 */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { siteName } = context.get(servicesContext).config
  const asked = '*' in params ? params['*'] : undefined
  if (asked === undefined)
    return png(await drawShareImage({ title: libraryText.tagline, section: '', siteName, line: null }))
  const path = /^(.+)\.png$/.exec(`/${asked}`)?.[1]
  const product = listProductLinks(context.get(productsContext)).find(({ to }) => to === path)
  if (product)
    return png(
      await drawShareImage({
        title: product.card.text,
        section: product.label,
        siteName,
        line: product.line ?? null,
      }),
    )
  const found = path === undefined ? undefined : await findDocument(context, path)
  if (!found || !('document' in found)) return new Response(null, { status: 404 })
  const { document } = found
  const frame = await loadFrame({ request, context })
  const title = fillTokens(getMetaTitle(document) ?? document.title, frame.words)
  const section = categoryName(toAddressed(document).categories?.[0])
  return png(await drawShareImage({ title, section, siteName, line: findProductLine(path ?? '') }))
}

function png(bytes: Buffer): Response {
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/png' } })
}
