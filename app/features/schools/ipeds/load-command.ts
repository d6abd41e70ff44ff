import path from 'node:path'
import { fail, runLoadCommand } from '#kit/catalog/load-command.ts'
import { loadRelease } from './load-release.ts'
import { reportRefused } from './report-refused.ts'

// `npm run schools:load -- FILE` loads a file of schools.

process.exitCode = await runLoadCommand(process.argv.slice(2), {
  help: {
    call: 'npm run schools:load -- FILE [--force]',
    does: 'Loads an official school file, for example on a machine that cannot fetch it, even while the site is running.',
    means: {
      FILE: 'HD2024.zip from nces.ed.gov/ipeds, the hd2024.csv inside it, or a CSV in our plain format',
      '--force': 'accepts a file with far fewer schools than the one in use',
    },
    examples: ['npm run schools:load -- HD2024.zip'],
  },
  flags: ['force'],
  what: 'The schools',
  maxBytes: 100 * 1024 * 1024,
  async load({ file, bytes }, { database, flags }) {
    const fileName = path.basename(file)
    const result = await loadRelease({ database, bytes, fileName, now: new Date(), force: flags.force })
    return report(result, file)
  },
})

function report(result: Awaited<ReturnType<typeof loadRelease>>, file: string): number {
  if (result.status === 'kept') return 0
  reportRefused(result.refused)
  if (result.status === 'refused') {
    return fail([...result.problems, `${file} was rejected. Nothing was changed.`])
  }
  console.log(
    `${result.label}: ${result.schoolCount} schools loaded, ${result.refused.length} rows rejected, ` +
      `${result.skippedCount} skipped (closed, not in the federal aid programs, or offices).`,
  )
  return 0
}
