import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freshPlace } from '#testing/database.ts'
import { runLoadCommand, temporaryFolder, writeTempFile } from '#testing/load-command.ts'
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
    lines: [`"${path}" is not a page on the site: enter a path such as /about.`],
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
    worksOn: '',
    stderr: `There is no command "toString".\n\n${help.stdout}`,
  })
})

test('a command says on stderr which database and which site it works on, without a password', async () => {
  await using place = await freshPlace()
  const said = await runLoadCommand('server/operator/operator.ts', place, ['mail'])
  expect(said).toMatchObject({ code: 0, stderr: '' })
  const where = place.databaseUrl ? new URL(place.databaseUrl) : undefined
  const database = where ? `${where.host}${where.pathname}` : path.join(place.dataDir, 'bursar.sqlite')
  expect(said.worksOn).toBe(`Database: ${database}. Site: http://localhost:3000\n`)
  const lines: string[] = []
  const DATABASE_URL = 'postgres://ada:secret@127.0.0.1:1/bursar'
  const SITE_URL = 'https://bursar.example'
  await operate(['mail'], { DATABASE_URL, SITE_URL }, { say: (line) => lines.push(line) })
  expect(lines).toEqual(['Database: 127.0.0.1:1/bursar. Site: https://bursar.example'])
})

test('no command but a restore makes a database; each says what to set', async () => {
  const dataDir = path.join(await temporaryFolder(), 'typo')
  const file = await writeTempFile('scholarship_id,withdrawn\nharbor-light,yes\n')
  const commands: [script: string, ...args: string[]][] = [
    ['server/operator/operator.ts', 'content-token'],
    ['server/operator/load-catalog.ts', file, '--dry-run'],
    ['app/features/schools/ipeds/load-command.ts', file],
    ['server/operator/backup.ts', `${file}.gz`],
    ['cms/library-files/export-command.ts', '--dry-run'],
  ]
  for (const [script, ...args] of commands) {
    const { code, stdout, stderr } = await runLoadCommand(script, { dataDir }, args)
    expect([script, code, stdout, stderr]).toEqual([
      script,
      1,
      '',
      expect.stringMatching(
        /There is no database at \S+bursar\.sqlite\. Set DATA_DIR or DATABASE_URL to the values the site uses, or start the site once\.\n$/,
      ),
    ])
  }
  expect(existsSync(dataDir)).toBe(false)
})

test.each([
  'server/operator/operator.ts',
  'server/operator/load-catalog.ts',
  'app/features/schools/ipeds/load-command.ts',
  'server/operator/backup.ts',
  'server/operator/restore.ts',
  'cms/library-files/export-command.ts',
  'server/operator/verify-drawing.ts',
])('%s helps with -h, also behind other arguments', async (script) => {
  const dataDir = path.join(await temporaryFolder(), 'none')
  const [alone, behind] = await Promise.all([
    runLoadCommand(script, { dataDir }, ['-h']),
    runLoadCommand(script, { dataDir }, ['x', '--help']),
  ])
  for (const { code, stdout, stderr } of [alone, behind]) {
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Usage: npm run (?:.*\n)*Example/)
  }
  expect(existsSync(dataDir)).toBe(false)
})

test('one command of the operator explains itself', async () => {
  const { code, lines } = await operate(['preview-link', '--help'], {})
  expect(code).toBe(0)
  expect(lines[0]).toBe('Usage: npm run operator -- preview-link PATH')
  expect(lines).toContain('Example: npm run operator -- preview-link /about')
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
