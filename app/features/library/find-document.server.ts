import type { RouterContextProvider } from 'react-router'
import { wholeDocuments } from '#app/content/whole-documents.server.ts'
import { pageContext, servicesContext } from '#app/context.ts'
import { readDocument } from '#content-model/documents/check-document.ts'
import { documentTypes } from '#content-model/documents/document-types.ts'
import { pathOf, placeOf } from '#content-model/documents/path-of.ts'
import type { Problem } from '#content-model/fields/problem.ts'
import { isRecord } from '#content-model/fields/record.ts'
import { documentsBySlug } from '#content-model/queries/named-queries.ts'
import { addressOf, type LibraryDocument, libraryTypes } from './library-document.ts'

/** The document of a page, or where it stands instead; in a preview also what keeps it from being shown. */
type Found = { document: LibraryDocument } | { movedTo: string } | { problems: readonly Problem[] }

/** Every field that one of the types has: documents without it answer null. */
const fields = Object.assign({}, ...libraryTypes.map((type) => documentTypes[type].fields))

/**
 * The document that stands at a path; where one with this slug stands under another category, its right path. Undefined where
 * there is none, or none that can be read.
 */
export async function findDocument(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<Found | undefined> {
  const place = placeOf(path)
  if (!place) return undefined
  const stored = await wholeDocuments(context, fields, documentsBySlug(place.types, place.slug, fields))
  const checked = stored.flatMap(check)
  const documents = checked.flatMap((one) => (one.ok ? [one.document] : []))
  const unreadable = checked.filter((one) => !one.ok)
  const isPreview = context.get(pageContext).preview !== undefined
  if (!isPreview) report(context, unreadable)
  const document = documents.find((one) => pathOf(addressOf(one)) === path)
  if (document) return { document }
  if (isPreview && unreadable.length > 0) return { problems: unreadable.flatMap(({ problems }) => problems) }
  const [other] = documents
  return other && { movedTo: pathOf(addressOf(other)) }
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
