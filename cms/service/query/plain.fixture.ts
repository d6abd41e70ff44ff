import { evaluateSync, parse, toJS } from 'groq-js'
import type { ContentDocument, Json } from '#content/documents.ts'

/**
 * Returns the documents that a perspective shows to a caller with a token. This second implementation uses no
 * index.
 */
export function shownTo(perspective: string, documents: readonly ContentDocument[]): ContentDocument[] {
  if (perspective === 'raw') return sorted(documents)
  if (perspective === 'published')
    return sorted(documents.filter(({ _id }) => !/^(drafts|versions)\./.test(_id)))
  const prefixes = perspective.split(',').map((name) => (name === 'drafts' ? 'drafts.' : `versions.${name}.`))
  const published = new Set(documents.map(({ _id }) => _id.replace(/^(drafts|versions\.[^.]*)\./, '')))
  const shown = [...published].flatMap((id) => {
    const forms = [...prefixes, ''].map((prefix) => documents.find(({ _id }) => _id === prefix + id))
    const form = forms.find((each) => each !== undefined)
    return form ? [{ ...form, _id: id, _originalId: form._id }] : []
  })
  return sorted(shown)
}

/** Answers a query with groq-js alone, over all documents. */
export function plainAnswer(
  query: string,
  params: Readonly<Record<string, Json>>,
  documents: readonly ContentDocument[],
): unknown {
  return (
    toJS(
      evaluateSync(parse(query, { params: { ...params } }), { dataset: documents, params: { ...params } }),
    ) ?? null
  )
}

function sorted(documents: readonly ContentDocument[]): ContentDocument[] {
  return documents.toSorted((a, b) => (a._id < b._id ? -1 : 1))
}
