import { writeBackup } from '#server/database/write-backup.ts'
import { runFileCommand } from './file-command.ts'

await runFileCommand({
  usage: 'npm run backup -- FILE [--force]',
  existing: true,
  async run(place, file, { force }) {
    const rows = await writeBackup(place, file, { overwrite: force })
    return `Wrote ${rows} rows to ${file}.`
  },
})
