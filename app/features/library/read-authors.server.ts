import type { RouterContextProvider } from 'react-router'
import { wholeDocuments } from '#app/content/whole-documents.server.ts'
import { servicesContext } from '#app/context.ts'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { documentTypes, type Read } from '#cms/model/documents/document-types.ts'
import type { NamedQuery } from '#cms/model/queries/named-queries.ts'

/** Reads the authors that a query finds; logs and skips those that cannot be read. */
export async function readAuthors(
  context: Readonly<RouterContextProvider>,
  question: NamedQuery,
): Promise<Read<'user'>[]> {
  const stored = await wholeDocuments(context, documentTypes.user.fields, question)
  return stored.flatMap((one) => {
    const checked = readDocument('user', one)
    if (checked.ok) return [checked.document]
    context.get(servicesContext).log.error({ problems: checked.problems }, 'an author cannot be read')
    return []
  })
}
