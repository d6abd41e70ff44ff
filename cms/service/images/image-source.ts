import { createHash } from 'node:crypto'
import type { Asset } from '#content/assets/asset-document.ts'
import { ContentError, refusal } from '#content/errors.ts'
import type { BlobStore } from '#content/store/blobs/blob-store.ts'
import type { DerivedFiles } from './derived-files.ts'
import { type ImageFormat, mimeTypes } from './image-formats.ts'
import type { ImageParameters } from './image-parameters.ts'
import { chooseFormat } from './output-format.ts'
import type { Size } from './rectangles.ts'
import type { OutputFormat } from './render-image.ts'
import { type Content, close, getLength, inOnePieceBytes } from './send-content.ts'
import type { TransformQueue } from './transform-queue.ts'

/** One form of an asset, ready to send. */
export interface ImageForm {
  content: Content
  etag: string
  type: string
  /** False if a better format is being rendered and will be served later. */
  isFinal: boolean
}

export interface ImageSource {
  /**
   * Returns the uploaded bytes from a copy on disk, so that slow readers do not hold large originals in
   * memory.
   */
  original(asset: Asset, network: string): Promise<ImageForm>
  /**
   * Returns one form of an image.
   * @throws ContentError 400 if it cannot be rendered, 503 if too many requests are waiting
   */
  form(wanted: RequestedForm): Promise<ImageForm>
}

interface RequestedForm {
  asset: Asset
  format: ImageFormat
  parameters: ImageParameters
  /** The `Accept` header of the request. */
  accept: string | undefined
  /** Where the caller is, and whether without a token. */
  network: string
  isAnonymous: boolean
  /** Throws if this caller may not trigger rendering. */
  beforeDrawing?: () => Promise<void>
}

interface Parts {
  blobs: BlobStore
  derived: DerivedFiles
  queue: TransformQueue
  /** Logs an error when an image cannot be cached or rendered. */
  warn: (error: unknown, message: string) => void
}

/** Larger images stay WebP, because AVIF encoding would occupy a CPU for seconds. */
const MAX_AVIF_PIXELS = 4_000_000
const MAX_AVIF_SIDE = 8192

/** Cached in place of an AVIF that failed or would not be smaller, so that it is not tried again. */
const NONE = Buffer.alloc(0)

export function createImageSource({ blobs, derived, queue, warn }: Parts): ImageSource {
  let loaded: Promise<typeof import('./render-image.ts')> | undefined
  // Loads the image library on first use, see `image-library.ts`.
  const drawing = () => {
    loaded ??= import('./render-image.ts')
    return loaded
  }
  const notSaved = (error: unknown) => warn(error, 'An image could not be saved to disk')

  const missing = () => refusal(404, 'The bytes of this asset are missing.')

  /** The renderer needs the whole original. */
  async function readBytes(asset: Asset): Promise<Uint8Array> {
    const bytes = await blobs.get(asset.sha1hash)
    if (!bytes) throw missing()
    return bytes
  }

  /** Copies an original to the disk piece by piece, or returns its bytes if it can't be saved there. */
  async function copyOrRead(asset: Asset, key: string): Promise<Buffer | undefined> {
    const pieces = await blobs.read(asset.sha1hash)
    if (!pieces) throw missing()
    try {
      await derived.save(key, pieces)
      return undefined
    } catch (error) {
      if (error instanceof ContentError) throw error
      notSaved(error)
      return asBuffer(await readBytes(asset))
    }
  }

  async function findOrMake(
    { imageId, resultId: key, network }: Parameters<TransformQueue['run']>[0],
    make: () => Promise<Buffer>,
    beforeMaking?: () => Promise<void>,
  ): Promise<Content> {
    const found = await derived.find(key)
    if (found) return found
    await beforeMaking?.()
    const bytes = await queue.run({ imageId, resultId: key, network }, async () => {
      const made = await make()
      await derived.save(key, made).catch(notSaved)
      return made
    })
    // A slow reader holds the open file instead of the whole image.
    return bytes.length > inOnePieceBytes ? ((await derived.find(key)) ?? bytes) : bytes
  }

  const draw = async (asset: Asset, parameters: ImageParameters, format: OutputFormat) => {
    const bytes = await readBytes(asset)
    const { renderImage } = await drawing()
    return renderImage(bytes, parameters, format).catch((error) => {
      if (error instanceof ContentError) throw error
      warn(error, 'An image could not be rendered')
      if (/timeout/i.test(String(error)))
        throw refusal(503, 'Rendering this image took too long.', { retryAfterSeconds: 2 })
      throw refusal(400, 'This image cannot be rendered: its bytes are damaged.')
    })
  }

  function renderLater(asset: Asset, parameters: ImageParameters, key: string, maxBytes: number): void {
    queue.runWhenIdle(key, async () => {
      const bytes = await draw(asset, parameters, 'avif').catch(() => NONE)
      await derived.save(key, bytes.length < maxBytes ? bytes : NONE).catch(notSaved)
    })
  }

  return {
    async original(asset, network) {
      const key = toKey([asset.sha1hash])
      const copy = { imageId: asset._id, resultId: key, network }
      const content =
        (await derived.find(key)) ??
        (await queue.run(copy, () => copyOrRead(asset, key))) ??
        (await derived.find(key)) ??
        asBuffer(await readBytes(asset))
      return { content, etag: toEtag(key), type: asset.mimeType, isFinal: true }
    },
    async form({ asset, format, parameters, accept, network, isAnonymous, beforeDrawing }) {
      const { imageLibraryVersion, isTooLongForWebp, plannedImage } = await drawing()
      const toFormKey = (drawnAs: OutputFormat) =>
        toKey([DRAWN_AS, imageLibraryVersion, asset.sha1hash, drawnAs, rendered(parameters)])
      const size = asset.metadata?.dimensions
      const hasAlpha = asset.metadata?.hasAlpha ?? true
      const isLong = size !== undefined && isTooLongForWebp(size, parameters)
      const { now, better } = chooseFormat({ format, hasAlpha }, parameters, isLong ? undefined : accept)
      const output = size && plannedImage(size, parameters, now).output
      const best = better && output && isSmall(output) ? toFormKey(better) : undefined
      const found = best && (await derived.find(best))
      if (best && found && getLength(found) > 0)
        return { content: found, etag: toEtag(best), type: mimeTypes.avif, isFinal: true }
      if (found) await close(found)
      const key = toFormKey(now)
      const content = await findOrMake(
        { imageId: asset._id, resultId: key, network },
        () => draw(asset, parameters, now),
        async () => {
          if (isAnonymous && output) checkOutput(output, now)
          await beforeDrawing?.()
        },
      )
      const awaitsBetter = best !== undefined && !found
      if (awaitsBetter) renderLater(asset, parameters, best, getLength(content))
      const type = mimeTypes[now === 'pjpg' ? 'jpg' : now]
      return { content, etag: toEtag(key), type, isFinal: !awaitsBetter }
    },
  }
}

/** Shares the memory, because an original may be large. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * The largest results without a token: an upright photo of 2 by 3 in the widest size of our pages, and a
 * lying one in PNG, which takes three times as long.
 */
const maxPixels = { usual: 3_840 * 5_760, png: 3_840 * 2_560 }

function checkOutput({ width, height }: Size, format: OutputFormat): void {
  const max = format === 'png' ? maxPixels.png : maxPixels.usual
  if (width * height > max)
    throw refusal(
      400,
      `The result would be ${width} by ${height} pixels; without a token, the limit for this format is ${max}. Use a smaller "w" or "h".`,
    )
}

const isSmall = ({ width, height }: Size): boolean =>
  width * height <= MAX_AVIF_PIXELS && Math.max(width, height) <= MAX_AVIF_SIDE

/** Increment this when the same parameters should produce different pixels. */
const DRAWN_AS = 1

/** Returns the parameters that affect the pixels. */
function rendered({ dl, dlRaw, fm, auto, ...parameters }: ImageParameters) {
  return parameters
}

const toKey = (parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const toEtag = (key: string): string => key.slice(0, 32)
