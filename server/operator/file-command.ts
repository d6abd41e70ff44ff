import { parseArgs } from 'node:util'
import { asksForHelp, type CommandHelp, helpLines, usageLine } from '#server/config/command-help.ts'
import { readConfig } from '#server/config/config.ts'
import type { BackupPlace } from '#server/database/backup-format.ts'
import { type DatabaseOptions, openDatabase } from '#server/database/database.ts'
import { describeWork } from '#server/database/describe-place.ts'
import { DatabaseError, systemCode } from '#server/database/errors.ts'

export interface FileCommand {
  help: CommandHelp
  prepare: DatabaseOptions['prepare']
  /** Runs the command and returns the line to print. */
  run(place: BackupPlace, file: string, options: { force: boolean }): Promise<string>
}

/**
 * Runs a command that works on the configured database (DATA_DIR, DATABASE_URL) and one file. An error that
 * the operator can fix prints one line to stderr and sets exit code 1.
 */
export async function runFileCommand({ help, prepare, run }: FileCommand): Promise<void> {
  if (asksForHelp(process.argv.slice(2))) return console.log(helpLines(help).join('\n'))
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean' } },
    })
    const [file, ...rest] = positionals
    if (!file || rest.length > 0) throw new DatabaseError('DATABASE_BACKUP', usageLine(help))
    const settings = readConfig(process.env)
    if (!settings.ok) {
      process.exitCode = 1
      return console.error(['Please correct these settings:', ...settings.problems].join('\n'))
    }
    const { databaseUrl, dataDir, s3 } = settings.config
    console.error(describeWork(settings.config))
    const database = await openDatabase({ databaseUrl, dataDir, prepare })
    try {
      console.log(await run({ database, dataDir, s3 }, file, { force: values.force ?? false }))
    } finally {
      await database.close()
    }
  } catch (error) {
    process.exitCode = 1
    if (error instanceof DatabaseError) console.error(error.message)
    else if (systemCode(error).startsWith('ERR_PARSE_ARGS')) console.error(usageLine(help))
    else throw error
  }
}
