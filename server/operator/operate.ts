import { asksForHelp, inColumns, settingsNote } from '#server/config/command-help.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { describeWork } from '#server/database/describe-place.ts'
import { commands } from './commands.ts'
import type { OperatorCommand } from './operator-command.ts'

export interface Outcome {
  /** 0: done. 1: failed for a reason that the operator can fix. */
  code: 0 | 1
  /** The lines to print: to stdout on success, otherwise to stderr. */
  lines: string[]
}

/**
 * Runs one operator command on the configured site (DATA_DIR, DATABASE_URL), also while a server runs.
 * @param say takes the line that names the database and the site, before anything happens
 */
export async function operate(
  args: readonly string[],
  env: Record<string, string | undefined>,
  { now = () => new Date(), say = () => undefined }: { now?: () => Date; say?: (line: string) => void } = {},
): Promise<Outcome> {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (asksForHelp(args)) return { code: 0, lines: command ? helpOf(name, command) : usage() }
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
  say(describeWork(settings.config))
  try {
    const database = await openDatabase({ databaseUrl, dataDir, log: console, prepare: 'migrate' })
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

const callOf = (name: string, { takes }: OperatorCommand) => [name, takes].filter(Boolean).join(' ')

const exampleArguments: Readonly<Record<string, string>> = {
  ADDRESS: 'ada@example.com',
  EMAIL: 'ada@example.com',
  PATH: '/about',
  FIRST_DAY: '2027-01-15',
  LAST_DAY: '2027-03-15',
  DOLLARS: '1000',
}

function helpOf(name: string, command: OperatorCommand): string[] {
  const given = (command.takes ?? '').split(' ').map((word) => exampleArguments[word] ?? word)
  return [
    `Usage: npm run operator -- ${callOf(name, command)}`,
    '',
    `It ${command.does}.`,
    '',
    `Example: npm run operator -- ${[name, ...given].join(' ').trim()}`,
    '',
    settingsNote,
  ]
}

function usage(): string[] {
  const listed = Object.entries(commands).map(([name, command]) => [callOf(name, command), command.does])
  return [
    'Usage: npm run operator -- COMMAND',
    '',
    ...inColumns({ ...Object.fromEntries(listed), 'COMMAND --help': 'explains a command' }),
    '',
    'Example: npm run operator -- preview-link /about',
    '',
    settingsNote,
  ]
}
