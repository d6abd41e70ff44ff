import type { RouterContextProvider } from 'react-router'
import type { Fields } from '#cms/model/fields/field.ts'
import { followReferences } from '#cms/model/queries/follow-references.ts'
import type { ContentQuestion } from './content-client.server.ts'
import { pageContent } from './page-content.server.ts'

/**
 * Queries documents and replaces their references with the referenced documents; parse each with
 * `readDocument`.
 * @param question must select a list of documents projected by `toProjection(fields)`
 */
export async function wholeDocuments(
  context: Readonly<RouterContextProvider>,
  fields: Fields,
  question: ContentQuestion,
): Promise<unknown[]> {
  const answer = await pageContent(context, question)
  const documents = Array.isArray(answer) ? answer : []
  return followReferences(fields, documents, ({ query, params }) =>
    pageContent(context, { query, params, tag: 'references' }),
  )
}
