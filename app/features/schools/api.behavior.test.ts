import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, onTestFinished, test } from 'vitest'
import { sendErrorsAsJson } from '#server/plugins/error-responses.ts'
import { freshDatabase } from '#testing/database.ts'
import { schoolsApi } from './api.server.ts'
import { openSchoolDirectory } from './school-directory.ts'
import { readSelectedOpeid } from './selected-school.ts'

test('a search returns name, opeid, abbreviation, city, state, and unitid, best match first', async () => {
  const api = await schoolsServer()
  const answer = await api.inject('/schools?keywords=UCLA')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()[0]).toEqual({
    name: 'University of California-Los Angeles',
    opeid: '00131500',
    abbreviation: 'UCLA',
    city: 'Los Angeles',
    state: 'CA',
    unitid: '110662',
  })
})

test('a broad search returns at most 20 schools', async () => {
  const api = await schoolsServer()
  expect((await api.inject('/schools?keywords=university')).json()).toHaveLength(20)
})

test.each(['', '?keywords=', '?keywords=%20%20', '?keywords=12345678901', '?keywords=%E5%A4%A7%E5%AD%A6'])(
  'a search for nothing known is an empty list: %j',
  async (query) => {
    const api = await schoolsServer()
    const answer = await api.inject(`/schools${query}`)
    expect([answer.statusCode, answer.json()]).toEqual([200, []])
  },
)

test('any cache may store a search for a minute', async () => {
  const api = await schoolsServer()
  const answer = await api.inject('/schools?keywords=yale')
  expect(answer.headers['cache-control']).toBe('public, max-age=60')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('200 characters are searched; more are refused with the limit named, and the refusal is not cached', async () => {
  const api = await schoolsServer()
  expect((await api.inject(`/schools?keywords=${'a'.repeat(200)}`)).statusCode).toBe(200)
  const refused = await api.inject(`/schools?keywords=${'a'.repeat(201)}`)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({ error: 'INVALID_REQUEST', message: expect.stringContaining('200') })
  expect(refused.headers['cache-control']).toBe('no-store')
})

test('two keywords parameters are refused', async () => {
  const api = await schoolsServer()
  const answer = await api.inject('/schools?keywords=a&keywords=b')
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'INVALID_REQUEST'])
})

test('a selected school is remembered in a cookie that scripts cannot read', async () => {
  const api = await schoolsServer()
  const answer = await api.inject({ method: 'POST', url: '/session/select-school/00131500' })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['set-cookie']).toBe('school=00131500; Path=/; HttpOnly; SameSite=Lax')
  expect(readSelectedOpeid('a=b; school=00131500; c=d')).toBe('00131500')
})

test('on an https site the cookie travels only over TLS', async () => {
  const api = await schoolsServer({ siteUrl: 'https://bursar.example' })
  const answer = await api.inject({ method: 'POST', url: '/session/select-school/00131500' })
  expect(answer.headers['set-cookie']).toMatch(/; Secure;/)
})

test.each(['/session/select-school/', '/session/select-school'])(
  'an empty id deletes the school: %s',
  async (url) => {
    const api = await schoolsServer()
    const answer = await api.inject({ method: 'POST', url })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBe('school=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  },
)

test.each(['99999999', '110662', '%3B%20Path', 'x'.repeat(400)])(
  'an unknown school is a 404 and is not remembered: %s',
  async (opeid) => {
    const api = await schoolsServer()
    const answer = await api.inject({ method: 'POST', url: `/session/select-school/${opeid}` })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error: 'SCHOOL_NOT_FOUND', message: expect.any(String) })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
  },
)

test('a cookie that is not an OPEID is ignored', () => {
  expect(readSelectedOpeid(undefined)).toBeUndefined()
  expect(readSelectedOpeid('school=')).toBeUndefined()
  expect(readSelectedOpeid('school=00131500x')).toBeUndefined()
  expect(readSelectedOpeid('preschool=00131500')).toBeUndefined()
})

/**
 * Starts a server with only this feature's routes and an empty database, so the bundled list of schools is
 * used.
 */
async function schoolsServer(config: { siteUrl?: string } = {}) {
  const { database, ...fresh } = await freshDatabase()
  const schools = await openSchoolDirectory({ database, log: console })
  const app = Fastify({ routerOptions: { maxParamLength: 500 } })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  sendErrorsAsJson(app)
  await app.register(schoolsApi, { services: { schools, config } })
  onTestFinished(async () => {
    await app.close()
    await schools.close()
    await fresh[Symbol.asyncDispose]()
  })
  return app
}
