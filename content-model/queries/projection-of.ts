import type { Fields } from '#content-model/fields/field.ts'

const system = ['_id', '_type', '_rev', '_createdAt', '_updatedAt']

/**
 * The GROQ projection of documents with these fields, each by its name: what the model does not name is never asked for. What
 * references name is put in afterward: see follow-references.ts.
 */
export function projectionOf(fields: Fields): string {
  return `{${[...system, ...Object.keys(fields)].join(', ')}}`
}

/** The file of a picture, as the model reads it. */
export const assetProjection =
  '{_id, url, altText, "metadata": {"lqip": metadata.lqip, "dimensions": metadata.dimensions}}'
