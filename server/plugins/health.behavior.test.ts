import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

test('the process reports that it is up and that it can read its database', async () => {
  await using site = await testServer()
  expect((await site.request({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  expect((await site.request({ url: '/readyz' })).json()).toMatchObject({ status: 'ready' })
})

test('without its database, the process is still up but not ready', async () => {
  await using site = await testServer()
  await site.services.database.close()
  expect((await site.request({ url: '/healthz' })).statusCode).toBe(200)
  const ready = await site.request({ url: '/readyz' })
  expect([ready.statusCode, ready.json().error]).toEqual([503, 'TEMPORARILY_UNAVAILABLE'])
})
