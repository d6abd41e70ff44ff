import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#database/database.ts'
import { readConfig } from '#server/config.ts'
import { loadRelease } from './load-release.ts'

// `npm run schools:load -- FILE`: loads a file of schools, also before the first start and beside a running
// server, which takes the new schools over by itself.

const MOST_LINES = 50
const usage =
  'Use: npm run schools:load -- FILE [--force]   FILE is HD2024.zip, hd2024.csv or the plain CSV form.'

process.exitCode = await run(process.argv.slice(2))

async function run(args: string[]): Promise<number> {
  const asked = readArguments(args)
  if (!asked) return fail([usage])
  const settings = readConfig(process.env)
  if (!settings.ok) return fail(['Please correct these settings:', ...settings.problems])
  const bytes = await readFile(asked.file).catch((error: NodeJS.ErrnoException) => error)
  if (bytes instanceof Error) return fail([`${asked.file} cannot be read (${bytes.code ?? bytes.message}).`])

  const { databaseUrl, dataDir } = settings.config
  try {
    const database = await openDatabase({ databaseUrl, dataDir, log: console })
    try {
      const fileName = path.basename(asked.file)
      const result = await loadRelease({ database, bytes, fileName, now: new Date(), force: asked.force })
      return report(result, asked.file)
    } finally {
      await database.close()
    }
  } catch (error) {
    return fail([`The schools were not loaded: ${error instanceof Error ? error.message : String(error)}`])
  }
}

function report(result: Awaited<ReturnType<typeof loadRelease>>, file: string): number {
  if (result.status === 'kept') return 0
  for (const { line, reason } of result.refused.slice(0, MOST_LINES)) console.error(`line ${line}: ${reason}`)
  const hidden = result.refused.length - MOST_LINES
  if (hidden > 0) console.error(`… and ${hidden} more rows`)
  if (result.status === 'refused') {
    return fail([...result.problems, `${file} was refused. Nothing has changed.`])
  }
  console.log(
    `${result.label}: ${result.schoolCount} schools loaded, ${result.refused.length} rows refused, ` +
      `${result.skippedCount} left out (closed, outside federal aid, or offices).`,
  )
  return 0
}

function readArguments(args: string[]): { file: string; force: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { force: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    return file && more.length === 0 ? { file, force: values.force } : undefined
  } catch {
    return undefined
  }
}

function fail(lines: string[]): number {
  for (const line of lines) console.error(line)
  return 1
}
