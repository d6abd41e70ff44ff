import {
  type ContentDocument,
  isDraftId,
  isPublicId,
  isVersionId,
  toPublishedId,
} from '#content/documents.ts'
import { refusal } from '#content/errors.ts'

/**
 * Which documents a query sees. `raw`: every form as a separate document; `published`: no drafts and no
 * versions; `overlay`: for each document the first of these forms that exists, or else the published one,
 * under the published id.
 */
export type Perspective =
  | { kind: 'raw'; versions: boolean }
  | { kind: 'published' }
  | { kind: 'overlay'; forms: readonly ('drafts' | { release: string })[] }

/**
 * From this API version on, the default perspective is `published`, and `raw` includes versions of releases.
 */
const publishedByDefaultSince = '2025-02-19'

/** Maximum number of releases in a list. */
const maxReleases = 100

/**
 * @param perspective a name or a list, in the form that clients send; the default depends on the API version
 * @param apiVersion `1`, `X`, or `YYYY-MM-DD`, with or without `v`; defaults to the newest version
 * @throws ContentError 400 if the perspective is invalid
 */
export function readPerspective(
  perspective: string | readonly string[] | undefined,
  apiVersion = 'X',
): Perspective {
  const version = apiVersion.replace(/^v/, '')
  const isNew = version.toUpperCase() === 'X' || (version !== '1' && version >= publishedByDefaultSince)
  const given = typeof perspective === 'string' ? perspective.split(',') : (perspective ?? [])
  const names = given.map((name) => name.trim()).filter((name) => name !== '')
  const [first = isNew ? 'published' : 'raw'] = names
  if (names.length <= 1) {
    if (first === 'raw') return { kind: 'raw', versions: isNew }
    if (first === 'published') return { kind: 'published' }
  }
  if (names.length > maxReleases)
    throw refusal(400, `A perspective can name at most ${maxReleases} releases.`)
  return { kind: 'overlay', forms: names.flatMap(toForms) }
}

function toForms(name: string): ('drafts' | { release: string })[] {
  if (name === 'drafts' || name === 'previewDrafts') return ['drafts']
  if (name === 'published') return []
  if (name !== 'raw' && /^[\w-]{1,128}$/.test(name)) return [{ release: name }]
  throw refusal(
    400,
    'The perspective is raw, published, drafts, or a list of releases such as "rA,rB,drafts".',
  )
}

/** Returns whether a document is visible at all; anonymous callers see only ids without a dot. */
export function isVisible(id: string, perspective: Perspective, isAnonymous: boolean): boolean {
  if (isAnonymous && !isPublicId(id)) return false
  if (perspective.kind === 'published') return !isDraftId(id) && !isVersionId(id)
  if (perspective.kind === 'raw') return perspective.versions || !isVersionId(id)
  return true
}

/** Returns the document as an overlay shows it. */
export function toOverlayDocument(document: ContentDocument): ContentDocument {
  return { ...document, _id: toPublishedId(document._id), _originalId: document._id }
}
