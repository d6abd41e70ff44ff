import { runLoadCommand } from '#sources/load-command.ts'
import { loadLenders } from './load-lenders.ts'
import { reportOf } from './report.ts'

// `npm run catalog:load -- FILE`: loads a file of lenders. docs/lender-file.md says what stands in it.

process.exitCode = await runLoadCommand(process.argv.slice(2), {
  usage:
    'Use: npm run catalog:load -- FILE [--dry-run] [--complete] [--force]   FILE is CSV or JSON, see docs/lender-file.md.',
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
    const report = reportOf(result, { file, isDryRun })
    for (const line of report.problems) console.error(line)
    for (const line of report.done) console.log(line)
    return report.exitCode
  },
})
