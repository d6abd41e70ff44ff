import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { servicesContext } from '#app/context.ts'
import { isAddressConfirmed } from '#app/features/account/confirmed-address.server.ts'
import { passkeyText } from '#app/features/account/passkeys/messages.ts'
import {
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '#app/features/account/passkeys/passkeys.server.ts'
import { findRelyingParty } from '#app/features/account/passkeys/relying-party.ts'
import { passkeyName } from '#app/features/account/passkeys/schema.ts'
import { requireRecentAuth } from '#app/features/account/recent-auth.server.ts'
import type { PageRequest } from '#app/page-request.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { formatDate, todayInNewYork } from '#domain/dates.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { SentForm } from '#kit/forms/sent-form.ts'
import { toProblems } from '#kit/forms/to-problems.ts'

const pageUrl = href('/dashboard/settings/passkeys')

/** A passkey as the page shows it, with its days in words. */
export interface ShownPasskey extends Pick<Passkey, 'id' | 'name' | 'isSynced'> {
  added: string
  lastUsed: string | null
}

export async function loadPasskeys(args: PageRequest) {
  const services = args.context.get(servicesContext)
  const { account } = await requireRecentAuth(args, 'passkeys')
  const passkeys = await listPasskeys(services.database, account.id)
  const host = args.request.headers.get('host') ?? ''
  const isHere = findRelyingParty(services.config, host) !== undefined
  const { name, page } = passkeyText
  return {
    passkeys: passkeys.map(({ id, name: own, isSynced, createdAt, lastUsedAt }): ShownPasskey => {
      return { id, name: own, isSynced, added: toDay(createdAt), lastUsed: lastUsedAt && toDay(lastUsedAt) }
    }),
    adding: !(await isAddressConfirmed(services, account.id))
      ? ('needsAddress' as const)
      : isHere
        ? ('possible' as const)
        : ('notHere' as const),
    ...(await describePage(
      args.context,
      { pageUrl, title: name, description: page.description, breadcrumbsList: [{ name, item: pageUrl }] },
      { robots: 'noindex' },
    )),
  }
}

function toDay(at: Date): string {
  return formatDate(todayInNewYork(at), 'Month D, YYYY')
}

const id = z.string().max(100)
const form = z.discriminatedUnion('do', [
  z.object({ do: z.literal('rename'), id, name: z.string() }),
  z.object({ do: z.literal('remove'), id }),
])

/** What the page shows after a form that it refused, for one passkey. */
export interface PasskeyReply extends SentForm {
  id: string
}

export async function changePasskey(args: PageRequest) {
  const services = args.context.get(servicesContext)
  const { account } = await requireRecentAuth(args, 'passkeys')
  const { data: posted } = form.safeParse(Object.fromEntries(await readPostedForm(args.request)))
  if (posted?.do === 'rename') {
    const name = passkeyName.safeParse(posted.name)
    if (!name.success) {
      const [problem] = toProblems(name.error)
      const problems = [
        { field: `name-${posted.id}`, message: problem?.message ?? passkeyText.page.needsName },
      ]
      return refuse({ id: posted.id, values: { name: posted.name }, problems })
    }
    const renamed = { accountId: account.id, id: posted.id, name: name.data }
    if (!(await renamePasskey(services, renamed))) throw data(null, 404)
  }
  if (posted?.do === 'remove') {
    const refused = await removePasskey(services, account, posted.id)
    if (refused === 'unknown') throw data(null, 404)
    if (refused === 'last')
      return refuse({ id: posted.id, values: {}, problems: [{ message: passkeyText.page.last }] })
  }
  return redirect(pageUrl, 303)
}

function refuse(reply: PasskeyReply) {
  return data<PasskeyReply>(reply, 400)
}
