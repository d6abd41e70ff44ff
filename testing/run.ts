import { glob } from 'node:fs/promises'
import { userInfo } from 'node:os'
import pg from 'pg'
import { startVitest, type TestModule } from 'vitest/node'
import { ensureBuilt } from '#server/build.ts'
import { chromiumPath } from './chromium.ts'
import { createTimings } from './timings.ts'

// `npm test` and `npm run test:long`: builds the pages, runs the tests that this machine can run, and lists
// what it skipped. The last line reads: N passed, N failed, N skipped.

const isLong = process.argv.includes('long')
const user = userInfo().username
const named = process.env.TEST_POSTGRES_URL
// A newly installed PostgreSQL server accepts this user only through its socket.
const usual = ['localhost:5432', encodeURIComponent('/var/run/postgresql')]
const postgresUrl = await firstThatAnswers(
  named ? [named] : usual.map((host) => `postgres://${user}@${host}/postgres`),
)
if (postgresUrl) process.env.TEST_POSTGRES_URL = postgresUrl
else process.env.TEST_WITHOUT_POSTGRES = 'true'

const needs = {
  postgres: {
    isAvailable: postgresUrl !== undefined,
    installHint:
      'PostgreSQL with a role of your name: apt-get install -y postgresql && ' +
      'pg_ctlcluster --skip-systemctl-redirect $(ls /etc/postgresql) main start && ' +
      `su postgres -c "createuser -s ${user}"`,
  },
  chromium: {
    isAvailable: chromiumPath() !== undefined,
    installHint: 'a browser: apt-get install -y chromium-headless-shell',
  },
}
const kinds = isLong
  ? [
      { project: 'postgres', need: needs.postgres, files: '**/*.{behavior,postgres}.test.ts' },
      { project: 'more journeys', need: needs.chromium, files: 'journeys/*.journey.ts' },
      { project: 'long' },
      { project: 'long journeys', need: needs.chromium, files: 'journeys/*.long.ts' },
    ]
  : [
      { project: 'rules' },
      { project: 'sqlite' },
      { project: 'journeys', need: needs.chromium, files: 'journeys/*.journey.ts' },
    ]
const run = kinds.filter(({ need }) => need?.isAvailable ?? true)
const left = kinds.filter((kind) => !run.includes(kind))

await ensureBuilt().catch((error: Error) => {
  console.error(error.message)
  console.log('0 passed, 1 failed, 0 skipped')
  process.exit(1)
})
const timings = createTimings()
const vitest = await startVitest('test', [], {
  run: true,
  project: run.map(({ project }) => project),
  reporters: ['default', timings.reporter],
})
const modules = vitest.state.getTestModules()
const tests = modules.flatMap((module) => [...module.children.allTests()])
const inState = (state: string) => tests.filter((test) => test.result().state === state)
const passed = inState('passed').length
const failures = [
  ...[...inState('failed'), ...inState('pending')].map((test) =>
    describeFailure(test.module, `${test.fullName}: ${test.result().errors?.[0]?.message ?? 'did not end'}`),
  ),
  // Errors outside of tests: errors in a file, and promise rejections that nothing handled.
  ...modules.flatMap((module) => module.errors().map(({ message }) => describeFailure(module, message))),
  ...vitest.state.getUnhandledErrors().map((error) => `outside any test: ${getStack(error)}`),
]
await vitest.close()

let skipped = inState('skipped').length
for (const { project, need, files = '' } of left) {
  const names = await Array.fromAsync(glob(files, { exclude: (name) => name === 'node_modules' }))
  skipped += names.length
  console.log(`skipped here, ${project}: ${names.length} files. They need ${need?.installHint}`)
}
if (isLong && !postgresUrl)
  console.log(`skipped here, the PostgreSQL half of some files: ${needs.postgres.installHint}`)
for (const line of timings.lines(modules)) console.log(line)
// Repeats the failures at the end for readers who see only the last lines.
for (const failure of failures) console.log(`FAILED: ${failure.replaceAll(/\s*\n\s*/g, ' | ')}`)
console.log(`${passed} passed, ${failures.length} failed, ${skipped} skipped`)
process.exit(failures.length > 0 || passed === 0 ? 1 : 0)

function describeFailure({ relativeModuleId, project }: TestModule, problem: string): string {
  return `${project.name} ${relativeModuleId}: ${problem}`
}

function getStack(error: unknown): string {
  return error instanceof Object && 'stack' in error ? String(error.stack) : String(error)
}

async function firstThatAnswers(addresses: string[]): Promise<string | undefined> {
  for (const connectionString of addresses) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
    try {
      await client.connect()
      await client.end()
      return connectionString
    } catch {
      // The next address may respond.
    }
  }
  return undefined
}
