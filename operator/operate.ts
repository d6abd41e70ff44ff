import { readConfig } from '#config/config.ts'
import { openDatabase } from '#database/database.ts'
import { commands } from './commands.ts'

export interface Outcome {
  /** 0: done. 1: failed for a reason that the operator can fix. */
  code: 0 | 1
  /** The lines to print: to stdout on success, otherwise to stderr. */
  lines: string[]
}

/**
 * Runs one operator command on the configured site (DATA_DIR, DATABASE_URL). It works before the first start
 * and while a server runs.
 */
export async function operate(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  const [name = '', ...rest] = args
  if (rest.length === 0 && (name === '--help' || name === '-h')) return { code: 0, lines: usage() }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return failed(...(name ? [`There is no command "${name}".`, ''] : []), ...usage())
  const [given = ''] = rest
  if (rest.length > 0 && !command.takes) {
    return failed(`"${name}" takes no argument, but was given "${rest.join(' ')}".`, '', ...usage())
  }
  if (command.takes && rest.length !== 1)
    return failed(`"${name}" takes one ${command.takes}.`, '', ...usage())
  const settings = readConfig(env)
  if (!settings.ok) return failed('Please correct these settings:', ...settings.problems)
  const { databaseUrl, dataDir } = settings.config
  try {
    const database = await openDatabase({ databaseUrl, dataDir, log: console })
    try {
      return { code: 0, lines: await command.run({ database, config: settings.config }, given) }
    } finally {
      await database.close()
    }
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

const failed = (...lines: string[]): Outcome => ({ code: 1, lines })

function usage(): string[] {
  const list = Object.entries(commands).map(([name, { takes, does }]) => {
    return `  ${[name, takes].filter(Boolean).join(' ').padEnd(20)} ${does}`
  })
  return ['Usage: npm run operator -- COMMAND', '', ...list, '  --help               this text']
}
