import { createHash, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ContentDocument } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import { commitAsset } from './commit-asset.ts'
import { type FreeingWaits, freeBytes } from './free-bytes.ts'
import { readFileAsset, readImageAsset } from './read-asset.ts'
import { type Received, removeLeftBodies } from './receive-body.ts'
import { createSemaphore } from './semaphore.ts'
import type { UploadOptions } from './upload-options.ts'

/** The assets of every dataset. */
export interface Assets {
  /**
   * Stores the bytes and the document that names them; the same bytes return the same document.
   * @throws ContentError 400 for unreadable data, 404 for an unknown dataset, 413 for too many pixels, 503 if
   *   too many uploads are waiting
   */
  put(upload: Upload): Promise<ContentDocument>
  /** The folder for request bodies that are still arriving. */
  uploadFolder: string
  close(): Promise<void>
}

interface Upload {
  dataset: string
  kind: 'image' | 'file'
  author: string
  body: Received | Uint8Array
  /** The options parsed by `parseUploadOptions`. */
  options: UploadOptions
}

interface AssetsOptions {
  store: ContentStore
  projectId: string
  /** The base of the URLs in asset documents, without a trailing slash. */
  baseUrl: string
  /** The parent of the folders created here. */
  dataDir: string
  log: { warn(details: object, message: string): void }
  waits?: FreeingWaits
}

/** Limits memory use, because each image of up to 64 million pixels is decoded here. */
const AT_ONCE = 2

/** Editors upload a whole folder of photos at once, and each photo takes at most a second. */
const MAX_WAITING = 100

/** Stores uploads and deletes the bytes of deleted assets. */
export async function openAssets(options: AssetsOptions): Promise<Assets> {
  const { store, projectId, baseUrl, dataDir, log, waits } = options
  const uploadFolder = path.join(dataDir, 'uploads')
  await mkdir(uploadFolder, { recursive: true, mode: 0o700 })
  await removeLeftBodies(uploadFolder)
  const unusedBytes = await freeBytes({ store, folder: path.join(dataDir, 'unused-bytes'), log, waits })
  const withinLimit = createSemaphore(AT_ONCE, MAX_WAITING)

  async function write({ dataset, kind, author, body, options }: Upload): Promise<ContentDocument> {
    const received = body instanceof Uint8Array ? toReceived(body) : body
    const asset = await (kind === 'image'
      ? readImageAsset(received, options)
      : readFileAsset(received, options))
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
      size: asset.bytes?.length ?? received.bytes,
      uploadId: randomBytes(24).toString('base64url'),
      url: `${baseUrl}/${place}`,
    }
    return unusedBytes.hold(asset.sha1, async () => {
      await store.blobs.put(asset.sha1, asset.bytes ?? received.source)
      return commitAsset(store, dataset, author, document)
    })
  }

  return {
    async put(upload) {
      if (!store.documents(upload.dataset)) throw refusal(404, `Dataset "${upload.dataset}" not found.`)
      const stored = withinLimit(() => write(upload))
      if (!stored)
        throw refusal(503, 'Too many uploads are being stored right now. Try again in a few seconds.')
      return stored
    },
    uploadFolder,
    close: () => unusedBytes.close(),
  }
}

function toReceived(bytes: Uint8Array): Received {
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
