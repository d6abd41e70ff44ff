import type { Action } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { catchRefusal, memoryStore, start } from './mutate.fixture.ts'

// cspell:ignore frobnicate

const pair = { draftId: 'drafts.a', publishedId: 'a' }

/** Creates a store with the published article `a`. */
async function published() {
  const memory = memoryStore()
  await memory.client.create({ _id: 'a', _type: 'article', title: 'Old' })
  return memory
}

/** Creates the same store with a draft of the article. */
async function edited() {
  const memory = await published()
  await memory.client.action({
    actionType: 'sanity.action.document.edit',
    ...pair,
    patch: { set: { title: 'New' } },
  })
  return memory
}

const ids = (memory: ReturnType<typeof memoryStore>) => memory.documents.all().map(({ _id }) => _id)

describe('create', () => {
  const create = (fields: object = {}): Action => ({
    actionType: 'sanity.action.document.create',
    publishedId: 'a',
    attributes: { _id: 'drafts.a', _type: 'article' },
    ifExists: 'fail',
    ...fields,
  })

  test('creates a draft and responds with the transaction id only', async () => {
    const { client, documents } = memoryStore()
    await expect(client.action(create(), { transactionId: 'mine' })).resolves.toEqual({
      transactionId: 'mine',
    })
    expect(documents.all()).toMatchObject([{ _id: 'drafts.a', _type: 'article', _rev: 'mine' }])
  })

  test('leaves an existing draft unchanged if told to ignore it', async () => {
    const { client, documents } = await published()
    await client.action({ actionType: 'sanity.action.document.unpublish', ...pair })
    await client.action(create({ ifExists: 'ignore' }))
    expect(documents.get('drafts.a')).toMatchObject({ title: 'Old' })
    const refused = await catchRefusal(client.action(create()))
    expect(refused).toMatchObject({ status: 409, error: { type: 'actionError' } })
  })

  test('is refused if a published document exists', async () => {
    const { client } = await published()
    expect(await catchRefusal(client.action([create()]))).toEqual({
      status: 409,
      error: {
        type: 'actionError',
        description: 'Action failed: Document by ID "a" already exists',
        items: [
          {
            index: 0,
            error: {
              type: 'documentAlreadyExistsError',
              id: 'a',
              description: 'Document by ID "a" already exists',
            },
          },
        ],
      },
    })
  })
})

describe('edit', () => {
  test('creates a missing draft from the published document', async () => {
    const memory = await edited()
    expect(memory.documents.all()).toMatchObject([
      { _id: 'a', title: 'Old' },
      { _id: 'drafts.a', title: 'New', _createdAt: start },
    ])
  })

  test('creates the draft even for an empty patch, as the Studio expects', async () => {
    const memory = await published()
    const patch = { unset: ['_empty_action_guard_pseudo_field_'] }
    await memory.client.action({ actionType: 'sanity.action.document.edit', ...pair, patch })
    expect(memory.documents.get('drafts.a')).toMatchObject({ title: 'Old' })
  })

  test('adds keys to arrays', async () => {
    const memory = await published()
    const patch = { set: { list: [{ a: 1 }] } }
    await memory.client.action({ actionType: 'sanity.action.document.edit', ...pair, patch })
    expect(memory.documents.get('drafts.a')?.list).toEqual([
      { a: 1, _key: expect.stringMatching(/^\w{12}$/) },
    ])
  })

  test('is refused if neither exists', async () => {
    const { client } = memoryStore()
    const refused = await catchRefusal(
      client.action({ actionType: 'sanity.action.document.edit', ...pair, patch: { set: { a: 1 } } }),
    )
    expect(refused).toMatchObject({
      status: 409,
      error: { items: [{ error: { type: 'documentNotFoundError', id: 'a' } }] },
    })
  })
})

test('replaceDraft replaces the whole draft, or creates one for a published document', async () => {
  const memory = await edited()
  const attributes = { _id: 'drafts.a', _type: 'article', other: 1 }
  await memory.client.action({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: 'a',
    attributes,
  })
  expect(memory.documents.get('drafts.a')).not.toHaveProperty('title')
  const refused = await catchRefusal(
    memory.client.action({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'z',
      attributes: { _id: 'drafts.z', _type: 'article' },
    }),
  )
  expect(refused.error).toMatchObject({ items: [{ error: { type: 'documentNotFoundError' } }] })
})

describe('publish', () => {
  test('replaces the published document with the draft and keeps its creation time', async () => {
    const memory = await edited()
    await memory.client.action({ actionType: 'sanity.action.document.publish', ...pair })
    expect(memory.documents.all()).toMatchObject([{ _id: 'a', title: 'New', _createdAt: start }])
  })

  test('strengthens references that were weak until publishing', async () => {
    const { client, documents } = memoryStore()
    const weak = { _type: 'reference', _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'article' } }
    await client
      .transaction()
      .create({
        _id: 'drafts.a',
        _type: 'article',
        one: weak,
        list: [{ _key: 'k', ...weak, _strengthenOnPublish: { type: 'article', weak: true } }],
        stays: { _type: 'reference', _ref: 'b', _weak: true },
      })
      .create({ _id: 'drafts.b', _type: 'article' })
      .commit()
    const publishA: Action = { actionType: 'sanity.action.document.publish', ...pair }
    expect(await catchRefusal(client.action(publishA))).toMatchObject({
      status: 409,
      error: {
        items: [{ index: 0, error: { type: 'documentReferenceMissingError', id: 'a', referenceID: 'b' } }],
      },
    })
    await client.action([
      publishA,
      { actionType: 'sanity.action.document.publish', draftId: 'drafts.b', publishedId: 'b' },
    ])
    expect(documents.get('a')).toMatchObject({
      one: { _type: 'reference', _ref: 'b' },
      list: [{ _key: 'k', _type: 'reference', _ref: 'b', _weak: true }],
      stays: { _ref: 'b', _weak: true },
    })
    expect(JSON.stringify(documents.get('a'))).not.toContain('_strengthenOnPublish')
    expect(documents.get('a')?.one).not.toHaveProperty('_weak')
  })

  test.each(['ifDraftRevisionId', 'ifPublishedRevisionId'])('is refused if %s differs', async (name) => {
    const memory = await edited()
    const before = memory.documents.all().slice()
    const refused = await catchRefusal(
      memory.client.action({ actionType: 'sanity.action.document.publish', ...pair, [name]: 'old' }),
    )
    expect(refused).toMatchObject({
      status: 409,
      error: {
        type: 'actionError',
        items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', expectedRevisionID: 'old' } }],
      },
    })
    expect(memory.documents.all()).toEqual(before)
    await memory.client.action({
      actionType: 'sanity.action.document.publish',
      ...pair,
      ifDraftRevisionId: memory.documents.get('drafts.a')?._rev,
      ifPublishedRevisionId: memory.documents.get('a')?._rev,
    })
    expect(ids(memory)).toEqual(['a'])
  })

  test('is refused without a draft', async () => {
    const memory = await published()
    const refused = await catchRefusal(
      memory.client.action({ actionType: 'sanity.action.document.publish', ...pair }),
    )
    expect(refused.error).toMatchObject({
      items: [{ error: { type: 'documentNotFoundError', id: 'drafts.a' } }],
    })
  })
})

test('unpublish keeps an existing draft or creates one', async () => {
  const withDraft = await edited()
  await withDraft.client.action({ actionType: 'sanity.action.document.unpublish', ...pair })
  expect(withDraft.documents.all()).toMatchObject([{ _id: 'drafts.a', title: 'New' }])
  const without = await published()
  await without.client.action({ actionType: 'sanity.action.document.unpublish', ...pair })
  expect(without.documents.all()).toMatchObject([{ _id: 'drafts.a', title: 'Old', _createdAt: start }])
})

test('unpublish is refused while the document is referenced', async () => {
  const memory = await published()
  await memory.client.create({ _id: 'page', _type: 'page', main: { _type: 'reference', _ref: 'a' } })
  const refused = await catchRefusal(
    memory.client.action({ actionType: 'sanity.action.document.unpublish', ...pair }),
  )
  expect(refused).toMatchObject({
    status: 409,
    error: { items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['page'] } }] },
  })
})

test('discard removes only the draft and is refused without one', async () => {
  const memory = await edited()
  const discard: Action = { actionType: 'sanity.action.document.discard', draftId: 'drafts.a', purge: false }
  await memory.client.action(discard)
  expect(ids(memory)).toEqual(['a'])
  expect(await catchRefusal(memory.client.action(discard))).toMatchObject({ status: 409 })
})

test('delete removes the document and the listed drafts, and requires all of them', async () => {
  const memory = await edited()
  const remove = (includeDrafts: string[]): Action => ({
    actionType: 'sanity.action.document.delete',
    publishedId: 'a',
    includeDrafts,
  })
  expect(await catchRefusal(memory.client.action(remove([])))).toMatchObject({
    status: 409,
    error: { items: [{ error: { type: 'documentHasDraftsError', draftId: 'drafts.a' } }] },
  })
  await memory.client.action(remove(['drafts.a']))
  expect(ids(memory)).toEqual([])
  expect(await catchRefusal(memory.client.action(remove([])))).toMatchObject({ status: 409 })
})

describe('refuses a malformed request as a whole', () => {
  const good = { actionType: 'sanity.action.document.discard', draftId: 'drafts.a' }
  test.each<[string, unknown]>([
    [
      'Unknown action type "sanity.action.document.frobnicate"',
      { actionType: 'sanity.action.document.frobnicate' },
    ],
    ['Unknown action type undefined', {}],
    ['Unknown action type undefined', null],
    ['Malformed draftId', { actionType: 'sanity.action.document.discard', draftId: 'a' }],
    [
      'Malformed publishedId',
      { ...good, actionType: 'sanity.action.document.publish', publishedId: 'drafts.a' },
    ],
    [
      'Malformed ifExists',
      { actionType: 'sanity.action.document.create', publishedId: 'a', attributes: {}, ifExists: 'maybe' },
    ],
    [
      'Unable to parse path "a["',
      { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { 'a[': 1 } } },
    ],
    [
      'is not a draft or version of "b"',
      { actionType: 'sanity.action.document.unpublish', ...pair, publishedId: 'b' },
    ],
    [
      'needs a type',
      { actionType: 'sanity.action.document.create', publishedId: 'b', attributes: { _id: 'drafts.b' } },
    ],
  ])('%s', async (sentence, bad) => {
    const memory = await edited()
    // @ts-expect-error -- what the client's types do not allow
    const refused = await catchRefusal(memory.client.action([good, bad]))
    expect(refused).toMatchObject({
      status: 400,
      error: {
        type: 'actionError',
        items: [{ index: 1, error: { description: expect.stringContaining(sentence) } }],
      },
    })
    expect(ids(memory)).toEqual(['a', 'drafts.a'])
  })

  test('an empty list of actions', async () => {
    const { client } = memoryStore()
    expect(await catchRefusal(client.action([]))).toMatchObject({
      status: 400,
      error: { type: 'actionError' },
    })
  })

  test('variants are not part of this service', async () => {
    const { client } = memoryStore()
    const action: Action = { actionType: 'sanity.action.variant.definition.delete', variantId: 'a' }
    await expect(client.action(action)).rejects.toMatchObject({ statusCode: 501 })
  })
})

test('dryRun changes nothing, and several actions form one transaction', async () => {
  const memory = await edited()
  const actions: Action[] = [
    { actionType: 'sanity.action.document.publish', ...pair },
    { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title: 'Newer' } } },
  ]
  await memory.client.action(actions, { dryRun: true })
  expect(memory.log).toHaveLength(2)
  const { transactionId } = await memory.client.action(actions)
  expect(memory.documents.all()).toMatchObject([
    { _id: 'a', title: 'New', _rev: transactionId },
    { _id: 'drafts.a', title: 'Newer', _rev: transactionId },
  ])
  expect(memory.log).toHaveLength(3)
})
