import { runLoadCommand } from '#sources/load-command.ts'
import { loadLenders } from './load-lenders.ts'
import { writeReport } from './report.ts'

// `npm run catalog:load -- FILE` loads a file of lenders. docs/lender-file.md describes the file.

process.exitCode = await runLoadCommand(process.argv.slice(2), {
  usage:
    'Usage: npm run catalog:load -- FILE [--dry-run] [--complete] [--force]   FILE is CSV or JSON, see docs/lender-file.md.',
  flags: ['dry-run', 'complete', 'force'],
  what: 'The lenders',
  mostBytes: 32 * 1024 * 1024,
  async load({ file, bytes }, { database, flags }) {
    const isDryRun = flags['dry-run']
    const result = await loadLenders({
      database,
      bytes,
      now: new Date(),
      isDryRun,
      isComplete: flags.complete,
      takesOlder: flags.force,
    })
    const report = writeReport(result, { file, isDryRun })
    for (const line of report.problems) console.error(line)
    for (const line of report.done) console.log(line)
    return report.exitCode
  },
})
