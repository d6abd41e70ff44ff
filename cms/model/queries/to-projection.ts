import type { Fields } from '#cms/model/fields/field.ts'

const system = ['_id', '_type', '_rev', '_createdAt', '_updatedAt']

/**
 * Returns the GROQ projection of these fields by name, so fields outside the model are never requested.
 * follow-references.ts expands the references afterward.
 */
export function toProjection(fields: Fields): string {
  return `{${[...system, ...Object.keys(fields)].join(', ')}}`
}

/** The projection of an image's file, as the model reads it. */
export const assetProjection =
  '{_id, url, altText, "metadata": {"lqip": metadata.lqip, "dimensions": metadata.dimensions}}'
