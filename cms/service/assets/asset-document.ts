import { z } from 'zod'
import type { ContentDocument } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { Documents } from '#content/store/content-store.ts'

/** The fields of an asset document that serving the asset needs. */
export type Asset = z.infer<typeof assetSchema>

const assetSchema = z.object({
  _id: z.string(),
  sha1hash: z.string().regex(/^[0-9a-f]{40}$/),
  extension: z.string(),
  mimeType: z.string(),
  size: z.number(),
  originalFilename: z.string().optional(),
  metadata: z
    .object({
      dimensions: z.object({ width: z.number(), height: z.number() }).optional(),
      hasAlpha: z.boolean().optional(),
    })
    .optional(),
})

/**
 * The document ids of the two asset kinds: `image-{sha1}-{width}x{height}-{extension}` and
 * `file-{sha1}-{extension}`.
 */
export const imageId = (sha1: string, width: number, height: number, extension: string): string =>
  `image-${sha1}-${width}x${height}-${extension}`
export const fileId = (sha1: string, extension: string): string => `file-${sha1}-${extension}`

// The id is not limited to hex digits, because old ids of the hosted service are not hashes.
const imageName = /^([A-Za-z0-9_]{1,64})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{2,5})$/
const fileName = /^([A-Za-z0-9_]{1,64})\.([a-zA-Z0-9]{1,16})$/

/**
 * Finds the asset named by the last segment of a URL.
 * @throws ContentError 400 for a malformed name, 404 if there is no such asset document
 */
export function findAssetByName(
  kind: 'image' | 'file',
  name: string,
  documents: Documents | undefined,
): Asset {
  const id = kind === 'image' ? toImageId(name) : toFileId(name)
  if (!id) throw refusal(400, `Malformed ${kind} name: it must look like ${examples[kind]}.`)
  const asset = assetSchema.safeParse(documents?.get(id))
  if (!asset.success) throw refusal(404, `There is no such ${kind}.`)
  return asset.data
}

const examples = {
  image: '928ac96d53b0c9049836c86ff25fd3c009039a16-300x450.jpg',
  file: '928ac96d53b0c9049836c86ff25fd3c009039a16.pdf',
}

function toImageId(name: string): string | undefined {
  const [, id, width, height, extension] = imageName.exec(name) ?? []
  return id && `image-${id}-${width}x${height}-${extension}`
}

function toFileId(name: string): string | undefined {
  const [, id, extension] = fileName.exec(name) ?? []
  return id && extension && fileId(id, extension)
}

export const isAsset = (
  document: ContentDocument | null,
): document is ContentDocument & { sha1hash: string } =>
  document !== null &&
  (document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset') &&
  typeof document.sha1hash === 'string'
