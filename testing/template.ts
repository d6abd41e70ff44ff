import { createHash } from 'node:crypto'
import { readMigrations } from '#server/database/migrate.ts'

/** Returns the hash that names a template: each set of migrations has its own template. */
export async function migrationsHash(): Promise<string> {
  const checksums = (await readMigrations()).map(({ name, checksum }) => name + checksum)
  return createHash('sha256').update(checksums.join('\n')).digest('hex').slice(0, 12)
}

/**
 * Whether the process that created a test database is still running.
 * @param rest the part of the name after the prefix; it begins with the process id
 */
export function isRunning(rest: string): boolean {
  try {
    return process.kill(Number.parseInt(rest, 10), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
