import { type ContentDocument, toPublishedId } from '#content/documents.ts'
import type { Documents } from '#content/store/content-store.ts'
import { byId } from '#content/store/sorted-documents.ts'
import { isVisible, type Perspective, toOverlayDocument } from './perspective.ts'

/**
 * The documents that one query sees, based on the indexes of the store. Arrays are in `_id` order and
 * read-only.
 */
export interface View {
  get(id: string): ContentDocument | undefined
  all(): readonly ContentDocument[]
  /**
   * Returns the visible ones among documents of the store; in an overlay, returns the forms shown in their
   * place.
   */
  visible(documents: readonly ContentDocument[]): readonly ContentDocument[]
  /** Returns the document as it is shown, if this form of it is the one that is shown. */
  shown(document: ContentDocument): ContentDocument | undefined
  readonly documents: Documents
  readonly perspective: Perspective
}

export function createView(documents: Documents, perspective: Perspective, isAnonymous: boolean): View {
  const view =
    perspective.kind === 'overlay'
      ? overlayView(documents, perspective, isAnonymous)
      : plainView(documents, perspective, isAnonymous)
  // A subquery may request the same long list repeatedly, so its visible documents are cached for the run.
  const known = new Map<readonly ContentDocument[], readonly ContentDocument[]>()
  return {
    ...view,
    visible(list) {
      if (list.length < long) return view.visible(list)
      const visible = known.get(list) ?? view.visible(list)
      known.set(list, visible)
      return visible
    },
  }
}

const long = 64

function plainView(documents: Documents, perspective: Perspective, isAnonymous: boolean): View {
  const seesAll = perspective.kind === 'raw' && perspective.versions && !isAnonymous
  const shown = (document: ContentDocument | undefined) =>
    document && isVisible(document._id, perspective, isAnonymous) ? document : undefined
  const visible = (list: readonly ContentDocument[]) => (seesAll ? list : list.filter(shown))
  let all: readonly ContentDocument[] | undefined
  return {
    documents,
    perspective,
    shown,
    visible,
    get: (id) => shown(documents.get(id)),
    all() {
      all ??= visible(documents.all())
      return all
    },
  }
}

function overlayView(
  documents: Documents,
  perspective: Perspective & { kind: 'overlay' },
  isAnonymous: boolean,
): View {
  // A run has one object per document, whether it is found as a candidate or by a reference.
  const seen = new Map<string, ContentDocument | undefined>()
  const prefixes = perspective.forms.map((form) =>
    form === 'drafts' ? 'drafts.' : `versions.${form.release}.`,
  )

  function get(id: string): ContentDocument | undefined {
    if (!seen.has(id)) seen.set(id, toPublishedId(id) === id ? find(id) : undefined)
    return seen.get(id)
  }
  function find(id: string): ContentDocument | undefined {
    for (const prefix of isAnonymous ? [''] : [...prefixes, '']) {
      const document = documents.get(prefix + id)
      if (!document || !isVisible(document._id, perspective, isAnonymous)) continue
      return isDeletion(document) ? undefined : toOverlayDocument(document)
    }
    return undefined
  }
  function visible(list: readonly ContentDocument[]): readonly ContentDocument[] {
    const ids = new Set(list.map(({ _id }) => toPublishedId(_id)))
    return [...ids].flatMap((id) => get(id) ?? []).sort(byId)
  }
  let all: readonly ContentDocument[] | undefined
  return {
    documents,
    perspective,
    get,
    visible,
    shown(document) {
      const winner = get(toPublishedId(document._id))
      return winner?._originalId === document._id ? winner : undefined
    },
    all() {
      all ??= visible(documents.all())
      return all
    },
  }
}

/** Returns whether a version marks the document for deletion when its release is published. */
function isDeletion({ _id, _system: system }: ContentDocument): boolean {
  const marked = typeof system === 'object' && system !== null && 'delete' in system && system.delete === true
  return marked && _id.startsWith('versions.')
}
