import { dropDatabasesOf } from './postgres-database.ts'

// For vitest: while this process runs, its workers keep cleaned databases for their next tests. At its end they go.

const run = String(process.pid)

export function setup() {
  process.env.TEST_RUN = run
}

export async function teardown() {
  await dropDatabasesOf(run)
}
