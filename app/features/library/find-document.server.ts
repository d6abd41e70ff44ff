import type { RouterContextProvider } from 'react-router'
import { wholeDocuments } from '#app/content/whole-documents.server.ts'
import { servicesContext } from '#app/context.ts'
import { readDocument } from '#content-model/documents/check-document.ts'
import { documentTypes } from '#content-model/documents/document-types.ts'
import { pathOf, placeOf } from '#content-model/documents/path-of.ts'
import { isRecord } from '#content-model/fields/record.ts'
import { documentsBySlug } from '#content-model/queries/named-queries.ts'
import { addressOf, type LibraryDocument, libraryTypes } from './library-document.ts'

/** The document of a page, or where it stands instead. */
type Found = { document: LibraryDocument } | { movedTo: string }

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
  const documents = stored.flatMap((one) => read(one, context))
  const document = documents.find((one) => pathOf(addressOf(one)) === path)
  if (document) return { document }
  const [other] = documents
  return other && { movedTo: pathOf(addressOf(other)) }
}

function read(value: unknown, context: Readonly<RouterContextProvider>): LibraryDocument[] {
  const type = libraryTypes.find((one) => isRecord(value) && one === value._type)
  if (!type || !isRecord(value)) return []
  const { log } = context.get(servicesContext)
  const checked = readDocument(type, value)
  if (checked.ok) return [checked.document]
  log.error({ document: value._id, problems: checked.problems }, 'a document cannot be read')
  return []
}
