import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
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
  now: () => Date = () => new Date(),
): Promise<Outcome> {
  const [name = '', ...rest] = args
  if (rest.length === 0 && (name === '--help' || name === '-h')) return { code: 0, lines: usage() }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return failed(...(name ? [`There is no command "${name}".`, ''] : []), ...usage())
  const wanted = command.takes?.split(' ') ?? []
  if (rest.length > 0 && wanted.length === 0) {
    return failed(`"${name}" takes no argument, but was given "${rest.join(' ')}".`, '', ...usage())
  }
  const needed = wanted.filter((each) => !each.startsWith('['))
  if (rest.length < needed.length || rest.length > wanted.length) {
    return failed(`"${name}" takes ${wanted.length === 1 ? 'one ' : ''}${command.takes}.`, '', ...usage())
  }
  const settings = readConfig(env)
  if (!settings.ok) return failed('Please correct these settings:', ...settings.problems)
  const { databaseUrl, dataDir } = settings.config
  try {
    const database = await openDatabase({ databaseUrl, dataDir, log: console })
    try {
      return { code: 0, lines: await command.run({ database, config: settings.config, now }, ...rest) }
    } finally {
      await database.close()
    }
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

const failed = (...lines: string[]): Outcome => ({ code: 1, lines })

function usage(): string[] {
  const listed = Object.entries(commands).map(([name, { takes, does }]) => {
    return { call: [name, takes].filter(Boolean).join(' '), does }
  })
  const lines = [...listed, { call: '--help', does: 'this text' }]
  const width = Math.max(...lines.map(({ call }) => call.length))
  const list = lines.map(({ call, does }) => `  ${call.padEnd(width)} ${does}`)
  return ['Usage: npm run operator -- COMMAND', '', ...list]
}
