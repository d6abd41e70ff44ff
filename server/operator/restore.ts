import { restoreBackup } from '#server/database/restore-backup.ts'
import { runFileCommand } from './file-command.ts'

await runFileCommand({
  help: {
    call: 'npm run restore -- FILE [--force]',
    does: 'Replaces everything in the database with a backup, or creates a new database from it. It signs everyone out, and running servers pick up the change right away.',
    means: { FILE: 'a file that npm run backup wrote', '--force': 'replaces existing accounts' },
    examples: [
      'npm run restore -- bursar-2026-11-27.backup.gz',
      'DATA_DIR=/srv/bursar-copy npm run restore -- bursar-2026-11-27.backup.gz',
    ],
  },
  prepare: 'create',
  async run(place, file, { force }) {
    const rows = await restoreBackup(place, file, { overwrite: force })
    return `Restored ${rows} rows from ${file}. Running servers are using them now, and everyone has been signed out.`
  },
})
