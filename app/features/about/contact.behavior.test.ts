import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ settings: { MESSAGES_PER_ADDRESS: '3', OPERATOR_MAIL: 'desk@bursar.example' } })
})
afterAll(() => site[Symbol.asyncDispose]())

const url = '/about/contact'
const form = {
  topic: 'error',
  message: 'The figure is old.',
  replyTo: 'ada@example.org',
  page: '/resources/a',
}

const send = (values: Record<string, string>) =>
  site.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  })

async function letters() {
  const folder = join(site.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  )
}

test('a link to the form names the topic and the page', async () => {
  const { body } = await site.request({
    url: `${url}?topic=error&page=${encodeURIComponent('/resources/a')}`,
  })
  expect(body).toMatch(/<option value="error" selected/)
  expect(body).toContain('value="/resources/a"')
  const { body: hostile } = await site.request({ url: `${url}?page=${encodeURIComponent('//evil.example')}` })
  expect(hostile).not.toContain('evil.example"')
})

test('mistakes come back with what was typed, and send nothing', async () => {
  const { statusCode, body } = await send({ ...form, message: ' ', replyTo: 'nobody' })
  expect(statusCode).toBe(400)
  expect(body).toContain('href="#message"')
  expect(body).toContain('href="#replyTo"')
  expect(body).toContain('value="nobody"')
  expect(await letters()).toEqual([])
})

test('a message reaches the operator, who can answer it, and is not sent twice by a reload', async () => {
  const { statusCode, headers } = await send(form)
  expect([statusCode, headers.location]).toEqual([303, `${url}?sent`])
  expect((await site.request({ url: `${url}?sent` })).body).toContain('on its way')
  const [letter = ''] = await letters()
  expect(letter).toMatch(/^To: desk@bursar.example$/m)
  expect(letter).toMatch(/^Reply-To: ada@example.org$/m)
  expect(letter).toContain('The figure is old.')
  expect(letter).toContain('/resources/a')
})

test('what a program fills in goes nowhere', async () => {
  const before = (await letters()).length
  expect((await send({ ...form, website: 'https://spam.example' })).statusCode).toBe(303)
  expect((await letters()).length).toBe(before)
})

test('a subject cannot add lines to the head of a message', async () => {
  await send({ ...form, replyTo: '', message: 'A\r\nBcc: all@example.org' })
  for (const letter of await letters()) expect(letter.split('\n\n')[0]).not.toMatch(/^Bcc:/m)
})

test('one address sends only so many', async () => {
  await send(form)
  const { statusCode, body } = await send(form)
  expect(statusCode).toBe(429)
  expect(body).toContain('The figure is old.')
})
