import { z } from 'zod'
import { readParameters } from '#content/read-parameters.ts'
import { defaultKinds, metadataKinds } from './metadata-kinds.ts'

/** The query parameters of an upload, which describe the asset. */
export type UploadOptions = z.infer<typeof schema>

/**
 * Parses the query parameters of an upload.
 * @throws ContentError 400 that names the invalid parameter
 */
export function parseUploadOptions(query: unknown): UploadOptions {
  return readParameters(schema, query)
}

/** Longer than any caption; the limit matters because documents are kept in memory. */
const text = z.string().max(2000).optional()

const kinds = z.enum(metadataKinds)

const schema = z.object({
  label: text,
  title: text,
  description: text,
  filename: z.string().max(255).optional(),
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: text,
  meta: z.union([kinds.transform((kind) => [kind]), z.array(kinds)]).default([...defaultKinds]),
})
