import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pageContent } from '#app/content/page-content.server.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'

/** A page of the marketplace about one kind of card. */
interface KindOfCard {
  title: string
  path: string
}

const schema = z.array(z.object({ title: z.string(), slug: z.string() }))
const query = '*[_type == "creditCardMarketplaceSubpage"] | order(title asc) {title, "slug": slug.current}'

/** Lists the pages of one kind of card that editors have published. */
export async function listKinds(context: Readonly<RouterContextProvider>): Promise<KindOfCard[]> {
  const read = schema.safeParse(await pageContent(context, { query, params: {} }))
  return (read.success ? read.data : []).map(({ title, slug }) => ({
    title,
    path: toDocumentPath({ documentType: 'creditCardMarketplaceSubpage', slug: { current: slug } }),
  }))
}
