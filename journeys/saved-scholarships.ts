import type { BrowserContext } from 'playwright-core'

/** Two of the samples; both ask about a challenge, and the first has three more prompts. */
export const withEssays = ['four-questions-scholarship', 'desert-bloom-award'] as const

/** Saves scholarships, or removes them again, by requests with the visitor's cookies and without a page. */
export async function saveScholarships({ request }: BrowserContext, ids: readonly string[], isSaved = 'yes') {
  for (const id of ids) {
    const form = { id, isSaved }
    const answer = await request.post('/scholarships/marketplace/save', { form, maxRedirects: 0 })
    if (answer.status() !== 303) throw new Error(`saving ${id} responded with ${answer.status()}`)
  }
}
