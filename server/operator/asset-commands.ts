import { moveBlobsToBucket } from '#cms/service/store/blobs/move-blobs.ts'
import type { OperatorCommand } from './operator-command.ts'

/** What the operator does about originals of images and files. */
export const assetCommands: Readonly<Record<string, OperatorCommand>> = {
  'assets-import': {
    does: 'moves into the ASSETS_URL bucket any images and files stored before that was set',
    async run({ database, config: { dataDir, s3 } }) {
      if (!s3)
        throw new Error(
          'ASSETS_URL is not set, so images and files stay in the database or, with SQLite, in DATA_DIR.',
        )
      const moved = await moveBlobsToBucket({ database, dataDir, s3 })
      return [`Moved to the bucket: ${moved}.`]
    },
  },
}
