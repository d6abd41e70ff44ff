import { parseArgs } from 'node:util'
import { readConfig } from '#server/config/config.ts'
import type { BackupPlace } from '#server/database/backup-format.ts'
import { openDatabase } from '#server/database/database.ts'
import { DatabaseError, systemCode } from '#server/database/errors.ts'

export interface FileCommand {
  /** The usage line, e.g. `npm run backup -- FILE`. */
  usage: string
  /** See `DatabaseOptions.existing`. */
  existing: boolean
  /** Runs the command and returns the line to print. */
  run(place: BackupPlace, file: string, options: { force: boolean }): Promise<string>
}

/**
 * Runs a command that works on the configured database (DATA_DIR, DATABASE_URL) and one file. An error that
 * the operator can fix prints one line to stderr and sets exit code 1.
 */
export async function runFileCommand({ usage, existing, run }: FileCommand): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean' } },
    })
    const [file, ...rest] = positionals
    if (!file || rest.length > 0) throw new DatabaseError('DATABASE_BACKUP', `Usage: ${usage}`)
    const settings = readConfig(process.env)
    if (!settings.ok) {
      process.exitCode = 1
      return console.error(['Please correct these settings:', ...settings.problems].join('\n'))
    }
    const { databaseUrl, dataDir } = settings.config
    const database = await openDatabase({ databaseUrl, dataDir, existing })
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
