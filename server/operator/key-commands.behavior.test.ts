import { expect, test } from 'vitest'
import { createSignedLinks } from '#app/security/signed-links.ts'
import { installationSecret } from '#server/installation-secret.ts'
import { earlierSecrets } from '#server/rotate-secret.ts'
import { testServer } from '#testing/server.ts'
import { operate } from './operate.ts'

test('a rotated visitor key signs from the next start on, and links signed before still open unless they are ended', async () => {
  await using site = await testServer()
  const run = runIn(site)
  const first = await key(site)
  const link = site.services.signedLinks.sign('unsubscribe', 'one')
  const { code, lines } = await run('rotate-key', 'visitor-key')
  expect([code, lines[0]]).toEqual([
    0,
    'visitor-key was replaced. Restart every site server now: each keeps the old one until then.',
  ])
  expect(await key(site)).not.toBe(first)
  expect((await run('rotate-key', 'visitor_key')).code).toBe(0)
  expect(await opens(site, link)).toBe(true)
  const forged = createSignedLinks({ key: 'guessed', now: () => new Date() }).sign('unsubscribe', 'one')
  expect(await opens(site, forged)).toBe(false)
  expect((await run('rotate-key', 'visitor-key', '--end-links')).lines.at(-1)).toMatch(/stop working/)
  expect(await opens(site, link)).toBe(false)
  expect(await secretNames(site)).not.toContain('visitor_key_until_')
})

test('a rotated token is the one that is printed and that the next start accepts', async () => {
  await using site = await testServer()
  const run = runIn(site)
  const [read, write] = (await run('content-token')).lines
  const [hook] = (await run('mail-hook-token')).lines
  for (const name of ['content-read-token', 'content-write-token', 'mail-hook-token'])
    expect((await run('rotate-key', name)).code).toBe(0)
  const [readAfter, writeAfter] = (await run('content-token')).lines
  const [hookAfter] = (await run('mail-hook-token')).lines
  expect(new Set([read, write, hook, readAfter, writeAfter, hookAfter]).size).toBe(6)
})

test('rotate-key refuses what it cannot rotate, and changes nothing', async () => {
  await using site = await testServer()
  const before = await secrets(site)
  const run = runIn(site)
  const CONTENT_WRITE_TOKEN = 'write-token-of-this-test-0123456789'
  expect(await run('rotate-key', 'drawing')).toEqual({
    code: 1,
    lines: [
      'There is no key "drawing": use one of visitor-key, mail-hook-token, content-read-token, content-write-token.',
    ],
  })
  expect(
    (await operate(['rotate-key', 'content-write-token'], { ...place(site), CONTENT_WRITE_TOKEN })).lines,
  ).toEqual(['CONTENT_WRITE_TOKEN sets this token: change it there, and restart the site.'])
  for (const wrong of [['mail-hook-token', '--end-links'], ['visitor-key', '--end'], []])
    expect((await run('rotate-key', ...wrong)).code).toBe(1)
  expect(await secrets(site)).toEqual(before)
})

type Site = Awaited<ReturnType<typeof testServer>>

const place = (site: Site) => ({ DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl })
const runIn =
  (site: Site) =>
  (...given: string[]) =>
    operate(given, place(site))
const key = (site: Site) => installationSecret(site.services.database, 'visitor_key')

/** Whether a server that starts now reads a link. */
async function opens(site: Site, link: string): Promise<boolean> {
  const earlierKeys = await earlierSecrets(site.services.database, 'visitor_key')
  const links = createSignedLinks({ key: await key(site), earlierKeys, now: () => new Date() })
  return links.read('unsubscribe', link) === 'one'
}

function secrets({ services: { database } }: Site) {
  return database.read.selectFrom('secret').selectAll().orderBy('name').execute()
}

async function secretNames(site: Site): Promise<string> {
  return (await secrets(site)).map(({ name }) => name).join()
}
