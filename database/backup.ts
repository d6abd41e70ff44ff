import { runFileCommand } from './command.ts'
import { writeBackup } from './write-backup.ts'

await runFileCommand({
  usage: 'npm run backup -- FILE [--force]',
  existing: true,
  async run(place, file, { force }) {
    const rows = await writeBackup(place, file, { overwrite: force })
    return `Wrote ${rows} rows to ${file}.`
  },
})
