import { hasPassword } from '#app/features/account/own-password.server.ts'
import { listOwnSessions } from '#app/features/account/own-sessions.server.ts'
import { passkeyText } from '#app/features/account/passkeys/messages.ts'
import { listPasskeys } from '#app/features/account/passkeys/passkeys.server.ts'
import type { Session } from '#app/features/account/read-session.server.ts'
import { hasSecondFactor } from '#app/features/account/second-factor/factors.server.ts'
import { secondFactorText } from '#app/features/account/second-factor/messages.ts'
import { readSubscriptionStates } from '#app/mail/subscriptions.server.ts'
import type { Services } from '#app/services.ts'
import type { PagePath } from '#app/shell/page-path.ts'
import { topicName } from '#domain/mail/topics.ts'
import { listServices } from './linked-services.server.ts'
import { settingsText } from './messages.ts'
import { findPending } from './request-email-change.server.ts'

interface SettingRow {
  name: string
  to: PagePath
  /** What its link says; `Change` by default. */
  link?: string
  /** Returns what is set now; undefined where the setting doesn't apply. */
  describe(services: Services, session: Session): Promise<string | undefined>
}

const { rows, links } = settingsText
const list = new Intl.ListFormat('en-US')

/** The settings, in the order in which they are listed. One more is one more entry. */
const settingRows: readonly SettingRow[] = [
  { name: rows.name, to: '/dashboard/settings/name', describe: describeName },
  { name: rows.school, to: '/dashboard/settings/school', describe: describeSchool },
  { name: rows.email, to: '/dashboard/settings/email', describe: describeEmail },
  { name: rows.password, to: '/dashboard/settings/password', describe: describePassword },
  { name: rows.services, to: '/dashboard/settings/services', describe: describeServices },
  {
    name: secondFactorText.name,
    to: '/dashboard/settings/second-factor',
    describe: async ({ database }, { account }) =>
      (await hasSecondFactor(database.read, account.id)) ? secondFactorText.isOn : secondFactorText.isOff,
  },
  {
    name: passkeyText.name,
    to: '/dashboard/settings/passkeys',
    describe: async ({ database }, { account }) => {
      const passkeys = await listPasskeys(database, account.id)
      return passkeys.length > 0 ? list.format(passkeys.map(({ name }) => name)) : settingsText.none
    },
  },
  {
    name: rows.sessions,
    to: '/dashboard/settings/sessions',
    link: links.sessions,
    describe: describeSessions,
  },
  { name: rows.mail, to: '/reminders', describe: describeMail },
  {
    name: rows.export,
    to: '/dashboard/settings/export',
    link: links.export,
    describe: async () => settingsText.copy,
  },
  {
    name: rows.delete,
    to: '/dashboard/settings/delete',
    link: links.delete,
    describe: async () => settingsText.kept,
  },
]

/** Returns each setting with what is set now. */
export async function listSettings(services: Services, session: Session) {
  const described = await Promise.all(
    settingRows.map(async ({ name, to, link = settingsText.change, describe }) => ({
      name,
      to,
      link,
      value: await describe(services, session),
    })),
  )
  return described.filter((row) => row.value !== undefined)
}

async function describeName(_services: Services, { account: { firstName, lastName } }: Session) {
  return `${firstName} ${lastName}`.trim() || settingsText.noName
}

async function describeSchool({ schools }: Services, { account: { opeid } }: Session) {
  return (opeid && schools.byOpeid(opeid)?.name) || settingsText.none
}

async function describeEmail(services: Services, { account }: Session) {
  const pending = await findPending(services, account.id)
  return pending ? settingsText.emailPending(account.email) : account.email
}

async function describePassword({ database }: Services, { account }: Session) {
  return (await hasPassword(database, account.id)) ? settingsText.hasPassword : settingsText.noPassword
}

async function describeServices(services: Services, { account }: Session) {
  const linked = await listServices(services, account.id)
  if (linked.length === 0 && services.signOn.services.length === 0) return undefined
  return linked.length > 0 ? list.format(linked.map(({ name }) => name)) : settingsText.none
}

async function describeSessions(services: Services, session: Session) {
  return settingsText.browsers((await listOwnSessions(services, session)).length)
}

async function describeMail(services: Services, { account }: Session) {
  const own = await readSubscriptionStates(services, account.id)
  const on = [...own].filter(([, state]) => state === 'on').map(([topic]) => topicName(topic))
  return on.length > 0 ? sentence(list.format(on)) : settingsText.none
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
