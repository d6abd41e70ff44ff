import { constants, open } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { asksForHelp, type CommandHelp, helpLines, usageLine } from '#server/config/command-help.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { describeWork } from '#server/database/describe-place.ts'

export interface LoadCommand<Flag extends string> {
  help: CommandHelp
  flags: readonly Flag[]
  /** The subject of an error message, e.g. "The schools". */
  what: string
  maxBytes: number
  load(
    file: LoadedFile,
    options: { database: Database; config: Config; flags: Record<Flag, boolean> },
  ): Promise<number>
}

interface LoadedFile {
  /** The file name as given on the command line. */
  file: string
  bytes: Buffer
}

/** Prints failures that the operator can fix to stderr, one per line. */
export function fail(lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return 1
}

/**
 * Runs a command that loads one file into the configured database (DATA_DIR, DATABASE_URL), even next to a running
 * server, which picks up the new rows by itself. Returns the exit code.
 */
export async function runLoadCommand<Flag extends string>(
  args: string[],
  { help, flags, what, maxBytes, load }: LoadCommand<Flag>,
): Promise<number> {
  if (asksForHelp(args)) {
    console.log(helpLines(help).join('\n'))
    return 0
  }
  const asked = readArguments(args, flags)
  if (!asked) return fail([usageLine(help)])
  const settings = readConfig(process.env)
  if (!settings.ok) return fail(['Please correct these settings:', ...settings.problems])
  const { file } = asked
  const bytes = await readAtMost(file, maxBytes)
  if (typeof bytes === 'string') return fail([`${file} cannot be read (${bytes}).`])

  const { config } = settings
  const { databaseUrl, dataDir } = config
  console.error(describeWork(config))
  try {
    const database = await openDatabase({ databaseUrl, dataDir, log: console, prepare: 'migrate' })
    try {
      return await load({ file, bytes }, { database, config, flags: asked.flags })
    } finally {
      await database.close()
    }
  } catch (error) {
    return fail([`${what} were not loaded: ${error instanceof Error ? error.message : String(error)}`])
  }
}

/**
 * Returns the contents of the file, or the reason why it cannot be read. A device or a pipe tells no size and may
 * never end, so only a file is read, and of one that grows meanwhile no more than the limit.
 */
async function readAtMost(file: string, maxBytes: number): Promise<Buffer | string> {
  try {
    // Without this flag, opening a pipe waits for somebody to write to it.
    await using handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
    const stats = await handle.stat()
    if (!stats.isFile()) return 'it is not a file'
    const tooMuch = (bytes: number) => `it has ${bytes} bytes, more than the ${maxBytes} allowed`
    if (stats.size > maxBytes) return tooMuch(stats.size)
    const pieces: Buffer[] = []
    let bytes = 0
    for await (const piece of handle.createReadStream({ autoClose: false, end: maxBytes })) {
      pieces.push(piece)
      bytes += piece.length
    }
    return bytes > maxBytes ? tooMuch(bytes) : Buffer.concat(pieces)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return code ?? message
  }
}

function readArguments<Flag extends string>(
  args: string[],
  flags: readonly Flag[],
): { file: string; flags: Record<Flag, boolean> } | undefined {
  try {
    const options = Object.fromEntries(
      flags.map((flag) => [flag, { type: 'boolean', default: false } as const]),
    )
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...more] = positionals
    return file && more.length === 0 ? { file, flags: values as Record<Flag, boolean> } : undefined
  } catch {
    return undefined
  }
}
