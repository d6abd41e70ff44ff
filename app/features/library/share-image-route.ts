import { type PageHandle, servicesContext } from '#app/context.ts'
import { metaTitleOf } from '#content-model/documents/describe-post.ts'
import { fillTokens } from '#content-model/tokens/template-tokens.ts'
import type { Route } from './+types/share-image-route.ts'
import { categoryName } from './crumbs-of.ts'
import { findDocument } from './find-document.server.ts'
import { addressOf } from './library-document.ts'
import { loadFrame } from './load-frame.server.ts'
import { drawShareImage } from './share-image.server.ts'
import { words } from './words.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

/** `/og/{path of a document}.png`, and `/og.png` for every other page. Nobody else's words are drawn. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { siteName } = context.get(servicesContext).config
  const asked = '*' in params ? params['*'] : undefined
  if (asked === undefined) return png(await drawShareImage({ title: words.tagline, section: '', siteName }))
  const path = /^(.+)\.png$/.exec(`/${asked}`)?.[1]
  const found = path === undefined ? undefined : await findDocument(context, path)
  if (!found || !('document' in found)) return new Response(null, { status: 404 })
  const { document } = found
  const frame = await loadFrame({ request, context })
  const title = fillTokens(metaTitleOf(document) ?? document.title, frame.words)
  const section = categoryName(addressOf(document).categories?.[0])
  return png(await drawShareImage({ title, section, siteName }))
}

function png(bytes: Buffer): Response {
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/png' } })
}
