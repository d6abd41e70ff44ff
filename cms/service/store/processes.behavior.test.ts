import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startProcess } from '../../../testing/other-process.ts'
import { dataset, document, freshStore, put, until } from './store.fixture.ts'

const fixture = 'cms/service/store/process.fixture.ts'

test('another process receives each commit once and in order', async () => {
  await using made = await freshStore()
  const other = startProcess(fixture, made.fresh, 'listen')
  await other.line('ready')
  const committed = new Map<string, number>()
  for (let index = 0; index < 20; index += 1) {
    await put(made.store, { [`d${index}`]: document(`d${index}`) }, `t${index}`)
    committed.set(`t${index}`, Date.now())
    await setTimeout(Math.random() * 60)
  }
  const received = () => other.lines.slice(1).map((line) => line.split(' '))
  await until(() => received().length === committed.size)
  expect(received().map(([number, id]) => `${number} ${id}`)).toStrictEqual(
    [...committed.keys()].map((id, index) => `${index + 1} ${id}`),
  )
  const times = received()
    .map(([, id = '', at]) => Number(at) - (committed.get(id) ?? Number.NaN))
    .sort((a, b) => a - b)
  console.log(
    `${made.fresh.database.dialect}: another process heard of a commit after ${times[10]} ms (median of 20), ` +
      `${times.at(-1)} ms at most`,
  )
  other.kill()
  await other.ended
})

test('commits of several processes lose nothing, skip no number, and arrive everywhere in the same order', async () => {
  await using made = await freshStore()
  const { store, fresh } = made
  const listener = startProcess(fixture, fresh, 'listen')
  await listener.line('ready')
  const own: number[] = []
  store.onTransaction(({ number }) => own.push(number))
  const replaced: string[] = []
  store.onReplaced((name) => replaced.push(name))
  const others = ['a', 'b'].map((start) => startProcess(fixture, fresh, 'count', start, '40'))
  for (const other of others) await other.line('ready')
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      store.commit(dataset, {
        transactionId: `own${index}`,
        author: 'tester',
        mutations: [],
        plan: (documents) => {
          const before = documents.get('counter') ?? null
          const after = document('counter', { count: Number(before?.count ?? 0) + 1 })
          return { changes: [{ id: 'counter', before, after }], answer: undefined }
        },
      }),
    ),
  )
  for (const other of others) expect(await other.ended).toBe(0)
  // One more commit brings memory here to the end of the log, whether or not the others were received.
  const last = await put(store, { end: document('end') })
  const numbers = Array.from({ length: 121 }, (_, index) => index + 1)
  expect(last.number).toBe(121)
  expect(store.documents(dataset)?.get('counter')?.count).toBe(120)
  expect(own).toStrictEqual(numbers)
  expect(replaced).toStrictEqual([])
  await until(() => listener.lines.length === 122)
  expect(listener.lines.slice(1).map((line) => Number.parseInt(line, 10))).toStrictEqual(numbers)
  const log = (await store.history.after(dataset, 0, 500)) ?? []
  expect(log.map(({ number }) => number)).toStrictEqual(numbers)
  expect(log.slice(0, -1).map(({ changes }) => changes[0]?.after?.count)).toStrictEqual(numbers.slice(0, -1))
  listener.kill()
  await listener.ended
})
