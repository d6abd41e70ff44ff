import { readMails } from '#testing/mailbox.ts'
import { testServer } from '#testing/server.ts'

export type Site = Awaited<ReturnType<typeof settingsSite>>
export type Visitor = ReturnType<Site['visitor']>

export const password = 'Correct-Horse-1'
export const newPassword = 'Better-Horse-2'

/** The whole server with a clock that moves only on request, and its security events. */
export async function settingsSite(settings: Record<string, string> = {}) {
  let now = new Date('2026-11-27T12:00:00Z')
  const site = await testServer({
    now: () => now,
    settings: { SITE_URL: 'http://localhost', EMAILS_PER_ADDRESS: '100', ...settings },
  })
  const events: unknown[] = []
  const { note } = site.services.securityLog
  site.services.securityLog.note = (event, account, details) => {
    events.push([event, account])
    note(event, account, details)
  }
  return {
    ...site,
    events,
    pass({ minutes = 0, days = 0 }) {
      now = new Date(now.getTime() + (minutes + days * 24 * 60) * 60_000)
    },
    /** Returns a new visitor who has just signed up with this address. */
    async signUp(email: string) {
      const visitor = site.visitor()
      await visitor.post('/signup', {
        ageBand: 'from_18',
        email,
        firstName: 'Maya',
        lastName: 'Ortiz',
        password,
        confirmPassword: password,
        keywords: '',
        schoolAttendedOpeid: '',
      })
      return visitor
    },
    /** Returns a visitor who has just signed in, or whose sign-in was refused. */
    async signIn(email: string, typed = password) {
      const visitor = site.visitor()
      await visitor.post('/signin', { email, password: typed })
      return visitor
    },
    /** Returns the path of the newest link of this kind in the emails to an address, once it has come. */
    async link(to: string, kind: string): Promise<string> {
      for (let tries = 0; tries < 200; tries += 1) {
        const mails = await readMails(site.dataDir, 1)
        const links = mails.filter((mail) => mail.to === to).flatMap(({ links }) => links)
        const found = links.findLast((link) => link.includes(kind))
        if (found) return found.slice(new URL(found).origin.length)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`no link to ${kind} came to ${to}`)
    },
    /** Returns the subjects of the emails to an address, once none waits. */
    async subjects(to: string): Promise<string[]> {
      for (let tries = 0; tries < 200; tries += 1) {
        const rows = await site.services.database.read.selectFrom('mail').select('state').execute()
        if (rows.every(({ state }) => state !== 'waiting' && state !== 'sending')) break
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      const mails = await readMails(site.dataDir, 0)
      return mails.filter((mail) => mail.to === to).map(({ subject }) => subject)
    },
    async accountOf(email: string) {
      const row = await site.services.database.read
        .selectFrom('account')
        .selectAll()
        .where('email_key', '=', email)
        .executeTakeFirst()
      return row
    },
  }
}

export async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/api/account/user')).statusCode === 200
}
