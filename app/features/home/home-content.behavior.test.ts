import { createClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'

const token = 'write-token-of-the-home-page'
let site: Awaited<ReturnType<typeof testServer>>
let editor: ReturnType<typeof createClient>
beforeAll(async () => {
  site = await testServer({ settings: { CONTENT_WRITE_TOKEN: token } })
  editor = createClient({
    projectId: 'bursar',
    dataset: 'production',
    apiHost: await site.app.listen({ port: 0, host: '127.0.0.1' }),
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    token,
  })
})
afterAll(async () => {
  site.app.server.closeAllConnections()
  await site[Symbol.asyncDispose]()
})

const home = async () => (await site.request({ url: '/' })).body
const paragraph = (text: string) => ({ _type: 'block', style: 'normal', children: [{ _type: 'span', text }] })
const section = (id: string, title: string, text: string) => ({
  _id: id,
  _type: 'sharedSection',
  kind: 'Basic',
  title,
  content: [
    { _type: 'entry', _key: 'a', componentType: 'Text Block', textBlock: { body: [paragraph(text)] } },
  ],
})

test('the home page works without sections from editors', async () => {
  const page = await site.request({ url: '/' })
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toContain('id="start-here"')
})

test.each(['section-home-start', 'section-home-reading'])(
  'the home page shows %s and follows changes to it',
  async (id) => {
    await editor.createOrReplace(section(id, 'Start here', `First words of ${id}.`))
    expect(await home()).toContain(`<p>First words of ${id}.</p>`)
    expect(await home()).toMatch(/<h2 id="start-here(-2)?">Start here<\/h2>/)
    await editor
      .patch(id)
      .set({ title: `Begin with ${id}` })
      .commit()
    expect(await home()).toContain(`>Begin with ${id}</h2>`)
  },
)

test('the page shows text from editors as text, not as markup', async () => {
  await editor.createOrReplace(
    section('section-home-start', '<img src=x>', '</script><script>alert(1)</script>'),
  )
  const page = await home()
  expect(page).toContain('&lt;img src=x&gt;')
  expect(page).not.toContain('<img src=x>')
  expect(page).not.toContain('<script>alert(1)')
})

test('the page and its structured data show the questions from the settings', async () => {
  const question = { _type: 'question', _key: 'q', title: 'Who reads this?', content: [paragraph('You do.')] }
  await editor
    .patch('settings')
    .set({ defaultFaq: [question] })
    .commit()
  const { all, structuredData } = parsePage(await home())
  expect(all('summary > h3').map(({ text }) => text)).toContain('Who reads this?')
  expect(structuredData[0]).toContain('"name":"Who reads this?"')
  expect(structuredData[0]).toContain('"text":"You do."')
})
