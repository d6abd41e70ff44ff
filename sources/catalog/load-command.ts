import path from 'node:path'
import type { Config } from '#config/config.ts'
import { openStore } from '#content/store/open-store.ts'
import type { Database } from '#database/database.ts'
import { loadCards } from '#sources/cards/load-cards.ts'
import { listsCards } from '#sources/cards/read-card-file.ts'
import { writeReport as writeCardReport } from '#sources/cards/report.ts'
import { loadLenders } from '#sources/lenders/load-lenders.ts'
import { writeReport as writeLenderReport } from '#sources/lenders/report.ts'
import { retireSampleDocuments } from '#sources/library/retire-sample-documents.ts'
import { runLoadCommand } from '#sources/load-command.ts'
import { loadScholarships } from '#sources/scholarships/load-scholarships.ts'
import { listsScholarships } from '#sources/scholarships/read-scholarship-file.ts'
import { openCatalogFile } from './catalog-file.ts'
import type { Report } from './report.ts'
import { writeRowReport } from './row-report.ts'

// `npm run catalog:load -- FILE` loads a file of lenders, scholarships or cards; the file says which it is.
// docs/lender-file.md, docs/scholarship-file.md and docs/card-file.md describe them.

process.exitCode = await runLoadCommand(process.argv.slice(2), {
  usage:
    'Usage: npm run catalog:load -- FILE [--dry-run] [--complete] [--force]   FILE is CSV or JSON, see docs/lender-file.md, docs/scholarship-file.md and docs/card-file.md.',
  flags: ['dry-run', 'complete', 'force'],
  what: 'The lenders, scholarships or cards',
  mostBytes: 128 * 1024 * 1024,
  async load({ file, bytes }, { database, config, flags }) {
    const isDryRun = flags['dry-run']
    const opened = openCatalogFile(bytes)
    const options = {
      database,
      opened,
      now: new Date(),
      isDryRun,
      isComplete: flags.complete,
      takesOlder: flags.force,
    }
    const report = await load(options, { file, isDryRun })
    for (const line of report.problems) console.error(line)
    for (const line of report.done) console.log(line)
    if (report.exitCode !== 1 && !isDryRun) await retireDocuments(database, config)
    return report.exitCode
  },
})

async function load(
  options: Parameters<typeof loadLenders>[0],
  names: { file: string; isDryRun: boolean },
): Promise<Report> {
  const { opened } = options
  if (opened.ok && listsCards(opened.file)) return writeCardReport(await loadCards(options), names)
  if (opened.ok && listsScholarships(opened.file))
    return writeRowReport(await loadScholarships(options), { ...names, thing: 'scholarship' })
  return writeLenderReport(await loadLenders(options), names)
}

/** Makes drafts of the texts about samples that have made room for real items, and names them. */
async function retireDocuments(database: Database, { dataDir, content }: Config): Promise<void> {
  if (content.apiHost) return
  const store = await openStore({ database, blobDir: path.join(dataDir, 'assets'), log: console })
  try {
    const retired = await retireSampleDocuments({ store, dataset: content.dataset, database })
    if (retired.length > 0) console.log(`Now drafts, because they describe samples: ${retired.join(', ')}.`)
  } finally {
    await store.close()
  }
}
