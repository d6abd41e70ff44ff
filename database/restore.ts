import { runFileCommand } from './command.ts'
import { restoreBackup } from './restore-backup.ts'

await runFileCommand({
  usage: 'npm run restore -- FILE',
  existing: false,
  async run(place, file) {
    const rows = await restoreBackup(place, file)
    return `Restored ${rows} rows from ${file}. Running servers use them from now on.`
  },
})
