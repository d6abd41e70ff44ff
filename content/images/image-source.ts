import { createHash } from 'node:crypto'
import type { Asset } from '#content/assets/asset-document.ts'
import { ContentError, refusal } from '#content/errors.ts'
import type { BlobStore } from '#content/store/content-store.ts'
import type { DerivedFiles } from './derived-files.ts'
import { type ImageFormat, mimeTypes } from './image-formats.ts'
import type { ImageParameters } from './image-parameters.ts'
import { chooseFormat } from './output-format.ts'
import type { Size } from './rectangles.ts'
import type { OutputFormat } from './render-image.ts'
import { type Content, close, lengthOf } from './send-content.ts'
import type { TransformQueue } from './transform-queue.ts'

/** One form of an asset, ready to be sent. */
export interface ImageForm {
  content: Content
  etag: string
  type: string
  /** False where a better format is being drawn and will be served later. */
  isFinal: boolean
}

export interface ImageSource {
  /** As it was uploaded, from a copy on disk: large ones are never held in memory by those who read slowly. */
  original(asset: Asset): Promise<ImageForm>
  /** @throws ContentError 400 for what cannot be drawn, 503 where too many wait */
  form(wanted: WantedForm): Promise<ImageForm>
}

interface WantedForm {
  asset: Asset
  format: ImageFormat
  parameters: ImageParameters
  /** The header of the request. */
  accept: string | undefined
  /** Throws where this caller may not have anything drawn. */
  beforeDrawing?: () => Promise<void>
}

interface Parts {
  blobs: BlobStore
  kept: DerivedFiles
  queue: TransformQueue
  /** Hears of what could not be kept or drawn. */
  warn: (error: unknown, message: string) => void
}

/** Larger ones stay WebP: encoding would hold a processor for seconds. */
const MAX_AVIF_PIXELS = 4_000_000
const MAX_AVIF_SIDE = 8192

/** Kept in the place of an AVIF that could not be made or would not be smaller, so that it is not tried again. */
const NONE = Buffer.alloc(0)

export function createImageSource({ blobs, kept, queue, warn }: Parts): ImageSource {
  let loaded: Promise<typeof import('./render-image.ts')> | undefined
  // With the first form: see `image-library.ts`.
  const drawing = () => {
    loaded ??= import('./render-image.ts')
    return loaded
  }
  const notKept = (error: unknown) => warn(error, 'An image could not be kept on disk')

  async function bytesOf(asset: Asset): Promise<Uint8Array> {
    const bytes = await blobs.get(asset.sha1hash)
    if (!bytes) throw refusal(404, 'The bytes of this asset are not there.')
    return bytes
  }

  async function keptOr(
    asset: Asset,
    key: string,
    make: () => Promise<Buffer>,
    beforeMaking?: () => Promise<void>,
  ): Promise<Content> {
    const found = await kept.find(key)
    if (found) return found
    await beforeMaking?.()
    const made = queue.run(asset._id, key, async () => {
      const bytes = await make()
      await kept.keep(key, bytes).catch(notKept)
      return bytes
    })
    if (!made)
      throw refusal(503, 'Too many images are being made at this moment. Ask again in a few seconds.')
    return made
  }

  const draw = async (asset: Asset, parameters: ImageParameters, format: OutputFormat) => {
    const bytes = await bytesOf(asset)
    const { renderImage } = await drawing()
    return renderImage(bytes, parameters, format).catch((error) => {
      if (error instanceof ContentError) throw error
      warn(error, 'An image could not be drawn')
      if (/timeout/i.test(String(error))) throw refusal(503, 'Making this image took too long.')
      throw refusal(400, 'This image cannot be drawn: its bytes are damaged.')
    })
  }

  function drawLater(asset: Asset, parameters: ImageParameters, key: string, mostBytes: number): void {
    queue.runWhenIdle(key, async () => {
      const bytes = await draw(asset, parameters, 'avif').catch(() => NONE)
      await kept.keep(key, bytes.length < mostBytes ? bytes : NONE).catch(notKept)
    })
  }

  return {
    async original(asset) {
      const key = keyOf([asset.sha1hash])
      const content = await keptOr(asset, key, async () => asBuffer(await bytesOf(asset)))
      return { content, etag: etagOf(key), type: asset.mimeType, isFinal: true }
    },
    async form({ asset, format, parameters, accept, beforeDrawing }) {
      const { imageLibraryVersion, isTooLongForWebp, plannedImage } = await drawing()
      const keyOfForm = (drawnAs: OutputFormat) =>
        keyOf([DRAWN_AS, imageLibraryVersion, asset.sha1hash, drawnAs, drawn(parameters)])
      const size = asset.metadata?.dimensions
      const hasAlpha = asset.metadata?.hasAlpha ?? true
      const isLong = size !== undefined && isTooLongForWebp(size, parameters)
      const { now, better } = chooseFormat({ format, hasAlpha }, parameters, isLong ? undefined : accept)
      const output = size && plannedImage(size, parameters, now).output
      const best = better && output && isSmall(output) ? keyOfForm(better) : undefined
      const found = best && (await kept.find(best))
      if (best && found && lengthOf(found) > 0)
        return { content: found, etag: etagOf(best), type: mimeTypes.avif, isFinal: true }
      if (found) await close(found)
      const key = keyOfForm(now)
      const content = await keptOr(asset, key, () => draw(asset, parameters, now), beforeDrawing)
      const awaitsBetter = best !== undefined && !found
      if (awaitsBetter) drawLater(asset, parameters, best, lengthOf(content))
      const type = mimeTypes[now === 'pjpg' ? 'jpg' : now]
      return { content, etag: etagOf(key), type, isFinal: !awaitsBetter }
    },
  }
}

/** The same memory: an original may be large. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const isSmall = ({ width, height }: Size): boolean =>
  width * height <= MAX_AVIF_PIXELS && Math.max(width, height) <= MAX_AVIF_SIDE

/** Counted up when the same parameters are to give other pixels. */
const DRAWN_AS = 1

/** Those of the parameters that what is drawn depends on. */
function drawn({ dl, dlRaw, fm, auto, ...parameters }: ImageParameters) {
  return parameters
}

const keyOf = (parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const etagOf = (key: string): string => key.slice(0, 32)
