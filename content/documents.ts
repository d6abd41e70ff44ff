/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * A document as it is kept: never changed in place, since every reader shares it. `_rev` is the id of the transaction that
 * last touched it; the two times are ISO 8601 in UTC.
 */
export interface ContentDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: Json
}

/** `drafts.` or `versions.{release}.` before the published id, or neither. */
export function publishedIdOf(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  if (!id.startsWith('versions.')) return id
  const end = id.indexOf('.', 'versions.'.length)
  return end === -1 ? id : id.slice(end + 1)
}

export const isDraftId = (id: string): boolean => id.startsWith('drafts.')
export const isVersionId = (id: string): boolean => id.startsWith('versions.')

/** Only what has no dot in its id is for everybody; drafts, versions and system documents need a token. */
export const isPublicId = (id: string): boolean => !id.includes('.')
