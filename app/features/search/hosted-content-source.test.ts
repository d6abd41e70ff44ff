import { expect, test } from 'vitest'
import type { ContentQuestion } from '#app/content/content-client.server.ts'
import { hostedContentSource } from './hosted-content-source.ts'
import { createSearchIndex } from './search-index.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const word = (title: string, _rev: string) => ({ _id: title, _rev, _type: 'glossary', id: title, title })

test('the source reads published documents, and reads again only those with a new revision', async () => {
  const service = contentService([word('grace', 'r1'), word('interest', 'r1')])
  const { index, stop } = await follow(service)
  expect([index.size, service.asked]).toEqual([2, [['grace', 'interest']]])
  service.replace([word('interest', 'r2'), word('principal', 'r1')])
  await expect.poll(() => service.asked).toHaveLength(2)
  await expect.poll(() => index.find('principal', { max: 1 }).entries).toHaveLength(1)
  expect(service.asked[1]).toEqual(['interest', 'principal'])
  expect(index.find('grace', { max: 1 }).entries).toEqual([])
  stop()
})

test('on a new day, the source reads again the documents that name the date', async () => {
  const kept = [word('grace', 'r1'), { ...word('deadlines', 'r1'), title: 'Deadlines of {{year}}' }]
  const service = contentService(kept)
  let today = '2026-12-31'
  const { index, stop } = await follow(service, () => today)
  expect(index.find('2026', { max: 1 }).entries).toHaveLength(1)
  today = '2027-01-01'
  service.replace(kept)
  await expect.poll(() => index.find('2027', { max: 1 }).entries[0]?.title).toBe('Deadlines of 2027')
  expect(service.asked).toEqual([['grace', 'deadlines'], ['deadlines']])
  stop()
})

/** A hosted content service with these documents; `asked` lists the ids of each reading of whole documents. */
function contentService(documents: ReturnType<typeof word>[]) {
  let kept = documents
  let tell: () => void = () => undefined
  const asked: string[][] = []
  return {
    asked,
    replace(changed: ReturnType<typeof word>[]) {
      kept = changed
      tell()
    },
    client: {
      async ask({ params = {} }: ContentQuestion) {
        const { ids } = params
        if (!Array.isArray(ids)) return { result: kept, tags: [] }
        asked.push(ids)
        return { result: kept.filter(({ _id }) => ids.includes(_id)), tags: [] }
      },
      onChange(listener: (tags: string[]) => void) {
        tell = () => listener([])
        return () => undefined
      },
    },
  }
}

async function follow({ client }: ReturnType<typeof contentService>, today = () => '2026-11-21') {
  const index = createSearchIndex()
  const stop = await hostedContentSource({ client, log: quiet, today, gatherMs: 0 }).follow(index)
  return { index, stop }
}
