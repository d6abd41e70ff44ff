import { expect, test } from 'vitest'
import { dataset } from '#content/store/store.fixture.ts'
import { freshDatabase } from '../../../testing/database.ts'
import { startServer } from '../../../testing/server-process.ts'
import { listenPath, rawStream } from './listen.fixture.ts'

test('open streams do not keep a server from stopping', async () => {
  await using fresh = await freshDatabase()
  // The timeout is so long that the test times out if a stream keeps the server from stopping.
  await using server = await startServer(fresh, { SHUTDOWN_TIMEOUT_MS: '600000' })
  const listener = await rawStream(server.url + listenPath('*'))
  const live = await rawStream(`${server.url}/vX/data/live/events/${dataset}`)
  await Promise.all([listener.until(1), live.until(1)])
  server.signal('SIGTERM')

  expect(await server.ended).toEqual({ code: 0, stderr: '' })
  await Promise.all([listener.closed, live.closed])
  expect(live.events.map(({ event }) => event)).toStrictEqual(['welcome', 'goaway'])
})
