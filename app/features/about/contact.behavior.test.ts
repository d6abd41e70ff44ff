import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
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

/** Waits for the emails that are promised. */
async function arrived(count: number) {
  await expect.poll(emails, { timeout: 10_000 }).toHaveLength(count)
  return emails()
}

const send = (values: Record<string, string>) => site.visitor().post(url, values)

async function emails() {
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
  expect(await emails()).toEqual([])
})

test('a message reaches the operator with a reply address, and a reload does not send it again', async () => {
  const { statusCode, headers } = await send(form)
  expect([statusCode, headers.location]).toEqual([303, `${url}?sent`])
  expect((await site.request({ url: `${url}?sent` })).body).toContain('on its way')
  const [email = ''] = await arrived(1)
  expect(email).toMatch(/^To: desk@bursar.example$/m)
  expect(email).toMatch(/^Reply-To: ada@example.org$/m)
  expect(email).toMatch(/^Subject: \[Contact\] An error on a page$/m)
  expect(email).toContain('The figure is old.')
  expect(email).toContain('/resources/a')
})

test('a message with the hidden field filled in is not sent', async () => {
  const queued = () => site.services.database.read.selectFrom('mail').select('id').execute()
  const before = await queued()
  expect((await send({ ...form, website: 'https://spam.example' })).statusCode).toBe(303)
  expect(await queued()).toEqual(before)
})

test('a message cannot add headers to the email', async () => {
  await send({ ...form, replyTo: '', message: 'A\r\nBcc: all@example.org' })
  for (const email of await arrived(2)) expect(email.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/m)
})

test('one IP address can send only a limited number of messages', async () => {
  await send(form)
  const { statusCode, body } = await send(form)
  expect(statusCode).toBe(429)
  expect(body).toContain('The figure is old.')
})

test('a mail server that says nothing holds up neither the form nor another page, and the message is kept', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  await using slow = await testServer({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  const messages = Array.from({ length: 8 }, () => slow.visitor().post(url, form))
  const answers = await Promise.all([...messages, slow.request({ url: '/signin' })])
  const { read } = slow.services.database
  const kept = await read.selectFrom('mail').select(['kind', 'state']).execute()
  silent.close()
  for (const socket of sockets) socket.destroy()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...messages.map(() => 303), 200])
  expect(kept.map(({ state }) => state)).toEqual(Array(8).fill(expect.stringMatching(/^(waiting|sending)$/)))
})
