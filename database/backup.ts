import { runFileCommand } from './command.ts'
import { writeBackup } from './write-backup.ts'

await runFileCommand({
  usage: 'npm run backup -- FILE [--force]',
  existing: true,
  async run(database, file, { force }) {
    const rows = await writeBackup(database, file, { overwrite: force })
    return `Wrote ${rows} rows to ${file}.`
  },
})
