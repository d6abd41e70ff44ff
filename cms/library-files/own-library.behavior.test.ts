import { expect, test } from 'vitest'
import { checkStored } from '#cms/model/documents/check-document.ts'
import { findUncitedFigures } from '#cms/model/texts/find-uncited-figures.ts'
import { findUnknownTokens } from '#cms/model/tokens/find-unknown-tokens.ts'
import { surveyTokens } from '#domain/cards/survey-words.ts'
import { testServer } from '#testing/server.ts'
import { exportLibrary } from './export-library.ts'
import { readLibrary } from './read-library.ts'

test('exporting this site’s library reproduces it byte for byte, and every reference in it resolves', async () => {
  await using site = await testServer({ withLibrary: true })
  const { store } = site.services.content
  const library = await readLibrary('cms/library')
  const exporting = exportLibrary({ store, dataset: 'production', folder: 'cms/library', isDryRun: true })
  const { files, documents } = await exporting
  expect(files).toEqual({ added: [], changed: [], removed: [] })
  expect(documents).toBe(library.entries.length)
  const all = store.documents('production')
  const references = JSON.stringify(all?.all()).matchAll(/"_ref":"([^"]+)"/g)
  for (const [, id = ''] of references) expect(all?.get(id)?._id).toBe(id)
})

test('every document of the library fits the content model, uses known tokens, and has sources for its figures', async () => {
  await using site = await testServer({ withLibrary: true })
  const all = site.services.content.store.documents('production')?.all() ?? []
  // Assets and the seed record belong to the service.
  const written = all.filter(({ _id, _type }) => !_id.startsWith('_.') && !_type.startsWith('sanity.'))
  const settings = written.find(({ _id }) => _id === 'settings')
  const words = Object.fromEntries(findTokens(settings).map(({ name, value }) => [name, value]))
  for (const document of written) {
    expect(checkStored(document), document._id).toMatchObject({ ok: true })
    expect(findUnknownTokens(document, words), document._id).toEqual([])
    expect(findUncitedFigures(document), document._id).toEqual([])
  }
})

/** Returns the tokens of the settings; without settings there are none, and the test fails. */
function findTokens(settings: unknown) {
  const checked = checkStored(settings)
  if (!checked.ok || checked.document._type !== 'settings') throw new Error('There are no settings.')
  // The pages add what the operator's settings and the survey of card terms say.
  const added = ['operator.name', 'operator.address', ...surveyTokens].map((name) => ({ name, value: '' }))
  return [...(checked.document.tokens ?? []), ...added]
}
