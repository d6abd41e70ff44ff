import { expect, test } from 'vitest'
import { noPassword } from '#app/features/account/passwords.server.ts'
import { settingsSite } from './settings-site.fixture.ts'

const maya = 'maya@example.com'
const page = '/dashboard/settings/services'

const services = ['school', 'work'].map((id) => ({
  id,
  name: `The ${id} account`,
  issuer: `https://${id}.example`,
  clientId: 'bursar',
  clientSecret: 'a secret of tests',
}))
const [school = '', work = ''] = services.map(({ issuer }) => issuer)

/** A site with two services, and an account that is linked to these issuers. */
async function linkedSite(issuers: readonly string[], { hasPassword }: { hasPassword: boolean }) {
  const site = await settingsSite({ OIDC_ISSUERS: JSON.stringify(services) })
  const visitor = await site.signUp(maya)
  const { id = '' } = (await site.accountOf(maya)) ?? {}
  await site.services.database.write(async (tx) => {
    for (const issuer of issuers)
      await tx
        .insertInto('sign_on_identity')
        .values({ issuer, subject: 'm-1', account_id: id, linked_at: site.services.now() })
        .execute()
    if (!hasPassword)
      await tx.updateTable('account').set({ password_hash: noPassword }).where('id', '=', id).execute()
  })
  const linked = async () => {
    const rows = await site.services.database.read.selectFrom('sign_on_identity').select('issuer').execute()
    return rows.map(({ issuer }) => issuer)
  }
  return { site, visitor, linked }
}

test('a service is unlinked while a password is left, and the owner hears of it', async () => {
  const { site, visitor, linked } = await linkedSite([school], { hasPassword: true })
  await using _ = site
  await visitor.get(page)
  expect(visitor.page.text('main')).toContain('Unlink The school account')
  // The other one can be linked by signing in with it.
  expect(visitor.page.links('main')).toContain('/sso-login-redirect/work/start?return=settings-services')
  expect((await visitor.post(page, { unlink: school })).headers.location).toBe(`${page}?unlinked`)
  await visitor.follow()
  expect(visitor.page.text('main')).toContain('No other account is linked.')
  expect(await linked()).toEqual([])
  expect(await site.subjects(maya)).toContain('You can no longer sign in to Bursar with The school account')
  expect(site.events).toContainEqual(['identity_unlinked', maya])
  expect((await visitor.post(page, { unlink: school })).headers.location).toBe(page)
})

test('the last way in stays, even when two are unlinked at once', async () => {
  const { site, visitor, linked } = await linkedSite([school, work], { hasPassword: false })
  await using _ = site
  const answers = await Promise.all(
    [school, work].map((unlink) =>
      site.app.inject({
        method: 'POST',
        url: page,
        payload: String(new URLSearchParams({ unlink })),
        headers: {
          host: 'localhost',
          origin: 'http://localhost',
          cookie: visitor.cookie,
          'content-type': 'application/x-www-form-urlencoded',
        },
      }),
    ),
  )
  expect(answers.filter(({ headers }) => headers.location === `${page}?unlinked`)).toHaveLength(1)
  const [left = ''] = await linked()
  expect(await linked()).toHaveLength(1)
  expect((await visitor.post(page, { unlink: left })).statusCode).toBe(400)
  expect(visitor.page.problems[0]?.[1]).toContain('This is your only way to sign in.')
  expect(visitor.page.links('main')).toContain('/dashboard/settings/password')
  expect(await linked()).toEqual([left])
})

test('a service that the site no longer offers is no way in', async () => {
  const gone = 'https://gone.example'
  const { site, visitor, linked } = await linkedSite([school, gone], { hasPassword: false })
  await using _ = site
  expect((await visitor.post(page, { unlink: school })).statusCode).toBe(400)
  await visitor.post(page, { unlink: gone })
  expect(await linked()).toEqual([school])
})

test('another account unlinks nothing of this one', async () => {
  const { site, linked } = await linkedSite([school], { hasPassword: true })
  await using _ = site
  const stranger = await site.signUp('noah@example.com')
  expect((await stranger.post(page, { unlink: school })).headers.location).toBe(page)
  expect(await linked()).toEqual([school])
})

test('an account without a password sets one after a recent sign-in, and proves itself by signing in again', async () => {
  const { site, visitor } = await linkedSite([school], { hasPassword: false })
  await using _ = site
  site.pass({ minutes: 16 })
  const address = '/dashboard/settings/confirm?return=settings-password'
  expect((await visitor.get('/dashboard/settings/password')).headers.location).toBe(address)
  await visitor.get(address)
  expect(visitor.page.all('main input[type=password]')).toEqual([])
  expect(visitor.page.links('main')).toContain('/sso-login-redirect/school/start?return=settings-password')
  expect(visitor.page.links('main')).not.toContain('/sso-login-redirect/work/start?return=settings-password')
  for (const typed of ['none', '', 'Better-Horse-2'])
    expect((await visitor.post(address, { password: typed })).statusCode).toBe(400)
  await site.services.database.write((tx) =>
    tx.updateTable('session').set({ proved_at: site.services.now() }).execute(),
  )
  await visitor.get('/dashboard/settings/password')
  expect(visitor.page.all('main #currentPassword')).toEqual([])
  const chosen = { password: 'Better-Horse-2', confirmPassword: 'Better-Horse-2' }
  const set = await visitor.post('/dashboard/settings/password', chosen)
  expect(set.headers.location).toBe('/dashboard/settings?saved=password')
  // From now on the password is asked for.
  expect((await visitor.post('/dashboard/settings/password', chosen)).statusCode).toBe(400)
  expect(visitor.page.problems[0]?.[0]).toBe('currentPassword')
})
