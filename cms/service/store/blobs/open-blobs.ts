import type { ContentDatabase } from '#content/store/database.ts'
import type { BlobStore } from './blob-store.ts'
import { blobFolder, fileBlobs } from './file-blobs.ts'
import { type S3Place, s3Blobs } from './s3-blobs.ts'
import { tableBlobs } from './table-blobs.ts'

/** Where a site keeps its originals. */
export interface BlobPlace {
  database: Pick<ContentDatabase, 'dialect' | 'read' | 'write'>
  dataDir: string
  /** Holds the originals instead of the database or the folder. */
  s3?: S3Place | undefined
  log?: { warn(details: object, message: string): void }
}

/** Opens the blobs: objects in S3, rows in PostgreSQL, or files next to SQLite. */
export function openBlobs(place: BlobPlace): BlobStore {
  return place.s3 ? s3Blobs(place.s3, place.log ?? console) : openLocalBlobs(place)
}

/** Opens the blobs where they are without S3. */
export function openLocalBlobs({ database, dataDir }: Omit<BlobPlace, 's3'>): BlobStore {
  return database.dialect === 'sqlite' ? fileBlobs(blobFolder(dataDir)) : tableBlobs(database)
}
