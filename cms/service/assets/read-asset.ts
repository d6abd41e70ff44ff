import { open, readFile } from 'node:fs/promises'
import type { Json } from '#content/documents.ts'
import { ContentError, refusal } from '#content/errors.ts'
import { findFormat, MAX_PIXELS, MAX_SIDE, mimeTypes } from '#content/images/image-formats.ts'
import { fileId, imageId } from './asset-document.ts'
import { baseMetadata } from './metadata-kinds.ts'
import type { Received } from './receive-body.ts'
import { sanitizeSvg } from './sanitize-svg.ts'
import type { UploadOptions } from './upload-options.ts'

/** The result of reading an upload. */
export interface ReadAsset {
  id: string
  /** The file name under `images/{project}/{dataset}/` or `files/…`. */
  name: string
  extension: string
  mimeType: string
  metadata?: { [field: string]: Json }
  /** The bytes to store if they differ from the upload, which is the case for SVG because it is sanitized. */
  bytes?: Uint8Array
  sha1: string
}

/** Reads the whole body into memory. */
async function readBytes({ source }: Received): Promise<Uint8Array> {
  return typeof source === 'string' ? readFile(source) : source
}

/** Maps and exports of design tools are far smaller. */
const MAX_SVG_BYTES = 2 * 1024 * 1024

/**
 * Reads an uploaded image.
 * @throws ContentError 400 if it is damaged or not an image, 413 for too many pixels
 */
export async function readImageAsset(body: Received, wishes: UploadOptions): Promise<ReadAsset> {
  if (await looksLikeMarkup(body.source)) return readSvg(body)
  const { openImage } = await import('#content/images/image-library.ts')
  const { readImage } = await import('./image-metadata.ts')
  try {
    const found = await openImage(body.source).metadata()
    const format = findFormat(found)
    if (!format) throw notAnImage()
    if (Math.max(found.width, found.height) > MAX_SIDE)
      throw refusal(413, `The image is too large: at most ${MAX_SIDE} pixels per side are accepted.`)
    const { width, height, metadata } = await readImage(body.source, found, format, wishes.meta)
    return {
      ...imageNames(body.sha1, width, height, format),
      mimeType: mimeTypes[format],
      metadata,
    }
  } catch (error) {
    throw asRefusal(error)
  }
}

function imageNames(sha1: string, width: number, height: number, extension: string) {
  const id = imageId(sha1, width, height, extension)
  return { id, name: `${sha1}-${width}x${height}.${extension}`, extension, sha1 }
}

async function readSvg(body: Received): Promise<ReadAsset> {
  if (body.bytes > MAX_SVG_BYTES) throw refusal(413, 'The SVG is too large: at most 2 MB are accepted.')
  const { bytes, sha1, width, height } = await sanitizeSvg(await readBytes(body))
  return {
    ...imageNames(sha1, width, height, 'svg'),
    mimeType: mimeTypes.svg,
    metadata: baseMetadata(width, height, true, false),
    bytes,
  }
}

const notAnImage = (): ContentError =>
  refusal(400, 'The body is not an image of an accepted type: JPEG, PNG, WebP, GIF, AVIF, TIFF, or SVG.')

function asRefusal(error: unknown): unknown {
  if (error instanceof ContentError) return error
  const text = String(error)
  if (/pixel limit/i.test(text))
    return refusal(
      413,
      `The image has too many pixels: at most ${MAX_PIXELS / 1_000_000} million are accepted.`,
    )
  if (/unsupported image format/i.test(text)) return notAnImage()
  if (/timeout/i.test(text)) return refusal(400, 'The image takes too long to read.')
  return refusal(400, 'The image is damaged or incomplete and cannot be read.')
}

/**
 * How many bytes of a file are read to detect its type; containers such as office documents need this many.
 */
const HEAD_BYTES = 256 * 1024

async function readHead(source: string | Uint8Array): Promise<Buffer> {
  if (typeof source !== 'string') return Buffer.from(source.subarray(0, HEAD_BYTES))
  await using handle = await open(source)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}

async function looksLikeMarkup(source: string | Uint8Array): Promise<boolean> {
  const head = await readHead(source)
  return /^(\uFEFF|ï»¿)?\s*</.test(head.subarray(0, 1024).toString('latin1'))
}

/**
 * The type is detected from the bytes. Text has no signature, so its file extension decides among these
 * types.
 */
const textTypes = new Map([
  ['csv', 'text/csv'],
  ['tsv', 'text/tab-separated-values'],
  ['json', 'application/json'],
  ['md', 'text/markdown'],
  ['vtt', 'text/vtt'],
  ['srt', 'application/x-subrip'],
  ['ics', 'text/calendar'],
  ['vcf', 'text/vcard'],
])

export async function readFileAsset(body: Received, wishes: UploadOptions): Promise<ReadAsset> {
  const head = await readHead(body.source)
  // Loaded on demand, because these 11 MB are needed only for file uploads.
  const { fileTypeFromBuffer } = await import('file-type')
  // A truncated or fake container counts as an unknown type.
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  const ending = /\.([a-z0-9]{1,10})$/i.exec(wishes.filename ?? '')?.[1]?.toLowerCase()
  const type = found ?? textType(head, ending)
  const extension = type.ext.split('.').at(-1) ?? type.ext
  return {
    id: fileId(body.sha1, extension),
    name: `${body.sha1}.${extension}`,
    extension,
    mimeType: type.mime,
    sha1: body.sha1,
  }
}

function textType(head: Buffer, ending: string | undefined): { ext: string; mime: string } {
  const isText = !head.includes(0) && !head.toString('utf8').slice(0, -4).includes('\uFFFD')
  if (!isText) return { ext: ending ?? 'bin', mime: 'application/octet-stream' }
  // Markup and scripts keep their extension but are never served with a type that a browser executes.
  return { ext: ending ?? 'txt', mime: `${textTypes.get(ending ?? '') ?? 'text/plain'}; charset=utf-8` }
}
