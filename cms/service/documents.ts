/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

export type JsonObject = { readonly [key: string]: Json }

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isJsonArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/**
 * A stored document. It is never changed in place, because every reader shares it. `_rev` is the id of the
 * transaction that last changed it; both times are ISO 8601 in UTC.
 */
export interface ContentDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: Json
}

/** Removes the prefix `drafts.` or `versions.{release}.` from an id, if it has one. */
export function toPublishedId(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  if (!id.startsWith('versions.')) return id
  const end = id.indexOf('.', 'versions.'.length)
  return end === -1 ? id : id.slice(end + 1)
}

export const isDraftId = (id: string): boolean => id.startsWith('drafts.')
export const isVersionId = (id: string): boolean => id.startsWith('versions.')

/** Ids without a dot are public; drafts, versions, and system documents require a token. */
export const isPublicId = (id: string): boolean => !id.includes('.')
