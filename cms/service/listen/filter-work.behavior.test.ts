import { expect, test } from 'vitest'
import { collect, commit, listenPath, listenServer, rawStream } from './listen.fixture.ts'

test('a filter that takes too much work ends only its own listeners, and no one else waits for it', async () => {
  await using server = await listenServer()
  const inner = (depth: number): string =>
    depth === 0 ? 'a > 1' : `count(${'^.'.repeat(4 - depth)}body[${inner(depth - 1)}]) > 1`
  using endless = collect(server.client().listen(`*[${inner(4)}]`))
  const other = await rawStream(server.url + listenPath('*[_type == "article"]'))
  await other.until(1)
  const body = Array.from({ length: 400 }, (_, a) => ({ _key: String(a), a }))
  await commit(server.store, 'one', { a: { body } })

  expect((await other.until(2))[1]?.id).toBe('one#a')
  expect(await endless.failure()).toMatchObject({
    name: 'ChannelError',
    message: expect.stringContaining('too much work'),
  })
  other.kill()
})
