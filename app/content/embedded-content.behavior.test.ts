import { expect, test } from 'vitest'
import { openQueries } from '#cms/service/query/open-queries.ts'
import { dataset, document, freshStore, put } from '#cms/service/store/store.fixture.ts'
import { embeddedContent } from './embedded-content.server.ts'

test('pages see published documents, and only previews see drafts and hidden documents', async () => {
  await using made = await freshStore()
  const { store } = made
  const queries = openQueries({ store, projectId: 'bursar' })
  const client = embeddedContent({ store, queries }, { dataset, apiVersion: '2022-11-15' })
  await put(store, {
    a: document('a', { title: 'Published' }),
    'drafts.a': document('drafts.a', { title: 'Draft' }),
    'drafts.b': document('drafts.b', { title: 'New' }),
    'secret.c': document('secret.c', { title: 'Hidden' }),
  })
  const question = {
    query: '*[_type == $type] | order(_id){_id, title}',
    params: { type: 'article' },
    tag: 'test',
  }
  const titles = async (perspective?: 'published' | 'drafts') => {
    const { result } = await client.ask(question, perspective && { perspective })
    return Object.fromEntries(
      (result as { _id: string; title: string }[]).map(({ _id, title }) => [_id, title]),
    )
  }
  expect(await titles()).toEqual({ a: 'Published' })
  expect(await titles('published')).toEqual({ a: 'Published' })
  expect(await titles('drafts')).toEqual({ a: 'Draft', b: 'New', 'secret.c': 'Hidden' })
  expect((await client.ask(question)).maxAgeMs).toBeUndefined()
  await expect(client.ask({ ...question, tag: 'a b' })).rejects.toThrow(/between one and 75 characters/)
  await expect(client.ask({ query: '*[' })).rejects.toThrow()
  await queries.close()
})

test('listeners hear changes to their own dataset only, until they unsubscribe', async () => {
  await using made = await freshStore()
  const { store } = made
  const queries = openQueries({ store, projectId: 'bursar' })
  const client = embeddedContent({ store, queries }, { dataset, apiVersion: '2022-11-15' })
  const elsewhere = embeddedContent({ store, queries }, { dataset: 'other', apiVersion: '2022-11-15' })
  const received: string[] = []
  const stop = client.onChange(() => received.push('own'))
  elsewhere.onChange(() => received.push('other'))
  await put(store, { a: document('a') })
  stop()
  await put(store, { b: document('b') })
  expect(received).toEqual(['own'])
  await queries.close()
})
