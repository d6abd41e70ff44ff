import { execFile } from 'node:child_process'
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startServer } from '#testing/server-process.ts'

const run = promisify(execFile)

/** Mounting a disk takes Linux and root; elsewhere these tests count as skipped. */
const testOnFullDisk = test.skipIf(!(await canMount()))

testOnFullDisk(
  'on a full disk, writes get 503, reads work, acknowledged data is kept, and freeing space is enough to recover',
  async () => {
    const disk = await smallDisk()
    try {
      const settings = { ACCOUNTS_PER_ADDRESS: '1000000', REQUESTS_PER_MINUTE: '1000000' }
      await using server = await startServer({ dataDir: disk.folder }, settings)
      expect(await create(server.url, 'before')).toEqual([204, undefined])
      await disk.fill()
      const acknowledged = ['before']
      let refused: Awaited<ReturnType<typeof create>> | undefined
      for (let number = 0; !refused; number += 1) {
        const answer = await create(server.url, `full-${number}`)
        if (answer[0] === 204) acknowledged.push(`full-${number}`)
        else refused = answer
      }
      expect(refused).toEqual([503, { error: 'TEMPORARILY_UNAVAILABLE', message: expect.any(String) }])
      console.log(`full disk: ${acknowledged.length - 1} more accounts fitted, then 503`)
      for (const page of ['/', '/signin', '/readyz', '/api/schools?keywords=ucla', '/student-loans']) {
        expect((await fetch(server.url + page)).status, page).toBe(200)
      }
      await disk.growCapacity()
      expect(await create(server.url, 'after')).toEqual([204, undefined])
      for (const name of [...acknowledged, 'after']) expect(await login(server.url, name), name).toBe(204)

      await disk.fill()
      server.signal('SIGTERM')
      expect((await server.ended).code).toBe(0)
      await disk.growCapacity()
      await using again = await startServer({ dataDir: disk.folder }, settings)
      expect(await login(again.url, 'after')).toBe(204)
    } finally {
      await disk.remove()
    }
  },
)

testOnFullDisk(
  'on a full disk, signing out clears the cookies and a message leaves no half file',
  async () => {
    const disk = await smallDisk()
    try {
      await using server = await startServer({ dataDir: disk.folder }, { ACCOUNTS_PER_ADDRESS: '1000000' })
      expect(await create(server.url, 'before')).toEqual([204, undefined])
      const cookies: string[] = []
      for (let number = 0; number < 8; number += 1) {
        const signedIn = await fetch(`${server.url}/api/account/login`, { headers: authorize('before') })
        cookies.push(
          signedIn.headers
            .getSetCookie()
            .map((line) => line.split(';')[0])
            .join('; '),
        )
      }
      const post = (url: string, fields: Record<string, string>, cookie = '') =>
        fetch(server.url + url, {
          method: 'POST',
          headers: { cookie },
          body: new URLSearchParams(fields),
          redirect: 'manual',
        })
      const message = { topic: 'error', message: 'The figure is old.', replyTo: '', page: '', website: '' }
      expect((await post('/about/contact', message)).status).toBe(303)
      // Messages wait in the outbox, so they become files a moment later.
      const countText = async () => {
        const folder = path.join(disk.folder, 'mail')
        const files = await readdir(folder).catch(() => [])
        const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
        return texts.filter((text) => text.includes(message.message)).length
      }
      await expect.poll(countText).toBe(1)
      await disk.fill()
      for (let number = 0; (await create(server.url, `full-${number}`))[0] === 204; number += 1);
      // A few small writes may still fit where a new account does not.
      let out: Response | undefined
      for (const cookie of cookies) out = await post('/signout', {}, cookie)
      expect(out?.status).toBe(503)
      expect(out?.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^session=;.*Max-Age=0/),
        expect.stringMatching(/^signed_in=;.*Max-Age=0/),
        expect.stringMatching(/^arrival=;.*Max-Age=0/),
      ])
      expect((await post('/about/contact', message)).status).toBe(503)
      expect(await countText()).toBe(1)
      await disk.growCapacity()
      expect((await post('/about/contact', message)).status).toBe(303)
      await expect.poll(countText).toBe(2)
    } finally {
      await disk.remove()
    }
  },
)

testOnFullDisk('the server refuses to start on a full disk, with a one-line message', async () => {
  const disk = await smallDisk()
  try {
    await disk.fill()
    await expect(startServer({ dataDir: disk.folder })).rejects.toThrow(
      /\nBursar did not start\. The disk is full\. [^\n]*\n$/,
    )
  } finally {
    await disk.remove()
  }
})

async function canMount(): Promise<boolean> {
  try {
    await (await smallDisk()).remove()
    return true
  } catch {
    return false
  }
}

/** Mounts a disk of a few megabytes in memory. */
async function smallDisk() {
  const folder = await mkdtemp(path.join(tmpdir(), `bursar-test-${process.pid}-`))
  await run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).catch(async (error) => {
    await rm(folder, { recursive: true })
    throw error
  })
  const filler = path.join(folder, 'filler')
  return {
    folder,
    /** Writes until the disk is full. */
    async fill() {
      const file = await open(filler, 'a')
      for (let size = 64 * 1024; size >= 1; size = Math.floor(size / 2)) {
        let fits = true
        while (fits) {
          fits = await file.write(Buffer.alloc(size)).then(
            ({ bytesWritten }) => bytesWritten === size,
            () => false,
          )
        }
      }
      await file.close()
    },
    growCapacity: () => writeFile(filler, ''),
    async remove() {
      // The server may keep the disk busy for a moment after it was told to stop.
      for (let tries = 0; tries < 50; tries += 1) {
        const done = await run('umount', [folder]).then(
          () => true,
          () => false,
        )
        if (done) break
        await setTimeout(100)
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const password = 'Correct-Horse-1'

async function create(url: string, name: string) {
  const answer = await fetch(`${url}/api/account/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: `${name}@example.com`, plaintextPassword: password }),
  })
  return [answer.status, answer.status === 204 ? undefined : await answer.json()]
}

async function login(url: string, name: string): Promise<number> {
  return (await fetch(`${url}/api/account/login`, { headers: authorize(name) })).status
}

function authorize(name: string) {
  return { authorization: `Basic ${btoa(`${name}@example.com:${password}`)}` }
}
