import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Assets } from '#cms/service/assets/open-assets.ts'
import { parseUploadOptions } from '#cms/service/assets/upload-options.ts'
import type { ContentStore } from '#cms/service/store/content-store.ts'
import { dataset, document, freshStore, put } from '#cms/service/store/store.fixture.ts'
import { temporaryFolder } from '#testing/load-command.ts'
import { exportLibrary } from './export-library.ts'
import { changeFiles, writeLibrary } from './library.fixture.ts'
import { libraryFiles, readLibrary } from './read-library.ts'
import { seedLibrary } from './seed-library.ts'
import { RECORD_ID } from './seed-record.ts'

const desk = '{"_id": "loans-desk", "_type": "author", "name": "Loans desk"}\n'
const image = '{"_id": "home", "_type": "page", "image": { "_file": "images/desk.svg" }}\n'

/** Creates assets as the service does, without inspecting their bytes. */
function makeAssets(store: ContentStore, made: unknown[] = []): Pick<Assets, 'put'> {
  return {
    async put({ body, options: { filename = '' } }) {
      made.push(filename)
      if (!(body instanceof Uint8Array)) throw new Error('the library has its files in memory')
      const sha1hash = createHash('sha1').update(body).digest('hex')
      const id = `image-${sha1hash}-10x10-svg`
      await store.blobs.put(sha1hash, body)
      const fields = { _type: 'sanity.imageAsset', sha1hash, originalFilename: filename, extension: 'svg' }
      const there = store.documents(dataset)?.get(id)
      if (!there) await put(store, { [id]: document(id, fields) })
      return there ?? document(id, fields)
    },
  }
}

async function seedFrom(store: ContentStore, folder: string, assets = makeAssets(store)) {
  return seedLibrary({ store, dataset, library: await readLibrary(folder), assets })
}

const getDocument = (store: ContentStore, id: string) => store.documents(dataset)?.get(id)

test('seeding again writes nothing, keeps editors’ changes and deletions, and updates the rest from newer files', async () => {
  await using made = await freshStore()
  const { store } = made
  const files = ['a', 'b', 'c', 'd'].map((id) => [
    `note/${id}.json`,
    `{"_id": "${id}", "_type": "note", "text": "1"}`,
  ])
  const folder = await writeLibrary(Object.fromEntries(files))
  expect(await seedFrom(store, folder)).toEqual(['a', 'b', 'c', 'd'])
  expect(getDocument(store, 'a')).toMatchObject({ _type: 'note', text: '1', _rev: expect.any(String) })

  const number = store.documents(dataset)?.number
  expect(await seedFrom(store, folder)).toEqual([])
  expect(store.documents(dataset)?.number).toBe(number)

  await put(store, { b: document('b', { _type: 'note', text: 'edited' }), c: null })
  expect(await seedFrom(store, folder)).toEqual([])
  for (const [file = '', text = ''] of files.slice(0, 3))
    await changeFiles(folder, { [file]: text.replace('1', '2') })
  expect(await seedFrom(store, folder)).toEqual(['a'])
  expect(getDocument(store, 'a')).toMatchObject({ text: '2' })
  expect(getDocument(store, 'b')).toMatchObject({ text: 'edited' })
  expect(getDocument(store, 'c')).toBeUndefined()
  expect(await seedFrom(store, folder)).toEqual([])
})

test('documents that existed before the library are left alone', async () => {
  await using made = await freshStore()
  const { store } = made
  await put(store, { 'loans-desk': document('loans-desk', { _type: 'author', name: 'Mine' }) })
  const folder = await writeLibrary({ 'author/loans-desk.json': desk })
  expect(await seedFrom(store, folder)).toEqual([])
  await changeFiles(folder, { 'author/loans-desk.json': desk.replace('Loans desk', 'Desk') })
  expect(await seedFrom(store, folder)).toEqual([])
  expect(getDocument(store, 'loans-desk')).toMatchObject({ name: 'Mine' })
})

test('an asset is created from its file and facts, and again only when the file changes', async () => {
  await using made = await freshStore()
  const { store } = made
  const folder = await writeLibrary({
    'page/home.json': image,
    'images/desk.svg': '<svg/>',
    'images/desk.svg.facts.json': '{"altText": "A desk"}',
  })
  const seen: string[] = []
  await seedFrom(store, folder, makeAssets(store, seen))
  const id = `image-${createHash('sha1').update('<svg/>').digest('hex')}-10x10-svg`
  expect(getDocument(store, 'home')?.image).toEqual({ _type: 'reference', _ref: id })
  expect(getDocument(store, id)).toMatchObject({ altText: 'A desk', originalFilename: 'desk.svg' })
  await seedFrom(store, folder, makeAssets(store, seen))
  expect(seen).toEqual(['desk.svg'])
  await changeFiles(folder, { 'images/desk.svg': '<svg></svg>' })
  expect(await seedFrom(store, folder, makeAssets(store, seen))).toEqual(['home'])
  expect(getDocument(store, 'home')?.image).not.toEqual({ _type: 'reference', _ref: id })
})

test('two servers that start at the same time seed once', async () => {
  await using made = await freshStore()
  const { store } = made
  const folder = await writeLibrary({ 'author/loans-desk.json': desk })
  const written = await Promise.all([seedFrom(store, folder), seedFrom(store, folder)])
  expect(written.flat()).toEqual(['loans-desk'])
  expect(getDocument(store, RECORD_ID)).toMatchObject({ seeded: [{ _key: 'loans-desk' }] })
})

test('the export writes only changed files, and a dry run only lists them', async () => {
  await using made = await freshStore()
  const { store } = made
  const folder = await writeLibrary({
    'page/home.json': image,
    'page/old.json': '{"_id": "old", "_type": "page"}',
    'images/desk.svg': '<svg/>',
  })
  await writeFile(path.join(folder, 'README.md'), 'Stays.')
  const emptied = exportLibrary({ store, dataset, folder, isDryRun: false })
  await expect(emptied).rejects.toThrow('The dataset "production" has no published documents.')
  await seedFrom(store, folder)
  await exportLibrary({ store, dataset, folder, isDryRun: false })
  const asExported = await Promise.all(
    (await libraryFiles(folder)).map((file) => readFile(path.join(folder, file))),
  )
  const nothing = { added: [], changed: [], removed: [] }
  expect(await exportLibrary({ store, dataset, folder, isDryRun: false })).toEqual({
    files: nothing,
    documents: 2,
  })

  await put(store, {
    home: document('home', { _type: 'page', title: 'New' }),
    'a/b': document('a/b', { _type: '..' }),
    'drafts.old': document('drafts.old', { _type: 'page' }),
    old: null,
  })
  const wanted = {
    files: {
      added: ['%2E%2E/a%2Fb.json'],
      changed: ['page/home.json'],
      removed: ['images/desk.svg', 'page/old.json'],
    },
    documents: 2,
  }
  expect(await exportLibrary({ store, dataset, folder, isDryRun: true })).toEqual(wanted)
  const afterDryRun = await Promise.all(
    (await libraryFiles(folder)).map((file) => readFile(path.join(folder, file))),
  )
  expect(afterDryRun).toEqual(asExported)
  expect(await exportLibrary({ store, dataset, folder, isDryRun: false })).toEqual(wanted)
  expect(await libraryFiles(folder)).toEqual(['%2E%2E/a%2Fb.json', 'page/home.json'])
  expect(await readFile(path.join(folder, 'README.md'), 'utf8')).toBe('Stays.')
})

test('an exported library seeds the same documents into an empty dataset', async () => {
  await using made = await freshStore()
  const { store } = made
  const block = {
    _type: 'block',
    _key: 'k',
    style: 'h2',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', marks: ['em'], text: 'Why' }],
  }
  const putAsset = async (filename: string, text: string) => {
    const options = parseUploadOptions({ filename })
    const upload = { dataset, kind: 'image', author: 'tester', body: Buffer.from(text), options } as const
    return (await makeAssets(store).put(upload))._id
  }
  const imageId = await putAsset('a b.svg', '<svg/>')
  const second = await putAsset('A_B.svg', '<svg></svg>')
  const refTo = (_ref: string) => ({ _type: 'reference', _ref })
  const one = document('one', {
    _type: 'blog',
    sections: [{ _key: 'a', body: [block], image: refTo(imageId) }],
  })
  const two = document('two', { _type: 'blog', image: refTo(second), related: refTo('one'), none: null })
  await put(store, { one, two })
  const folder = await temporaryFolder()
  await exportLibrary({ store, dataset, folder, isDryRun: false })
  expect(await libraryFiles(folder)).toContain('blog/one.json')

  await using other = await freshStore()
  await seedFrom(other.store, folder)
  const plain = (store: ContentStore, id: string) => ({
    ...getDocument(store, id),
    _rev: '',
    _createdAt: '',
    _updatedAt: '',
  })
  for (const id of ['one', 'two']) expect(plain(other.store, id)).toEqual(plain(store, id))
})
