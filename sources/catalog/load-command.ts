import { loadLenders } from '#sources/lenders/load-lenders.ts'
import { writeReport as writeLenderReport } from '#sources/lenders/report.ts'
import { runLoadCommand } from '#sources/load-command.ts'
import { loadScholarships } from '#sources/scholarships/load-scholarships.ts'
import { listsScholarships } from '#sources/scholarships/read-scholarship-file.ts'
import { openCatalogFile } from './catalog-file.ts'
import { writeRowReport } from './row-report.ts'

// `npm run catalog:load -- FILE` loads a file of lenders or of scholarships; the file says which of the two it
// is. docs/lender-file.md and docs/scholarship-file.md describe them.

process.exitCode = await runLoadCommand(process.argv.slice(2), {
  usage:
    'Usage: npm run catalog:load -- FILE [--dry-run] [--complete] [--force]   FILE is CSV or JSON, see docs/lender-file.md and docs/scholarship-file.md.',
  flags: ['dry-run', 'complete', 'force'],
  what: 'The lenders or scholarships',
  mostBytes: 128 * 1024 * 1024,
  async load({ file, bytes }, { database, flags }) {
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
    const report =
      opened.ok && listsScholarships(opened.file)
        ? writeRowReport(await loadScholarships(options), { file, isDryRun, thing: 'scholarship' })
        : writeLenderReport(await loadLenders(options), { file, isDryRun })
    for (const line of report.problems) console.error(line)
    for (const line of report.done) console.log(line)
    return report.exitCode
  },
})
