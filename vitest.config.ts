import { defineConfig } from 'vitest/config'

const shared = { environment: 'node', testTimeout: 20_000, hookTimeout: 30_000 } as const
/** What visitors get: React has a slower build for everything else. */
process.env.NODE_ENV = 'production'
/** No module keeps state (`ARCHITECTURE.md`): the files of a worker share what was imported. */
const sharedModules = { isolate: false, unstubGlobals: true } as const
const behavior = (database: 'sqlite' | 'postgres') => ({
  test: {
    ...shared,
    ...sharedModules,
    name: database,
    include: ['**/*.behavior.test.ts'],
    env: { TEST_DATABASE: database },
    ...(database === 'postgres' && { globalSetup: 'testing/keep-databases.ts' }),
  },
})

const long = (name: string, include: string) => ({
  test: { ...shared, name, include: [include], testTimeout: 600_000, fileParallelism: false },
})

/** Where a test runs is its file name; `npm test` and `npm run test:long` choose the projects. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    exclude: ['node_modules', 'build', 'bench/peers'],
    projects: [
      {
        test: {
          ...shared,
          ...sharedModules,
          name: 'rules',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules', 'build', 'bench', '**/*.{behavior,long}.test.ts'],
        },
      },
      behavior('sqlite'),
      behavior('postgres'),
      {
        test: {
          ...shared,
          ...sharedModules,
          name: 'journeys',
          include: ['journeys/*.journey.ts'],
          testTimeout: 120_000,
          // As long as the browser waits for an element: one second is too little beside other work.
          expect: { poll: { timeout: 8000 } },
          fileParallelism: false,
          // Alone, after the others: a browser takes what there is.
          sequence: { groupOrder: 1 },
        },
      },
      long('long', '**/*.long.test.ts'),
      long('long journeys', 'journeys/*.long.ts'),
    ],
  },
})
