import { expect, test } from 'vitest'
import { freshPlace } from '#testing/database.ts'
import { runLoadCommand } from '#testing/load-command.ts'
import { testServer } from '#testing/server.ts'
import { operate } from './operate.ts'

test('content-token prints the tokens that the running server accepts, the same every time', async () => {
  await using site = await testServer()
  const place = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl }
  const printed = await operate(['content-token'], place)
  expect(printed).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(/^CONTENT_READ_TOKEN=[\w-]{43}$/),
      expect.stringMatching(/^CONTENT_WRITE_TOKEN=[\w-]{43}$/),
    ],
  })
  expect(await operate(['content-token'], place)).toEqual(printed)
  const write = (token = '') =>
    site.request({
      method: 'POST',
      url: '/v2022-11-15/data/mutate/production',
      headers: { authorization: `Bearer ${token}` },
      payload: { mutations: [{ create: { _id: 'drafts.note', _type: 'note' } }] },
    })
  const [read, written] = printed.lines.map((line) => line.split('=')[1])
  expect((await write(read)).statusCode).toBe(403)
  expect((await write(written)).statusCode).toBe(200)
})

test('configured tokens are printed unchanged', async () => {
  await using site = await testServer()
  const place = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl }
  const CONTENT_READ_TOKEN = 'read-token-of-this-test-0123456789'
  const { lines } = await operate(['content-token'], { ...place, CONTENT_READ_TOKEN })
  expect(lines[0]).toBe(`CONTENT_READ_TOKEN=${CONTENT_READ_TOKEN}`)
})

test.each(['https://evil.example/', '//evil.example', 'about'])('preview-link rejects %s', async (path) => {
  await using place = await freshPlace()
  const printed = await operate(['preview-link', path], {
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
  })
  expect(printed).toEqual({
    code: 1,
    lines: [`"${path}" is not a page of the site: give a path such as /about.`],
  })
})

test('the command prints to stdout and exits with 0 on success, or to stderr with 1 on failure', async () => {
  const place = { dataDir: 'nowhere' }
  const [help, unknown] = await Promise.all([
    runLoadCommand('server/operator/operator.ts', place, ['--help']),
    runLoadCommand('server/operator/operator.ts', place, ['toString']),
  ])
  expect(help).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('content-token') })
  expect(unknown).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no command "toString".\n\n${help.stdout}`,
  })
})

test.each([
  [[], {}, 'Usage: npm run operator -- COMMAND'],
  [['content-token', 'x', 'y'], {}, '"content-token" takes no argument, but was given "x y".'],
  [['preview-link'], {}, '"preview-link" takes one PATH.'],
  [['preview-link', '/a', '/b'], {}, '"preview-link" takes one PATH.'],
  [['content-token'], { PORT: 'x' }, 'Please correct these settings:'],
  [
    ['content-token'],
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
    expect.stringMatching(/PostgreSQL/),
  ],
])('%j with %j reports the mistake and exits with 1', async (args, env, first) => {
  const { code, lines } = await operate(args, env)
  expect(code).toBe(1)
  expect(lines[0]).toEqual(first)
})
