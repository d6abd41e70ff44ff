import { chmod, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freshPlace } from '#testing/database.ts'
import { testServer } from '#testing/server.ts'

test('nothing in the data folder is open to other users, even where the folder was there before', async () => {
  await using place = await freshPlace()
  const { dataDir, databaseUrl = '' } = place
  for (const name of await readdir(dataDir)) await chmod(path.join(dataDir, name), 0o644)
  await chmod(dataDir, 0o755)
  const site = await testServer({
    kind: 'sqlite',
    settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  })
  const message = { topic: 'error', message: 'The figure is old.', replyTo: '', page: '', website: '' }
  expect((await site.visitor().post('/about/contact', message)).statusCode).toBe(303)
  const uploaded = await site.request({
    method: 'POST',
    url: '/v2022-11-15/assets/files/production?filename=a.txt',
    headers: {
      authorization: `Bearer ${site.services.content.tokens.write}`,
      'content-type': 'text/plain',
    },
    payload: 'a text',
  })
  expect(uploaded.statusCode).toBe(200)
  // The message from the form is sent a moment later.
  await expect.poll(() => readdir(dataDir)).toContain('mail')
  await site[Symbol.asyncDispose]()

  const open: string[] = []
  const names = ['.', ...(await readdir(dataDir, { recursive: true }))]
  for (const name of names) {
    const entry = await stat(path.join(dataDir, name))
    if (entry.mode & 0o077) open.push(name)
  }
  expect(names).toContain('mail')
  expect(open).toEqual([])
})
