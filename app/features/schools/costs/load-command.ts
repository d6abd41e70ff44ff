import path from 'node:path'
import { reportRefused } from '#app/features/schools/ipeds/report-refused.ts'
import { fail, runLoadCommand } from '#kit/catalog/load-command.ts'
import { loadCosts } from './load-costs.ts'
import { maxCostFileBytes } from './read-cost-file.ts'

// `npm run costs:load -- FILE` loads what schools cost and what becomes of their students.

process.exitCode = await runLoadCommand(process.argv.slice(2), {
  help: {
    call: 'npm run costs:load -- FILE [--force]',
    does: 'Loads an official school cost file, even while the site is running. Don’t rename the file: its name gives the year.',
    means: {
      FILE: 'IC2023_AY, COST1_2024, SFA2324, COST2_2024, or DRVGR2023 from nces.ed.gov/ipeds, or Most-Recent-Cohorts-Institution from collegescorecard.ed.gov, as CSV or zip',
      '--force': 'accepts a file with far fewer schools than the one in use',
    },
    examples: ['npm run costs:load -- IC2023_AY.zip'],
  },
  flags: ['force'],
  what: 'The costs',
  maxBytes: maxCostFileBytes,
  async load({ file, bytes }, { database, flags }) {
    const fileName = path.basename(file)
    const result = await loadCosts({ database, bytes, fileName, now: new Date(), force: flags.force })
    reportRefused(result.refused)
    if (result.status === 'refused') {
      return fail([...result.problems, `${file} was rejected. Nothing was changed.`])
    }
    if (result.isUndated) {
      console.error(`${result.name} doesn’t state its year. Pages show its figures without a year.`)
    }
    const { added, changed, removed } = result.changes
    const counts = `${result.schoolCount} schools, ${result.refused.length} rows rejected, ${result.skippedCount} without figures`
    console.log(
      result.status === 'unchanged'
        ? `${result.name}: no change. ${counts}.`
        : `${result.name}: ${counts}. Entries: ${added} new, ${changed} changed, ${removed} removed.`,
    )
    return 0
  },
})
