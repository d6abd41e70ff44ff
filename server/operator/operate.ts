import { parseArgs } from 'node:util'
import { asksForHelp, inColumns, settingsNote } from '#server/config/command-help.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { describeWork } from '#server/database/describe-place.ts'
import { commands } from './commands.ts'
import type { GivenOptions, OperatorCommand } from './operator-command.ts'
import { noteCommand } from './operator-log.ts'

export interface Outcome {
  /** 0: done. 1: failed for a reason that the operator can fix. */
  code: 0 | 1
  /** The lines to print: to stdout on success, otherwise to stderr. */
  lines: string[]
}

/**
 * Runs one operator command on the configured site (DATA_DIR, DATABASE_URL), even while a server runs.
 * @param say takes the line that names the database and the site, before anything happens
 */
export async function operate(
  args: readonly string[],
  env: Record<string, string | undefined>,
  { now = () => new Date(), say = () => undefined }: { now?: () => Date; say?: (line: string) => void } = {},
): Promise<Outcome> {
  const [name = '', ...given] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (asksForHelp(args)) return { code: 0, lines: command ? helpOf(name, command) : usage() }
  if (!command) return failed(...(name ? [`There is no command "${name}".`, ''] : []), ...usage())
  const read = readArguments(name, command, given)
  if (typeof read === 'string') return failed(read, '', ...usage())
  const { rest, options } = read
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
      const site = { database, config: settings.config, now }
      if (command.needsReason)
        await noteCommand(site, {
          command: name,
          address: command.takes?.startsWith('ADDRESS') ? rest[0] : undefined,
          reason: String(options.reason),
        })
      return { code: 0, lines: await command.run({ ...site, options }, ...rest) }
    } finally {
      await database.close()
    }
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

const failed = (...lines: string[]): Outcome => ({ code: 1, lines })

/** Returns the arguments and options of a command, or what is wrong with them. */
function readArguments(
  name: string,
  command: OperatorCommand,
  given: string[],
): { rest: string[]; options: GivenOptions } | string {
  const known = optionsOf(command)
  if (Object.keys(known).length === 0) return { rest: given, options: {} }
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(known).map(([option, takes]) => [
          option,
          { type: takes === null ? 'boolean' : 'string' } as const,
        ]),
      ),
    })
    const options: GivenOptions = Object.fromEntries(
      Object.entries(values).map(([option, value]) => [option, value === true || String(value).trim()]),
    )
    const { reason } = options
    if (command.needsReason && (typeof reason !== 'string' || !isReason(reason)))
      return `"${name}" needs --reason TEXT, up to ${maxReason} characters on one line: say why, such as a request and its date, without names. It is stored in the operator log.`
    return { rest: positionals, options }
  } catch {
    return `"${name}" has no such option, or the option is missing its value. Usage: ${callOf(name, command)}`
  }
}

const maxReason = 300
const isReason = (text: string) => text.length > 0 && text.length <= maxReason && !/\p{Cc}/u.test(text)

function optionsOf({ options = {}, needsReason }: OperatorCommand): Readonly<Record<string, string | null>> {
  return needsReason ? { ...options, reason: 'TEXT' } : options
}

/** Returns a command as it is called; an option that must be given is without brackets. */
function callOf(name: string, command: OperatorCommand): string {
  const options = Object.entries(optionsOf(command)).map(([option, takes]) => {
    const text = takes === null ? `--${option}` : `--${option} ${takes}`
    return option === 'reason' ? text : `[${text}]`
  })
  return [name, command.takes, ...options].filter(Boolean).join(' ')
}

const exampleArguments: Readonly<Record<string, string>> = {
  ADDRESS: 'ada@example.com',
  EMAIL: 'ada@example.com',
  PATH: '/about',
  FIRST_DAY: '2027-01-15',
  LAST_DAY: '2027-03-15',
  DOLLARS: '1000',
  FILE: 'subscriptions.csv',
  NAME: 'visitor-key',
  '[ADDRESS]': 'ada@example.com',
  BUDGET: '100',
  TERMS: '2027-01',
  GIFT: '"digital gift card"',
  REASON: '"The invited account is your own."',
}

function helpOf(name: string, command: OperatorCommand): string[] {
  const given = (command.takes ?? '').split(' ').map((word) => exampleArguments[word] ?? word)
  if (command.needsReason) given.push('--reason "request of 2026-11-27"')
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
