import { dropDatabasesOwnedBy } from './postgres-database.ts'

// Vitest setup: while this process runs, its workers reuse cleaned databases. It drops them when it ends.

const run = String(process.pid)

export function setup() {
  process.env.TEST_RUN = run
}

export async function teardown() {
  await dropDatabasesOwnedBy(run)
}
