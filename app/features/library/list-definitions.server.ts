import type { RouterContextProvider } from 'react-router'
import { wholeDocuments } from '#app/content/whole-documents.server.ts'
import { servicesContext } from '#app/context.ts'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { documentTypes } from '#cms/model/documents/document-types.ts'
import { definitionsQuery } from '#cms/model/queries/named-queries.ts'
import type { Definition } from './by-letter.ts'

/** Lists every glossary entry that can be read; of two entries with the same id, the first one counts. */
export async function listDefinitions(context: Readonly<RouterContextProvider>): Promise<Definition[]> {
  const stored = await wholeDocuments(context, documentTypes.glossary.fields, definitionsQuery())
  const known = new Map<string, Definition>()
  for (const one of stored) {
    const checked = readDocument('glossary', one)
    if (!checked.ok)
      context.get(servicesContext).log.error({ problems: checked.problems }, 'a definition cannot be read')
    else if (!known.has(checked.document.id)) known.set(checked.document.id, checked.document)
  }
  return [...known.values()]
}
