import type { RouterContextProvider } from 'react-router'
import { wholeDocuments } from '#app/content/whole-documents.server.ts'
import { pageContext, servicesContext } from '#app/context.ts'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { parseDocumentPath, toDocumentPath } from '#cms/model/documents/document-path.ts'
import { documentTypes } from '#cms/model/documents/document-types.ts'
import type { Problem } from '#cms/model/fields/problem.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { documentsBySlug } from '#cms/model/queries/named-queries.ts'
import { type LibraryDocument, libraryTypes, toAddressed } from './library-document.ts'

/**
 * The document at a path or the path that it moved to; in a preview, possibly the problems that keep a draft
 * from being shown.
 */
type Found = { document: LibraryDocument } | { movedTo: string } | { problems: readonly Problem[] }

/** The fields of all library types together; the query returns null for fields that a type lacks. */
const fields = Object.assign({}, ...libraryTypes.map((type) => documentTypes[type].fields))

/**
 * Finds the document at a path. If a document with the same slug is in another category, returns its correct
 * path. Returns undefined when there is no document, or none that can be read.
 */
export async function findDocument(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<Found | undefined> {
  const place = parseDocumentPath(path)
  if (!place) return undefined
  const stored = await wholeDocuments(context, fields, documentsBySlug(place.types, place.slug, fields))
  const checked = stored.flatMap(check)
  const documents = checked.flatMap((one) => (one.ok ? [one.document] : []))
  const unreadable = checked.filter((one) => !one.ok)
  const isPreview = context.get(pageContext).preview !== undefined
  if (!isPreview) report(context, unreadable)
  const document = documents.find((one) => toDocumentPath(toAddressed(one)) === path)
  if (document) return { document }
  if (isPreview && unreadable.length > 0) return { problems: unreadable.flatMap(({ problems }) => problems) }
  const [other] = documents
  return other && { movedTo: toDocumentPath(toAddressed(other)) }
}

function check(value: unknown) {
  const type = libraryTypes.find((one) => isRecord(value) && one === value._type)
  if (!type || !isRecord(value)) return []
  const checked = readDocument(type, value)
  return [checked.ok ? checked : { ...checked, id: value._id }]
}

function report(
  context: Readonly<RouterContextProvider>,
  unreadable: readonly { id: unknown; problems: readonly Problem[] }[],
) {
  const { log } = context.get(servicesContext)
  for (const { id, problems } of unreadable)
    log.error({ document: id, problems }, 'a document cannot be read')
}
