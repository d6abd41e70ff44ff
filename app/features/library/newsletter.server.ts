import { z } from 'zod'
import type { EmailPart, EmailSite } from '#app/mail/email.ts'
import { queueForTopic, type SubscriberEmail } from '#app/mail/subscriber-emails.server.ts'
import type { Services } from '#app/services.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import { isLeftOut } from '#domain/product-line.ts'

const maxListed = 8

const isPage = '_type in ["blog", "resource", "topPicksByCategory"] && defined(slug.current) && draft != true'
const shape = '{ "documentType": _type, title, slug, categories, changeNote }'

/** An update counts as news only when its editor says what changed: a corrected typo is none. */
const query = `{
  "added": *[${isPage} && publishedAt >= $from && publishedAt < $until] | order(publishedAt desc)[0...${maxListed}] ${shape},
  "updated": *[${isPage} && publishedAt < $from && defined(changeNote) && _updatedAt >= $from && _updatedAt < $until]
    | order(_updatedAt desc)[0...${maxListed}] ${shape}
}`

const documents = z.array(
  z.object({
    documentType: z.string(),
    title: z.string(),
    slug: z.object({ current: z.string() }),
    categories: z.array(z.string()).nullish(),
    changeNote: z.string().nullish(),
  }),
)
const found = z.object({ added: documents, updated: documents })

/**
 * Sends what was published in the last week, and what changed in older documents, to those who asked for it; without
 * news, nothing.
 */
export function queueNewsletter(
  services: Pick<Services, 'config' | 'database' | 'now' | 'contentClient'>,
  { today, site }: { today: string; site: EmailSite },
): Promise<void> {
  return queueForTopic(services, { topic: 'newsletter', today }, async () => {
    const until = services.now()
    const from = new Date(until.getTime() - 7 * 24 * 3600 * 1000)
    const { result } = await services.contentClient.ask({
      query,
      params: { from: from.toISOString(), until: until.toISOString() },
      tag: 'newsletter',
    })
    const { added, updated } = found.parse(result)
    const isOpen = (document: z.infer<typeof documents>[number]) =>
      !isLeftOut(toPath(document), services.config.productLines)
    const news = { added: added.filter(isOpen), updated: updated.filter(isOpen) }
    if (news.added.length + news.updated.length === 0) return null
    return () => writeNewsletter(news, site)
  })
}

/** Writes what is new first; there must be something. */
export function writeNewsletter({ added, updated }: z.infer<typeof found>, site: EmailSite): SubscriberEmail {
  const [first] = [...added, ...updated]
  const more = added.length + updated.length - 1
  const title = first?.title ?? ''
  return {
    subject: more === 0 ? title : `${title}, and ${more} more`,
    preview: 'New and updated on our pages this week.',
    heading: added.length > 0 ? 'New this week' : 'Updated this week',
    parts: [
      ...toList(added, site),
      ...(added.length > 0 && updated.length > 0
        ? [{ kind: 'text', text: 'Updated this week:' } as const]
        : []),
      ...toList(updated, site),
    ],
  }
}

function toList(listed: z.infer<typeof documents>, { siteUrl }: EmailSite): EmailPart[] {
  if (listed.length === 0) return []
  const items = listed.map((document) => ({
    text: document.changeNote ? `${document.title}: ${document.changeNote}` : document.title,
    url: siteUrl + toPath(document),
  }))
  return [{ kind: 'list', items }]
}

function toPath({ documentType, slug, categories }: z.infer<typeof documents>[number]): string {
  return toDocumentPath({ documentType, slug, categories: categories ?? undefined })
}
