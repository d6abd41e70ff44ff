import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { listUnset, warnAfterStart } from './startup-warnings.ts'

const address = '100 Main Street, Springfield, IL 62701'
const site = { SITE_URL: 'https://bursar.example' }
const operator = { OPERATOR_NAME: 'Bursar LLC', OPERATOR_ADDRESS: address }

function configOf(env: Record<string, string>) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join())
  return read.config
}

test.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ SITE_URL: 'http://localhost:3000' }, []],
  [site, ['SMTP_URL', 'OPERATOR_ADDRESS', 'OPERATOR_NAME']],
  [{ ...site, ...operator }, ['SMTP_URL']],
  [{ ...site, ...operator, HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' }, []],
  [{ HOST: '0.0.0.0' }, ['HOST', 'SMTP_URL']],
  [{ HOST: '::', SITE_URL: 'http://127.0.0.1:3000', SMTP_URL: 'smtp://mail.example' }, ['HOST']],
])('a start with %j warns of %j', (env, names) => {
  expect(listUnset(configOf(env)).map((line) => line.split(' ')[0])).toEqual(names)
})

test('once it listens, a public site warns of a mail server that does not answer and of placeholders', async () => {
  const tokens = [
    token('operator.law', 'the state that the operator fills in here'),
    token('operator.email', 'hello@bursar.example'),
  ]
  expect(await warningsOf({ ...site, SMTP_URL: 'smtp://127.0.0.1:1' }, tokens)).toEqual([
    [{ problem: 'ESOCKET' }, expect.stringContaining('mail-test')],
    [{ token: 'operator.law' }, expect.stringContaining('docs/going-public.md')],
  ])
  expect(await warningsOf({}, tokens)).toEqual([])
})

const token = (name: string, value: string) => ({ _type: 'tokenValue' as const, _key: name, name, value })

async function warningsOf(env: Record<string, string>, tokens: ReturnType<typeof token>[]) {
  const warnings: unknown[] = []
  const say = (...given: unknown[]) => warnings.push(given)
  const settings = { _id: 'settings', _type: 'settings', tokens } as const
  await warnAfterStart({
    config: configOf(env),
    siteSettings: {
      read: async () => ({ settings, tags: [] }),
      readDraft: async () => ({ settings, tags: [] }),
    },
    log: { info: say, warn: say, error: say },
  })
  return warnings
}
