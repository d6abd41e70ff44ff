import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

function config(env: Record<string, string>) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

test('without any setting the site runs on port 3000 over a local file', () => {
  expect(config({})).toMatchObject({
    port: 3000,
    dataDir: '.data',
    databaseUrl: undefined,
    siteName: 'Bursar',
  })
})

test('each invalid setting gets its own line', () => {
  const read = readConfig({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    SITE_URL: 'bursar',
    LOG_LEVEL: 'loud',
  })
  const problems = read.ok ? [] : read.problems
  expect(problems.map((line) => line.split(':')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SITE_URL',
    'LOG_LEVEL',
  ])
})

test('a setting under its old name is refused with the new name', () => {
  const outdated = { LETTERS_PER_HOUR: '50', LETTERS_PER_ADDRESS: '', PORT: 'eighty' }
  expect(readConfig(outdated)).toEqual({
    ok: false,
    problems: ['LETTERS_PER_HOUR: is now called EMAILS_PER_HOUR', 'PORT: must be a whole number'],
  })
  expect(readConfig({ ...outdated, PORT: '' }).ok).toBe(false)
})

test('PRODUCT_LINES names the lines that the site has, in any order; all by default', () => {
  const all = ['student-loans', 'refinance-student-loans', 'credit-cards', 'scholarships', 'fafsa']
  expect(config({}).productLines).toEqual(all)
  expect(config({ PRODUCT_LINES: '' }).productLines).toEqual(all)
  expect(config({ PRODUCT_LINES: 'fafsa, student-loans,fafsa' }).productLines).toEqual([
    'student-loans',
    'fafsa',
  ])
  for (const wrong of ['loans', 'fafsa,', 'FAFSA', ','])
    expect(readConfig({ PRODUCT_LINES: wrong })).toEqual({
      ok: false,
      problems: [`PRODUCT_LINES: must be one or more of ${all.join(', ')}, separated by commas`],
    })
})

test('a port outside 0 to 65535 is refused', () => {
  expect(readConfig({ PORT: '65536' }).ok).toBe(false)
  expect(config({ PORT: '0' }).port).toBe(0)
})

test('scripts of other companies are https addresses, and their other hosts are origins', () => {
  const scripts = {
    CONSENT_SCRIPT_URL: 'https://consent.example/banner.js',
    TAG_SCRIPT_URL: 'https://tags.example/site.js?id=7',
  }
  expect(config({}).vendors).toEqual({ scripts: [], hosts: [] })
  expect(config({ ...scripts, TAG_HOSTS: 'https://a.example, https://b.example' }).vendors).toEqual({
    scripts: ['https://consent.example/banner.js', 'https://tags.example/site.js?id=7'],
    hosts: ['https://a.example', 'https://b.example'],
  })
  for (const bad of ['http://tags.example/x.js', 'tags.example', 'https://a b.example/'])
    expect(readConfig({ TAG_SCRIPT_URL: bad }).ok, bad).toBe(false)
  for (const bad of ['https://*.example', 'https://a.example/path', "'unsafe-inline'"])
    expect(readConfig({ ...scripts, TAG_HOSTS: bad }).ok, bad).toBe(false)
  expect(readConfig({ TAG_HOSTS: 'https://a.example' })).toEqual({
    ok: false,
    problems: ['TAG_HOSTS: needs TAG_SCRIPT_URL, because only its script uses these hosts'],
  })
})

test('TRUST_PROXY accepts a number, true, false or addresses', () => {
  for (const good of ['true', 'false', '2', '10.0.0.1', '10.0.0.0/8, ::1', 'loopback']) {
    expect(readConfig({ TRUST_PROXY: good }).ok, good).toBe(true)
  }
  for (const bad of ['yes', '-1', '10.0.0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,', 'proxy.example']) {
    expect(readConfig({ TRUST_PROXY: bad }).ok, bad).toBe(false)
  }
})

test('an empty variable counts as absent, but an empty source of an official file means off', () => {
  const empty = { SITE_URL: '', SCHOOLS_SOURCE_URL: '', CARD_SURVEY_SOURCE_URL: '' }
  expect(config(empty)).toMatchObject({ siteUrl: undefined, schoolsSourceUrl: '', cardSurveySourceUrl: '' })
  expect(config({}).cardSurveySourceUrl).toMatch(/^https:.*[.]xlsx$/)
})

test('the site listens only to its own machine unless it is told otherwise', () => {
  expect(config({}).host).toBe('127.0.0.1')
})

test('samples are listed where the site is local, and elsewhere only if asked for', () => {
  expect(config({}).samples).toBe(true)
  expect(config({ SAMPLE_DATA: 'false' }).samples).toBe(false)
  expect(config({ SITE_URL: 'https://bursar.example' }).samples).toBe(false)
  expect(config({ SITE_URL: 'https://bursar.example', SAMPLE_DATA: 'true' }).samples).toBe(true)
})

test('a sample account with a known password exists only where the site is local', () => {
  expect(config({}).sampleAccount).toBe(true)
  expect(config({ HOST: '::1' }).sampleAccount).toBe(true)
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1', 'bursar.example']) {
    expect(config({ HOST }).sampleAccount, HOST).toBe(false)
  }
  expect(config({ SITE_URL: 'http://localhost:3000' }).sampleAccount).toBe(true)
  expect(config({ SITE_URL: 'https://bursar.example' }).sampleAccount).toBe(false)
  expect(config({ SITE_URL: 'https://localhost.example' }).sampleAccount).toBe(false)
})

test('a separate schools host takes precedence over the API host', () => {
  const urls = { API_URL: 'https://api.example/v1/', SCHOOLS_API_URL: 'https://schools.example' }
  expect(config(urls)).toMatchObject({
    apiUrl: 'https://api.example/v1',
    schoolsApiUrl: 'https://schools.example',
  })
  expect(config({ API_URL: urls.API_URL }).schoolsApiUrl).toBe('https://api.example/v1')
})

test('trusted proxies are parsed as a boolean, a number of hops or addresses', () => {
  expect(config({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  const { trustProxy } = config({ TRUST_PROXY: '2' })
  const hops = [0, 1, 2].map((hop) => typeof trustProxy === 'function' && trustProxy('10.0.0.1', hop))
  expect(hops).toEqual([true, true, false])
  expect(config({ TRUST_PROXY: '10.0.0.1, 10.0.0.2' }).trustProxy).toEqual(['10.0.0.1', '10.0.0.2'])
})

test('a site address with a path is rejected, because the site is at the root of its host', () => {
  expect(config({ SITE_URL: 'https://bursar.example/' }).siteUrl).toBe('https://bursar.example')
  for (const address of [
    'https://bursar.example/loans',
    'https://a@bursar.example',
    'https://bursar.example?x',
  ]) {
    expect(readConfig({ SITE_URL: address }), address).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^SITE_URL: must be a host without a path/)],
    })
  }
})

test('origins that may call the content service must be exact', () => {
  const allowed = (value: string) => {
    const read = readConfig({ CONTENT_ALLOWED_ORIGINS: value })
    return read.ok ? read.config.content.allowedOrigins : read.problems
  }
  expect(allowed('')).toEqual([])
  expect(allowed('https://studio.example, http://localhost:3333')).toEqual([
    'https://studio.example',
    'http://localhost:3333',
  ])
  for (const wrong of ['*', 'studio.example', 'https://studio.example/', 'https://*.example', 'null']) {
    expect(allowed(wrong)).toEqual([expect.stringContaining('CONTENT_ALLOWED_ORIGINS: must be origins')])
  }
})

test('a content service token must be too long to guess', () => {
  expect(readConfig({ CONTENT_WRITE_TOKEN: 'short' }).ok).toBe(false)
  expect(readConfig({ CONTENT_WRITE_TOKEN: 'long-enough-to-be-one' }).ok).toBe(true)
})

test('services to sign in with need a fixed address of the site, https, and ids that differ', () => {
  const service = {
    id: 'school',
    name: 'State University',
    issuer: 'https://login.school.example/',
    clientId: 'bursar',
    clientSecret: 'hidden',
  }
  const read = (issuers: unknown, SITE_URL = 'https://bursar.example') => {
    const text = typeof issuers === 'string' ? issuers : JSON.stringify(issuers)
    const settings = readConfig({ OIDC_ISSUERS: text, SITE_URL })
    return settings.ok ? settings.config.signOn.issuers : settings.problems.join()
  }
  // The address stays as it is, with its slash.
  expect(read([service])).toEqual([service])
  expect(read([{ ...service, issuer: 'http://127.0.0.1:9000' }])).toHaveLength(1)
  expect(read([service], '')).toBe(
    'OIDC_ISSUERS: needs SITE_URL, because each service sends visitors back to one fixed URL',
  )
  for (const wrong of [
    'no JSON, but hidden',
    { hidden: 'no list' },
    [{ ...service, issuer: 'http://login.school.example' }],
    [{ ...service, issuer: 'https://login.school.example/?hidden' }],
    [{ ...service, id: 'School/hidden' }],
    [{ ...service, clientSecret: '' }],
    [{ ...service, secret: 'hidden' }],
    [service, { ...service, issuer: 'https://other.example' }],
    [service, { ...service, id: 'other' }],
  ]) {
    const problems = read(wrong)
    expect(problems).toMatch(/^OIDC_ISSUERS/)
    expect(problems).not.toContain('hidden')
  }
  const elsewhere = { OIDC_ISSUERS: JSON.stringify([service]), API_URL: 'https://api.example' }
  expect(config({ ...elsewhere, SITE_URL: 'https://bursar.example' }).signOn.issuers).toEqual([])
})

test('a mail server has to offer TLS unless a setting of its own says otherwise', () => {
  const url = 'smtp://user:password@mail.example:587'
  expect(config({ SMTP_URL: url }).mail).toMatchObject({ smtpUrl: url, withoutTls: false })
  expect(config({ SMTP_URL: url, SMTP_WITHOUT_TLS: 'true' }).mail.withoutTls).toBe(true)
  expect(readConfig({ SMTP_URL: `${url}?requireTLS=false` }).ok).toBe(false)
})
