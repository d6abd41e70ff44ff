import { createHash } from 'node:crypto'
import { readMigrations } from '#database/migrate.ts'

/** What a template is named by: other migrations need another template. */
export async function migrationsHash(): Promise<string> {
  const checksums = (await readMigrations()).map(({ name, checksum }) => name + checksum)
  return createHash('sha256').update(checksums.join('\n')).digest('hex').slice(0, 12)
}

/**
 * Whether the process that made a test database still runs.
 * @param rest what follows the prefix in its name: a process id and more
 */
export function isRunning(rest: string): boolean {
  try {
    return process.kill(Number.parseInt(rest, 10), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
