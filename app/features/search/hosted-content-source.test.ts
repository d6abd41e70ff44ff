import { expect, test, vi } from 'vitest'
import { hostedContentSource } from './hosted-content-source.ts'
import { createSearchIndex } from './search-index.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const word = (title: string, _rev: string) => ({ _id: title, _rev, _type: 'glossary', id: title, title })

test('it reads what is published, and again only what has another revision', async () => {
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
  await vi.waitFor(() => expect(read).toHaveLength(2))
  await vi.waitFor(() => expect(index.find('principal', { most: 1 }).entries).toHaveLength(1))
  expect(read[1]).toEqual(['interest', 'principal'])
  expect(index.find('grace', { most: 1 }).entries).toEqual([])
  stop()
})
