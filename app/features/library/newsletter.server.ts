import { z } from 'zod'
import type { LetterSite } from '#app/mail/letter.ts'
import { queueForTopic } from '#app/mail/subscribed-letters.server.ts'
import type { Services } from '#app/services.ts'
import { toDocumentPath } from '#content-model/documents/document-path.ts'

const most = 8

const query = `*[_type in ["blog", "resource", "topPicksByCategory"] && defined(slug.current) && defined(publishedAt) && publishedAt >= $from && publishedAt < $until]
  | order(publishedAt desc)[0...${most}] { "documentType": _type, title, slug, categories }`

const found = z.array(
  z.object({
    documentType: z.string(),
    title: z.string(),
    slug: z.object({ current: z.string() }),
    categories: z.array(z.string()).nullish(),
  }),
)

/** Sends what was published in the last week to those who asked for it; without news, nothing. */
export function queueNewsletter(
  services: Pick<Services, 'database' | 'now' | 'contentClient'>,
  { today, site }: { today: string; site: LetterSite },
): Promise<void> {
  return queueForTopic(services, { topic: 'newsletter', today }, async () => {
    const until = services.now()
    const from = new Date(until.getTime() - 7 * 24 * 3600 * 1000)
    const { result } = await services.contentClient.ask({
      query,
      params: { from: from.toISOString(), until: until.toISOString() },
      tag: 'newsletter',
    })
    const items = found.parse(result).map(({ categories, ...document }) => ({
      text: document.title,
      url: site.siteUrl + toDocumentPath({ ...document, categories: categories ?? undefined }),
    }))
    const [first] = items
    if (!first) return null
    return () => ({
      subject: items.length === 1 ? first.text : `${first.text}, and ${items.length - 1} more`,
      preview: 'New on our pages this week.',
      heading: 'New this week',
      parts: [{ kind: 'list', items }],
    })
  })
}
