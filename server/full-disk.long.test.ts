import { execFile } from 'node:child_process'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startServer } from '#testing/server-process.ts'

const run = promisify(execFile)

test('on a full disk writes answer 503, reads go on, nothing acknowledged is lost, and room is enough to recover', async () => {
  const disk = await smallDisk()
  if (!disk) return
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
    await disk.makeRoom()
    expect(await create(server.url, 'after')).toEqual([204, undefined])
    for (const name of [...acknowledged, 'after']) expect(await login(server.url, name), name).toBe(204)

    await disk.fill()
    server.signal('SIGTERM')
    expect((await server.ended).code).toBe(0)
    await disk.makeRoom()
    await using again = await startServer({ dataDir: disk.folder }, settings)
    expect(await login(again.url, 'after')).toBe(204)
  } finally {
    await disk.remove()
  }
})

test('a start on a full disk is refused with one line', async () => {
  const disk = await smallDisk()
  if (!disk) return
  try {
    await disk.fill()
    await expect(startServer({ dataDir: disk.folder })).rejects.toThrow(
      /\nBursar did not start\. The disk is full\. [^\n]*\n$/,
    )
  } finally {
    await disk.remove()
  }
})

/** A disk of a few megabytes in memory; only root may make one, and only Linux knows how. */
async function smallDisk() {
  const folder = await mkdtemp(path.join(tmpdir(), `bursar-test-${process.pid}-`))
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  if (!mounted) {
    console.log('full disk: not tried here; it takes root on Linux')
    await rm(folder, { recursive: true })
    return undefined
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    /** Writes until nothing more goes in. */
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
    makeRoom: () => writeFile(filler, ''),
    async remove() {
      // The server may hold it for a moment after its end was told.
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
  const authorization = `Basic ${btoa(`${name}@example.com:${password}`)}`
  return (await fetch(`${url}/api/account/login`, { headers: { authorization } })).status
}
