import type { RouterContextProvider } from 'react-router'
import { findProblems } from '#app/blocks/find-problems.ts'
import { servicesContext } from '#app/context.ts'
import type { TokenWords } from '#cms/model/tokens/template-tokens.ts'
import type { LibraryDocument } from './library-document.ts'

/** Logs the parts of a document that readers do not see, each time the page is loaded. */
export function reportProblems(
  context: Readonly<RouterContextProvider>,
  document: LibraryDocument,
  tokens: TokenWords,
): void {
  const problems = findProblems(document, tokens)
  if (problems.length === 0) return
  context
    .get(servicesContext)
    .log.warn({ document: document._id, problems }, 'parts of a document cannot be shown')
}
