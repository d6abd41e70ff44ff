import { createHash, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ContentDocument } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import { commitAsset } from './commit-asset.ts'
import { type FreeingWaits, freeBytes } from './free-bytes.ts'
import { bytesOf, readFileAsset, readImageAsset } from './read-asset.ts'
import { type Received, removeLeftBodies } from './receive-body.ts'
import { createTurns } from './turns.ts'
import type { UploadOptions } from './upload-options.ts'

/** The assets of every dataset. */
export interface Assets {
  /**
   * Stores bytes and the document that names them: the same bytes give the same document.
   * @throws ContentError 400 for what cannot be read, 404 for an unknown dataset, 413 for too many pixels, 503 where too many wait
   */
  put(upload: Upload): Promise<ContentDocument>
  /** Where bodies that are still coming are written. */
  uploadFolder: string
  close(): Promise<void>
}

interface Upload {
  dataset: string
  kind: 'image' | 'file'
  author: string
  body: Received | Uint8Array
  /** As `parseUploadOptions` reads them. */
  options: UploadOptions
}

interface AssetsOptions {
  store: ContentStore
  projectId: string
  /** Of the addresses in asset documents, without a slash at the end. */
  baseUrl: string
  /** Folders are made in it. */
  dataDir: string
  log: { warn(details: object, message: string): void }
  waits?: FreeingWaits
}

/** Bodies are read into memory here, at most 50 MB each. */
const AT_ONCE = 2

/** Editors upload a folder of photos at a time; each takes a second at most. */
const MAX_WAITING = 100

/** Takes uploads, and frees the bytes of assets that were deleted. */
export async function openAssets(options: AssetsOptions): Promise<Assets> {
  const { store, projectId, baseUrl, dataDir, log, waits } = options
  const uploadFolder = path.join(dataDir, 'uploads')
  await mkdir(uploadFolder, { recursive: true, mode: 0o700 })
  await removeLeftBodies(uploadFolder)
  const keeper = await freeBytes({ store, folder: path.join(dataDir, 'unused-bytes'), log, waits })
  const inTurn = createTurns(AT_ONCE, MAX_WAITING)

  async function write({ dataset, kind, author, body, options }: Upload): Promise<ContentDocument> {
    const received = body instanceof Uint8Array ? receivedOf(body) : body
    const asset = await (kind === 'image'
      ? readImageAsset(received, options)
      : readFileAsset(received, options))
    const bytes = asset.bytes ?? (await bytesOf(received))
    const place = `${kind}s/${projectId}/${dataset}/${asset.name}`
    const document = {
      _id: asset.id,
      _type: `sanity.${kind}Asset`,
      ...describedBy(options),
      assetId: asset.sha1,
      extension: asset.extension,
      ...(asset.metadata && { metadata: asset.metadata }),
      mimeType: asset.mimeType,
      path: place,
      sha1hash: asset.sha1,
      size: bytes.length,
      uploadId: randomBytes(24).toString('base64url'),
      url: `${baseUrl}/${place}`,
    }
    return keeper.hold(asset.sha1, async () => {
      await store.blobs.put(asset.sha1, bytes)
      return commitAsset(store, dataset, author, document)
    })
  }

  return {
    async put(upload) {
      if (!store.documents(upload.dataset)) throw refusal(404, `Dataset "${upload.dataset}" not found.`)
      const stored = inTurn(() => write(upload))
      if (!stored)
        throw refusal(
          503,
          'Too many uploads are being stored at this moment. Send it again in a few seconds.',
        )
      return stored
    },
    uploadFolder,
    close: () => keeper.close(),
  }
}

function receivedOf(bytes: Uint8Array): Received {
  return { source: bytes, bytes: bytes.length, sha1: createHash('sha1').update(bytes).digest('hex') }
}

function describedBy({ label, title, description, creditLine, filename, ...more }: UploadOptions) {
  const { sourceId: id, sourceName: name, sourceUrl: url } = more
  const source = { ...(id && { id }), ...(name && { name }), ...(url && { url }) }
  return {
    ...(label && { label }),
    ...(title && { title }),
    ...(description && { description }),
    ...(creditLine && { creditLine }),
    ...(filename && { originalFilename: filename }),
    ...(Object.keys(source).length > 0 && { source }),
  }
}
