import { expect, test } from 'vitest'
import { hostedContentSource } from './hosted-content-source.ts'
import { createSearchIndex } from './search-index.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const word = (title: string, _rev: string) => ({ _id: title, _rev, _type: 'glossary', id: title, title })

test('the source reads published documents, and reads again only those with a new revision', async () => {
  let kept = [word('grace', 'r1'), word('interest', 'r1')]
  const read: string[][] = []
  let tell: () => void = () => undefined
  const index = createSearchIndex()
  const stop = await hostedContentSource({
    client: {
      async ask({ params = {} }) {
        const { ids } = params
        if (!Array.isArray(ids)) return { result: kept, tags: [] }
        read.push(ids)
        return { result: kept.filter(({ _id }) => ids.includes(_id)), tags: [] }
      },
      onChange(listener) {
        tell = () => listener([])
        return () => undefined
      },
    },
    log: quiet,
    today: () => '2026-11-21',
    gatherMs: 0,
  }).follow(index)
  expect([index.size, read]).toEqual([2, [['grace', 'interest']]])
  kept = [word('interest', 'r2'), word('principal', 'r1')]
  tell()
  await expect.poll(() => read).toHaveLength(2)
  await expect.poll(() => index.find('principal', { most: 1 }).entries).toHaveLength(1)
  expect(read[1]).toEqual(['interest', 'principal'])
  expect(index.find('grace', { most: 1 }).entries).toEqual([])
  stop()
})

test('on a new day, the source reads again the documents that name the date', async () => {
  const kept = [word('grace', 'r1'), { ...word('deadlines', 'r1'), title: 'Deadlines of {{year}}' }]
  let today = '2026-12-31'
  let tell: () => void = () => undefined
  const read: string[][] = []
  const index = createSearchIndex()
  const stop = await hostedContentSource({
    client: {
      async ask({ params = {} }) {
        const { ids } = params
        if (!Array.isArray(ids)) return { result: kept, tags: [] }
        read.push(ids)
        return { result: kept.filter(({ _id }) => ids.includes(_id)), tags: [] }
      },
      onChange(listener) {
        tell = () => listener([])
        return () => undefined
      },
    },
    log: quiet,
    today: () => today,
    gatherMs: 0,
  }).follow(index)
  expect(index.find('2026', { most: 1 }).entries).toHaveLength(1)
  today = '2027-01-01'
  tell()
  await expect.poll(() => index.find('2027', { most: 1 }).entries[0]?.title).toBe('Deadlines of 2027')
  expect(read).toEqual([['grace', 'deadlines'], ['deadlines']])
  stop()
})
