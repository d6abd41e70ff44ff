import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { queueNewsletter } from './newsletter.server.ts'

const now = new Date('2026-11-23T08:00:00Z')

test('the newsletter names what is published, and never a document that is a draft', async () => {
  await using site = await testServer({ now: () => now })
  const { content, config, database } = site.services
  const article = (slug: string, draft?: boolean) => ({
    create: {
      _id: slug,
      _type: 'blog',
      title: slug,
      slug: { current: slug },
      categories: ['student-loans'],
      publishedAt: '2026-11-20T12:00:00Z',
      ...(draft && { draft }),
    },
  })
  await content.mutate({
    dataset: config.content.dataset,
    body: { mutations: [article('shown'), article('hidden', true)] },
    options: {},
    author: 'tester',
  })
  await database.write((tx) =>
    tx
      .insertInto('subscription')
      .values({
        id: 'ada',
        email: 'ada@example.com',
        email_key: 'ada@example.com',
        topic: 'newsletter',
        account_id: null,
        first_name: '',
        last_name: '',
        opeid: '',
        modal: '',
        asked_at: now,
        confirmed_at: now,
        ended_at: null,
      })
      .execute(),
  )
  const emailSite = { siteName: 'Bursar', siteUrl: 'http://localhost' }
  await queueNewsletter(site.services, { today: '2026-11-23', site: emailSite })
  const [mail] = await database.read.selectFrom('mail').select('facts').execute()
  const said = JSON.stringify(mail)
  expect(said).toContain('/resources/student-loans/shown')
  expect(said).not.toContain('hidden')
})
