import { parseUploadOptions } from '#content/assets/upload-options.ts'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import type { Identity } from './identity.ts'
import type { ImportedDocument } from './import-documents.ts'

/**
 * Takes the bytes that `export?assets=true` put beside a document as if they were uploaded: their type is read anew and SVG is
 * cleaned.
 * @returns the document as it was exported, at its address here
 */
export async function importedAsset(
  content: ContentService,
  { dataset, identity, document }: { dataset: string; identity: Identity; document: ImportedDocument },
): Promise<ImportedDocument> {
  const { _bytes, ...fields } = document
  const kind = fields._type === 'sanity.imageAsset' ? 'image' : 'file'
  if (typeof _bytes !== 'string') throw refusal(400, `The _bytes of "${document._id}" are no text in Base64.`)
  const stored = await content.assets.put({
    dataset,
    kind,
    author: identity.id,
    body: Buffer.from(_bytes, 'base64'),
    options: parseUploadOptions({ filename: fields.originalFilename }),
  })
  if (stored._id !== document._id) {
    throw refusal(400, `The bytes beside "${document._id}" are those of "${stored._id}".`)
  }
  const { path = '', url = '', uploadId = '', sha1hash = '', assetId = '' } = stored
  return { ...fields, _id: stored._id, path, url, uploadId, sha1hash, assetId }
}
