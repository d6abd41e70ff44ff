import { restoreBackup } from '#server/database/restore-backup.ts'
import { runFileCommand } from './file-command.ts'

await runFileCommand({
  usage: 'npm run restore -- FILE [--force]',
  existing: false,
  async run(place, file, { force }) {
    const rows = await restoreBackup(place, file, { overwrite: force })
    return `Restored ${rows} rows from ${file}. Running servers use them from now on, and everybody is signed out.`
  },
})
