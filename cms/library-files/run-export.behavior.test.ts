import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/load-command.ts'
import { testServer } from '#testing/server.ts'
import { runExport } from './run-export.ts'

test('next to a running server, the export finds nothing after seeding, then an editor’s change, which survives a restart', async () => {
  await using site = await testServer({ withLibrary: true })
  const place = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl }
  const folder = await temporaryFolder()
  await cp('cms/library', folder, { recursive: true })
  const exported = (...args: string[]) => runExport(['--to', folder, ...args], place)
  const last = expect.stringMatching(/^\d+ published documents in "production"\. The library is in /)
  expect(await exported()).toEqual({ code: 0, lines: [last] })

  const body = { mutations: [{ patch: { id: 'settings', set: { 'organization.foundingDate': '2022' } } }] }
  await site.services.content.mutate({ dataset: 'production', body, options: {}, author: 'tester' })
  const file = path.join(folder, 'settings/settings.json')
  expect(await exported('--dry-run')).toEqual({
    code: 0,
    lines: ['would be changed: settings/settings.json', expect.stringContaining('Nothing was written.')],
  })
  expect(await readFile(file, 'utf8')).toContain('"foundingDate": "2021"')
  expect(await exported()).toEqual({ code: 0, lines: ['changed: settings/settings.json', last] })
  expect(await readFile(file, 'utf8')).toContain('"foundingDate": "2022"')

  const documents = site.services.content.store.documents('production')
  await using again = await testServer({
    withLibrary: true,
    settings: { ...place, DATABASE_URL: place.DATABASE_URL ?? '' },
  })
  const seededAgain = again.services.content.store.documents('production')
  expect(seededAgain?.number).toBe(documents?.number)
  expect(seededAgain?.get('settings')).toEqual(documents?.get('settings'))
})

test('a folder that is not a library stays untouched', async () => {
  await using site = await testServer({ withLibrary: true })
  const folder = await temporaryFolder()
  await cp('cms/library/settings/settings.json', path.join(folder, 'other/package.json'))
  await writeFile(path.join(folder, 'other/package.json'), '{"name": "mine"}')
  const place = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl }
  const { code, lines } = await runExport(['--to', folder], place)
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringContaining('is not a library')] })
  expect(await readFile(path.join(folder, 'other/package.json'), 'utf8')).toBe('{"name": "mine"}')
})

test('an unknown option, an invalid setting, and an unused database print an error and exit with 1', async () => {
  expect(await runExport(['--from'], {})).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^Usage: npm run/)],
  })
  const wrong = await runExport([], { PORT: 'x' })
  expect(wrong).toEqual({
    code: 1,
    lines: ['Please correct these settings:', expect.stringContaining('PORT')],
  })
  const unused = await runExport([], { DATA_DIR: await temporaryFolder() })
  expect(unused).toEqual({ code: 1, lines: [expect.stringMatching(/^The library could not be written: /)] })
})
