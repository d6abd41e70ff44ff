import { parseUploadOptions } from '#content/assets/upload-options.ts'
import type { Json } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import type { Identity } from './identity.ts'

export type ImportedDocument = { readonly [field: string]: Json; readonly _id: string }

/**
 * Stores the bytes that `export?assets=true` added to a document as if they were uploaded: their type is
 * detected again and SVG is sanitized.
 * @returns the exported document with its new URL
 */
export async function importedAsset(
  content: ContentService,
  { dataset, identity, document }: { dataset: string; identity: Identity; document: ImportedDocument },
): Promise<ImportedDocument> {
  const { _bytes, ...fields } = document
  const kind = fields._type === 'sanity.imageAsset' ? 'image' : 'file'
  if (typeof _bytes !== 'string') throw refusal(400, `The _bytes of "${document._id}" are not valid Base64.`)
  const stored = await content.assets.put({
    dataset,
    kind,
    author: identity.id,
    body: Buffer.from(_bytes, 'base64'),
    options: parseUploadOptions({ filename: fields.originalFilename }),
  })
  if (stored._id !== document._id) {
    throw refusal(400, `The bytes sent with "${document._id}" belong to "${stored._id}".`)
  }
  const { path = '', url = '', uploadId = '', sha1hash = '', assetId = '' } = stored
  return { ...fields, _id: stored._id, path, url, uploadId, sha1hash, assetId }
}
