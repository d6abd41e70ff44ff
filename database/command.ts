import { parseArgs } from 'node:util'
import type { BackupPlace } from './backup-format.ts'
import { openDatabase } from './database.ts'
import { DatabaseError, systemCode } from './errors.ts'

export interface FileCommand {
  /** How to call it, e.g. `npm run backup -- FILE`. */
  usage: string
  /** See `DatabaseOptions.existing`. */
  existing: boolean
  /** Returns the line to print. */
  run(place: BackupPlace, file: string, options: { force: boolean }): Promise<string>
}

/**
 * A command over the configured database (DATA_DIR, DATABASE_URL) and one file. What the operator can mend is
 * one line on stderr and exit code 1.
 */
export async function runFileCommand({ usage, existing, run }: FileCommand): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean' } },
    })
    const [file, ...rest] = positionals
    if (!file || rest.length > 0) throw new DatabaseError('DATABASE_BACKUP', `Usage: ${usage}`)
    const { DATABASE_URL, DATA_DIR } = process.env
    const dataDir = DATA_DIR || '.data'
    const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir, existing })
    try {
      console.log(await run({ database, dataDir }, file, { force: values.force ?? false }))
    } finally {
      await database.close()
    }
  } catch (error) {
    process.exitCode = 1
    if (error instanceof DatabaseError) console.error(error.message)
    else if (systemCode(error).startsWith('ERR_PARSE_ARGS')) console.error(`Usage: ${usage}`)
    else throw error
  }
}
