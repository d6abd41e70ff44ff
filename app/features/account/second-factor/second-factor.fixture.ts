import { Secret, TOTP } from 'otpauth'
import type { maya } from '#app/features/account/account-server.fixture.ts'
import { testServer } from '#testing/server.ts'

export const settingsPage = '/dashboard/settings/second-factor'

export type FactorSite = Awaited<ReturnType<typeof factorSite>>
export type FactorVisitor = ReturnType<FactorSite['visitor']>

/** Starts the site with a clock that moves only on request. */
export async function factorSite(settings: Record<string, string> = {}) {
  const clock = { at: new Date('2026-11-27T15:00:05Z') }
  const site = await testServer({ settings, now: () => clock.at })
  const events: object[] = []
  const { note } = site.services.securityLog
  site.services.securityLog.note = (event, account, details) => {
    events.push({ event, ...details })
    note(event, account, details)
  }
  return {
    ...site,
    events,
    pass({ minutes = 0, seconds = 0 }: { minutes?: number; seconds?: number }) {
      clock.at = new Date(clock.at.getTime() + (minutes * 60 + seconds) * 1000)
    },
    /** The code that an app with this key shows now. */
    code: (appKey: string) => currentCode(appKey, clock.at),
    /** Creates a confirmed account, signed in in a new browser. */
    async signUp(who: typeof maya) {
      const visitor = site.visitor()
      await visitor.createAccount(who)
      await visitor.signIn(who)
      await site.services.database.write((tx) =>
        tx
          .updateTable('account')
          .set({ email_confirmed_at: clock.at })
          .where('email_key', '=', who.emailAddress)
          .execute(),
      )
      return visitor
    },
  }
}

/** Returns the code that an app shows at a moment. */
export function currentCode(appKey: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(appKey) }).generate({ timestamp: at.getTime() })
}

/**
 * Turns the second factor on for whom is signed in, half a minute ago, so that the next code is good.
 * @returns the key of the app and the recovery codes
 */
export async function turnOn(site: FactorSite, visitor: FactorVisitor) {
  await visitor.post(settingsPage, { do: 'begin' })
  await visitor.get(settingsPage)
  const appKey = visitor.page.text('#scan ~ p code').replaceAll(' ', '')
  await visitor.post(settingsPage, { do: 'confirm', code: site.code(appKey) })
  const codes = visitor.page.all('main li code').map(({ text }) => text)
  site.pass({ seconds: 30 })
  return { appKey, codes }
}
