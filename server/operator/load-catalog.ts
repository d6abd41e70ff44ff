import { retireSampleDocuments } from '#cms/library-files/retire-sample-documents.ts'
import { openBlobs } from '#cms/service/store/blobs/open-blobs.ts'
import { openStore } from '#cms/service/store/open-store.ts'
import { chooseLoader } from '#kit/catalog/catalog-loader.ts'
import { runLoadCommand } from '#kit/catalog/load-command.ts'
import { openFileOrWorkbook } from '#kit/catalog/workbook.ts'
import { products } from '#products/products.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'

// `npm run catalog:load -- FILE` loads a file of what a product lists; the file says which product.

const loaders = products.flatMap(({ catalogLoaders = [] }) => catalogLoaders)
const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction', style: 'long' })
const allOf = new Intl.ListFormat('en-US', { type: 'conjunction', style: 'long' })

process.exitCode = await runLoadCommand(process.argv.slice(2), {
  help: {
    call: 'npm run catalog:load -- FILE [--dry-run] [--complete] [--force]',
    does: `Loads a file of ${anyOf.format(loaders.map(({ things }) => things))}, even while the site is running.`,
    means: {
      FILE: `CSV, JSON, or a workbook (.xlsx); see ${allOf.format(loaders.map(({ documentation }) => documentation))}`,
      '--dry-run': 'shows what would change, without changing anything',
      '--complete': 'the file is the whole catalog: anything missing from it is withdrawn',
      '--force': 'accepts facts that are older than those in the catalog',
    },
    examples: [
      'npm run catalog:load -- docs/examples/lenders.csv --dry-run',
      'npm run catalog:load -- cards.csv --complete',
    ],
  },
  flags: ['dry-run', 'complete', 'force'],
  what: `The ${anyOf.format(loaders.map(({ things }) => things))}`,
  maxBytes: 128 * 1024 * 1024,
  async load({ file, bytes }, { database, config, flags }) {
    const isDryRun = flags['dry-run']
    const opened = await openFileOrWorkbook(bytes)
    const options = {
      database,
      opened,
      now: new Date(),
      isDryRun,
      isComplete: flags.complete,
      takesOlder: flags.force,
    }
    const report = await chooseLoader(loaders, opened).load(options, { file, isDryRun })
    for (const line of report.problems) console.error(line)
    for (const line of report.done) console.log(line)
    if (report.exitCode !== 1 && !isDryRun) await retireDocuments(database, config)
    return report.exitCode
  },
})

/** Makes drafts of the texts about samples that have made room for real items, and names them. */
async function retireDocuments(database: Database, config: Config): Promise<void> {
  const { content } = config
  if (content.apiHost) return
  const store = await openStore({ database, blobs: openBlobs({ ...config, database }), log: console })
  try {
    const retired = await retireSampleDocuments({ store, dataset: content.dataset, database })
    if (retired.length > 0)
      console.log(`Changed to drafts because they describe samples: ${retired.join(', ')}.`)
  } finally {
    await store.close()
  }
}
