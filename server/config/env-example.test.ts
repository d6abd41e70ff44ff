import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'

const lines = (await readFile('.env.example', 'utf8')).split('\n')
const examples = lines.flatMap((line) => {
  const [, name = '', value = ''] = /^#?([A-Z][A-Z_]*)=(.*)$/.exec(line) ?? []
  return name ? [{ name, value }] : []
})
/** Variables that only the tests read. */
const testOnly = ['TEST_POSTGRES_URL', 'CHROMIUM_PATH']

test('.env.example lists every setting once', () => {
  expect(examples.map(({ name }) => name).sort()).toEqual([...settingNames, ...testOnly].sort())
})

test('the values in .env.example are the defaults', () => {
  const given = examples.filter(({ name }) => !testOnly.includes(name))
  const all = readConfig(Object.fromEntries(given.map(({ name, value }) => [name, value])))
  expect(all).toEqual({ ok: true, config: expect.any(Object) })
  expect(JSON.stringify(all)).toBe(JSON.stringify(readConfig({})))
})
