import { expect, test } from 'vitest'
import { writeLibrary } from './library.fixture.ts'
import { readLibrary } from './read-library.ts'

const desk = '{"_id": "loans-desk", "_type": "author", "name": "Loans desk"}'
const image = '{"_id": "home", "_type": "page", "image": { "_file": "images/desk.svg" }}'

test('a document lists its assets, and its hash depends on its text and their bytes and facts', async () => {
  const files = { 'page/home.json': image, 'images/desk.svg': '<svg/>', 'images/desk.svg.facts.json': '{}' }
  const readEntry = async (changed: object) =>
    (await readLibrary(await writeLibrary({ ...files, ...changed }))).entries[0]
  const first = await readEntry({})
  expect(first).toMatchObject({ file: 'page/home.json', assets: ['images/desk.svg'] })
  expect(await readEntry({})).toEqual(first)
  for (const file of Object.keys(files)) {
    const changed = await readEntry({ [file]: `${files[file as keyof typeof files]} ` })
    expect(changed?.hash).not.toBe(first?.hash)
  }
})

test.each([
  ['not JSON', { 'author/a.json': '{' }, /author\/a\.json: .*JSON/],
  ['without an id', { 'author/a.json': '{"_type": "author"}' }, /author\/a\.json: .*_id/s],
  [
    'of a draft',
    { 'author/a.json': '{"_id": "drafts.a", "_type": "author"}' },
    /author\/a\.json: .*drafts\.a/,
  ],
  ['twice', { 'author/a.json': desk, 'author/b.json': desk }, /author\/b\.json: .*loans-desk/],
  ['with an image that is not there', { 'page/home.json': image }, /page\/home\.json: .*images\/desk\.svg/],
  [
    'with a way out',
    { 'p/a.json': image.replace('images/desk.svg', 'images/../p/a.json') },
    /p\/a\.json: .*no file/,
  ],
])('a document %s is refused with an error that names its file', async (_what, files, reason) => {
  await expect(readLibrary(await writeLibrary(files))).rejects.toThrow(reason)
})
