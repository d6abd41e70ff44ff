import { writeBackup } from '#server/database/write-backup.ts'
import { runFileCommand } from './file-command.ts'

await runFileCommand({
  help: {
    call: 'npm run backup -- FILE [--force]',
    does: 'Backs up everything to one file, even while the site is running: the database, and the content service’s images and files, except those in the ASSETS_URL bucket.',
    means: { FILE: 'the file to write', '--force': 'replaces the file if it exists' },
    examples: ['npm run backup -- bursar-2026-11-27.backup.gz'],
  },
  prepare: 'nothing',
  async run(place, file, { force }) {
    const rows = await writeBackup(place, file, { overwrite: force })
    const elsewhere = place.s3 ? ' Images and files are in the ASSETS_URL bucket, not in the backup.' : ''
    return `Wrote ${rows} rows to ${file}.${elsewhere}`
  },
})
