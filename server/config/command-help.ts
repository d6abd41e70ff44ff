/** What `--help` says of a command. */
export interface CommandHelp {
  /** How it is called: `npm run backup -- FILE [--force]`. */
  call: string
  /** What it does, as a sentence. */
  does: string
  /** What each argument means. */
  means: Readonly<Record<string, string>>
  examples: readonly string[]
}

export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h')
}

/** The one line for a wrong call. */
export function usageLine({ call }: CommandHelp): string {
  return `Usage: ${call} (--help for details)`
}

export function helpLines({ call, does, means, examples }: CommandHelp): string[] {
  return [
    `Usage: ${call}`,
    '',
    does,
    '',
    ...inColumns(means),
    '',
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
    settingsNote,
  ]
}

/** Returns a line for each entry, with what is said of it in a second column. */
export function inColumns(entries: Readonly<Record<string, string>>): string[] {
  const width = Math.max(...Object.keys(entries).map((name) => name.length))
  return Object.entries(entries).map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
}

export const settingsNote =
  'Settings come from the environment and .env, as with npm start. The first line of output names the database and the site.'
