import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { defineConfig } from 'vitest/config'

/** The timeouts only stop tests that hang; no test should fail because its machine is busy. */
const shared = {
  environment: 'node',
  setupFiles: 'testing/property-seed.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
} as const
/** Visitors get React's production build; for any other value, React runs a slower one. */
process.env.NODE_ENV = 'production'
/** Modules keep no state (`ARCHITECTURE.md`), so the test files of a worker share their imports. */
const sharedModules = { isolate: false, unstubGlobals: true } as const
/**
 * On SQLite every commit waits for the disk, so tests that do not kill the process keep their files in memory
 * (/dev/shm) when it has room.
 */
const memory = { TMPDIR: hasRoom('/dev/shm') ? '/dev/shm' : tmpdir() }
const built = 'testing/build-server.ts'
const behavior = (database: 'sqlite' | 'postgres') => ({
  test: {
    ...shared,
    ...sharedModules,
    name: database,
    include: [database === 'sqlite' ? '**/*.{behavior,http}.test.ts' : '**/*.{behavior,postgres}.test.ts'],
    env: { ...memory, TEST_DATABASE: database },
    globalSetup: [built, ...(database === 'postgres' ? ['testing/reuse-databases.ts'] : [])],
  },
})

/** What most visitors come for; `npm test` walks these alone. */
const mainJourneys = [
  'ask-for-student-loans',
  'change-settings',
  'compare-loans',
  'credit-cards',
  'estimate-aid',
  'find-loans-and-join',
  'find-scholarships',
  'follow-the-dashboard',
  'read-an-article',
  'refinance',
  'search-the-site',
  'what-acts-in-the-browser',
].map((name) => `journeys/${name}.journey.ts`)

const journeys = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  test: {
    ...shared,
    ...sharedModules,
    ...files,
    name,
    globalSetup: built,
    env: memory,
    testTimeout: 120_000,
    // After all tests without a browser, because it takes all available CPU.
    sequence: { groupOrder: 1 },
  },
})

const long = (name: string, include: string) => ({
  test: {
    ...shared,
    name,
    globalSetup: built,
    include: [include],
    testTimeout: 600_000,
    fileParallelism: false,
    // After the tests that run two at a time.
    sequence: { groupOrder: 2 },
  },
})

/** A test's file name decides where it runs; `npm test` and `npm run test:long` choose the projects. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    exclude: ['**/node_modules', 'build', 'bench/peers'],
    projects: [
      {
        test: {
          ...shared,
          ...sharedModules,
          name: 'rules',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules', 'build', 'bench', '**/*.{behavior,http,postgres,long}.test.ts'],
        },
      },
      behavior('sqlite'),
      behavior('postgres'),
      journeys('journeys', { include: mainJourneys }),
      journeys('more journeys', { include: ['journeys/*.journey.ts'], exclude: mainJourneys }),
      long('long', '**/*.long.test.ts'),
      long('long journeys', 'journeys/*.long.ts'),
    ],
  },
})

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 2_000_000_000
  } catch {
    return false
  }
}
