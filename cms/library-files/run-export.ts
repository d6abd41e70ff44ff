import { parseArgs } from 'node:util'
import { openBlobs } from '#cms/service/store/blobs/open-blobs.ts'
import { openStore } from '#cms/service/store/open-store.ts'
import { asksForHelp, type CommandHelp, helpLines, usageLine } from '#server/config/command-help.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { describeWork } from '#server/database/describe-place.ts'
import { type Export, exportLibrary } from './export-library.ts'

const help: CommandHelp = {
  call: 'npm run content:export -- [--dry-run] [--to FOLDER]',
  does: 'Writes published documents back to the library, even while the site is running.',
  means: {
    '--dry-run': 'shows what would change, without changing anything',
    '--to FOLDER': 'writes to this folder instead of cms/library',
  },
  examples: ['npm run content:export -- --dry-run'],
}

interface Options {
  isDryRun: boolean
  folder: string
}

/**
 * Writes the published documents of the configured site into the library; it also works next to a running
 * server.
 * @param say takes the line that names the database, before anything happens
 * @returns the exit code, and the lines to print: to stdout for 0, to stderr for 1
 */
export async function runExport(
  args: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void = () => undefined,
): Promise<{ code: 0 | 1; lines: string[] }> {
  if (asksForHelp(args)) return { code: 0, lines: helpLines(help) }
  const options = readOptions(args)
  if (!options) return { code: 1, lines: [usageLine(help)] }
  const settings = readConfig(env)
  if (!settings.ok) return { code: 1, lines: ['Please correct these settings:', ...settings.problems] }
  const { databaseUrl, dataDir, content, s3 } = settings.config
  say(describeWork(settings.config))
  try {
    const database = await openDatabase({ databaseUrl, dataDir, log: console, prepare: 'nothing' })
    try {
      const store = await openStore({ database, blobs: openBlobs({ database, dataDir, s3 }), log: console })
      const exporting = exportLibrary({ store, dataset: content.dataset, ...options })
      return {
        code: 0,
        lines: report(await exporting.finally(() => store.close()), content.dataset, options),
      }
    } finally {
      await database.close()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { code: 1, lines: [`The library could not be written: ${reason}`] }
  }
}

function report({ files, documents }: Export, dataset: string, { isDryRun, folder }: Options): string[] {
  const touched = Object.entries(files).flatMap(([what, names]) =>
    names.map((name) => `${isDryRun ? 'would be ' : ''}${what}: ${name}`),
  )
  const end = isDryRun ? 'Nothing was written.' : `The library is in ${folder}.`
  return [...touched, `${documents} published documents in "${dataset}". ${end}`]
}

function readOptions(args: string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        'dry-run': { type: 'boolean', default: false },
        to: { type: 'string', default: 'cms/library' },
      },
    })
    return { isDryRun: values['dry-run'], folder: values.to }
  } catch {
    return undefined
  }
}
