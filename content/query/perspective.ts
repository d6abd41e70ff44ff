import {
  type ContentDocument,
  isDraftId,
  isPublicId,
  isVersionId,
  publishedIdOf,
} from '#content/documents.ts'
import { refusal } from '#content/errors.ts'

/**
 * Which documents a query sees. `raw`: each form by itself; `published`: no drafts and no versions; `overlay`: of each document the
 * first of these forms, then the published one, under the published id.
 */
export type Perspective =
  | { kind: 'raw'; versions: boolean }
  | { kind: 'published' }
  | { kind: 'overlay'; forms: readonly ('drafts' | { release: string })[] }

/** From this version on the default is `published`, and versions of releases are documents like others. */
const publishedByDefaultSince = '2025-02-19'

/** A list names at most so many releases. */
const maxReleases = 100

/**
 * @param perspective as the clients send it: a name or a list; undefined: the default of the version
 * @param apiVersion `1`, `X` or `YYYY-MM-DD`, with or without `v`; undefined: the newest
 * @throws ContentError 400 for what is no perspective
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
  if (names.length > maxReleases) throw refusal(400, `A perspective names at most ${maxReleases} releases.`)
  return { kind: 'overlay', forms: names.flatMap(formOf) }
}

function formOf(name: string): ('drafts' | { release: string })[] {
  if (name === 'drafts' || name === 'previewDrafts') return ['drafts']
  if (name === 'published') return []
  if (name !== 'raw' && /^[\w-]{1,128}$/.test(name)) return [{ release: name }]
  throw refusal(
    400,
    'The perspective is raw, published, drafts, or a list of releases such as "rA,rB,drafts".',
  )
}

/** Whether a document can be seen at all; anonymous callers see only ids without a dot. */
export function isVisible(id: string, perspective: Perspective, isAnonymous: boolean): boolean {
  if (isAnonymous && !isPublicId(id)) return false
  if (perspective.kind === 'published') return !isDraftId(id) && !isVersionId(id)
  if (perspective.kind === 'raw') return perspective.versions || !isVersionId(id)
  return true
}

/** The document as an overlay shows it. */
export function overlaid(document: ContentDocument): ContentDocument {
  return { ...document, _id: publishedIdOf(document._id), _originalId: document._id }
}
