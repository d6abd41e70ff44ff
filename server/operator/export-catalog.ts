import { parseArgs } from 'node:util'
import { todayInNewYork } from '#domain/dates.ts'
import { exportCatalog } from '#kit/catalog/export-catalog.ts'
import { products } from '#products/products.ts'
import { asksForHelp, type CommandHelp, helpLines, usageLine } from '#server/config/command-help.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { describeWork } from '#server/database/describe-place.ts'
import { writeNewFile } from './write-new-file.ts'

// `npm run catalog:export -- NAME FILE` writes what is loaded to a file that `npm run catalog:load` loads.

const exports = products.flatMap(({ catalogLoaders = [] }) =>
  catalogLoaders.flatMap((loader) => loader.exports),
)
const names = exports.map(({ name }) => name)

const help: CommandHelp = {
  call: 'npm run catalog:export -- NAME FILE',
  does: 'Writes what is loaded to a CSV file, even while the site is running. Edit it, and load it with npm run catalog:load. Samples are not exported.',
  means: {
    NAME: `one of ${names.join(', ')}`,
    FILE: 'the file to write; an existing file is never replaced',
  },
  examples: ['npm run catalog:export -- lenders lenders.csv', 'npm run catalog:export -- cards cards.csv'],
}

process.exitCode = await run(process.argv.slice(2))

async function run(args: string[]): Promise<number> {
  if (asksForHelp(args)) {
    console.log(helpLines(help).join('\n'))
    return 0
  }
  const asked = readArguments(args)
  if (!asked) return fail(usageLine(help))
  const wanted = exports.find(({ name }) => name === asked.name)
  if (!wanted)
    return fail(`There is nothing called "${asked.name}" to export: use one of ${names.join(', ')}.`)
  const settings = readConfig(process.env)
  if (!settings.ok) return fail('Please correct these settings:', ...settings.problems)
  const { databaseUrl, dataDir } = settings.config
  console.error(describeWork(settings.config))
  try {
    const database = await openDatabase({ databaseUrl, dataDir, log: console, prepare: 'migrate' })
    try {
      const { text, count } = await exportCatalog(database, wanted, todayInNewYork(new Date()))
      if (count === 0)
        return fail(
          `No real ${asked.name.replaceAll('-', ' ')} are loaded, so there is nothing to export. Samples lack facts that a file must include: start from a file in docs/examples.`,
        )
      await writeNewFile(asked.file, text)
      console.log(`Wrote ${count} ${count === 1 ? 'row' : 'rows'} to ${asked.file}.`)
      return 0
    } finally {
      await database.close()
    }
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function readArguments(args: string[]): { name: string; file: string } | undefined {
  try {
    const [name, file, ...more] = parseArgs({ args, allowPositionals: true }).positionals
    return name !== undefined && file !== undefined && more.length === 0 ? { name, file } : undefined
  } catch {
    return undefined
  }
}

function fail(...lines: string[]): number {
  for (const line of lines) console.error(line)
  return 1
}
