import { allForms } from '#products/student-loans/situation/answers.fixture.ts'
import type { testServer } from '#testing/server.ts'

export const now = () => new Date('2026-11-21T15:00:00Z')
export const offers = '/student-loans/offers'

type Site = Awaited<ReturnType<typeof testServer>>

/** Answers the questions and returns the draft cookie. */
export async function answered(
  site: Site,
  answers: readonly [slug: string, form: string][] = allForms,
): Promise<string> {
  const visitor = site.visitor()
  for (const [slug, form] of answers) await visitor.post(`/student-loans/signup?question=${slug}`, form)
  return visitor.cookie
}

/** The same forms, some of them with other answers, and forms of other questions after them. */
export function formsWith(changes: Record<string, string>): [slug: string, form: string][] {
  return Object.entries({ ...Object.fromEntries(allForms), ...changes })
}
