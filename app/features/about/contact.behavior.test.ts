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

const send = (values: Record<string, string>) => site.visitor().post(url, values)

async function letters() {
  const folder = join(site.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  )
}

test('a link to the form fills in the topic and the page', async () => {
  const { body } = await site.request({
    url: `${url}?topic=error&page=${encodeURIComponent('/resources/a')}`,
  })
  expect(body).toMatch(/<option value="error" selected/)
  expect(body).toContain('value="/resources/a"')
  const { body: hostile } = await site.request({ url: `${url}?page=${encodeURIComponent('//evil.example')}` })
  expect(hostile).not.toContain('evil.example"')
})

test('an invalid form keeps what was typed and sends nothing', async () => {
  const { statusCode, body } = await send({ ...form, message: ' ', replyTo: 'nobody' })
  expect(statusCode).toBe(400)
  expect(body).toContain('href="#message"')
  expect(body).toContain('href="#replyTo"')
  expect(body).toContain('value="nobody"')
  expect(await letters()).toEqual([])
})

test('a message reaches the operator with a reply address, and a reload does not send it again', async () => {
  const { statusCode, headers } = await send(form)
  expect([statusCode, headers.location]).toEqual([303, `${url}?sent`])
  expect((await site.request({ url: `${url}?sent` })).body).toContain('on its way')
  const [letter = ''] = await letters()
  expect(letter).toMatch(/^To: desk@bursar.example$/m)
  expect(letter).toMatch(/^Reply-To: ada@example.org$/m)
  expect(letter).toContain('The figure is old.')
  expect(letter).toContain('/resources/a')
})

test('a message with the hidden field filled in is not sent', async () => {
  const before = (await letters()).length
  expect((await send({ ...form, website: 'https://spam.example' })).statusCode).toBe(303)
  expect((await letters()).length).toBe(before)
})

test('a message cannot add headers to the email', async () => {
  await send({ ...form, replyTo: '', message: 'A\r\nBcc: all@example.org' })
  for (const letter of await letters()) expect(letter.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/m)
})

test('one IP address can send only a limited number of messages', async () => {
  await send(form)
  const { statusCode, body } = await send(form)
  expect(statusCode).toBe(429)
  expect(body).toContain('The figure is old.')
})
