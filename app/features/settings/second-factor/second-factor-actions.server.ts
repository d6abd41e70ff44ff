import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { servicesContext } from '#app/context.ts'
import { isAddressConfirmed } from '#app/features/account/confirmed-address.server.ts'
import { requireRecentAuth } from '#app/features/account/recent-auth.server.ts'
import {
  beginFactor,
  cancelFactor,
  confirmFactor,
  type FactorOwner,
  readFactor,
  removeFactor,
  renewCodes,
} from '#app/features/account/second-factor/factors.server.ts'
import { secondFactorText } from '#app/features/account/second-factor/messages.ts'
import { toAppAddress, toGroups } from '#app/features/account/second-factor/one-time-code.ts'
import { drawQrCode, type QrCode } from '#app/features/account/second-factor/qr-code.server.ts'
import type { PageRequest } from '#app/page-request.ts'
import type { Services } from '#app/services.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { formatDate, todayInNewYork } from '#domain/dates.ts'
import { emailKey } from '#domain/email.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { SentForm } from '#kit/forms/sent-form.ts'

const pageUrl = href('/dashboard/settings/second-factor')

/** What the page shows. */
export type FactorView =
  | { step: 'needsAddress' }
  | { step: 'off' }
  | { step: 'begun'; appKey: string; appAddress: string; qrCode: QrCode }
  | { step: 'on'; since: string; lastUsed: string | null; codesLeft: number }

export async function loadSecondFactor(args: PageRequest) {
  const { account } = await requireRecentAuth(args, 'second-factor')
  const { name, page } = secondFactorText
  return {
    view: await readView(args.context.get(servicesContext), account),
    email: account.email,
    ...(await describePage(
      args.context,
      { pageUrl, title: name, description: page.description, breadcrumbsList: [{ name, item: pageUrl }] },
      { robots: 'noindex' },
    )),
  }
}

async function readView(services: Services, owner: FactorOwner): Promise<FactorView> {
  const factor = await readFactor(services, owner.id)
  if (factor.step === 'on') {
    const { confirmedAt, lastUsedAt, codesLeft } = factor
    return { step: 'on', since: toDay(confirmedAt), lastUsed: lastUsedAt && toDay(lastUsedAt), codesLeft }
  }
  if (!(await isAddressConfirmed(services, owner.id))) return { step: 'needsAddress' }
  if (factor.step === 'off') return factor
  const { appKey } = factor
  const appAddress = toAppAddress({ appKey, siteName: services.config.siteName, email: owner.email })
  return { step: 'begun', appKey: toGroups(appKey), appAddress, qrCode: drawQrCode(appAddress) }
}

function toDay(at: Date): string {
  return formatDate(todayInNewYork(at), 'Month D, YYYY')
}

/** What the page shows after a form: what was wrong, or new recovery codes, which are shown this once. */
interface FactorReply extends SentForm {
  codes: string[] | null
}

const form = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['begin', 'cancel', 'renew', 'turn-off', 'saved']) }),
  z.object({ do: z.literal('confirm'), code: z.string().max(100) }),
])

export async function changeSecondFactor(args: PageRequest) {
  const services = args.context.get(servicesContext)
  const { account } = await requireRecentAuth(args, 'second-factor')
  const { data: posted } = form.safeParse(Object.fromEntries(await readPostedForm(args.request)))
  switch (posted?.do) {
    case 'begin':
      if (await isAddressConfirmed(services, account.id)) await beginFactor(services, account.id)
      break
    case 'cancel':
      await cancelFactor(services, account.id)
      break
    case 'confirm': {
      const codes = await confirmFactor(services, account, posted.code)
      return codes ? showCodes(codes) : refuseCode()
    }
    case 'renew': {
      const codes = await renewCodes(services, account)
      if (codes) return showCodes(codes)
      break
    }
    case 'turn-off':
      if (await removeFactor(services, account))
        services.securityLog.note('second_factor_off', emailKey(account.email), {})
  }
  return redirect(pageUrl, 303)
}

function showCodes(codes: string[]) {
  return data<FactorReply>({ values: {}, problems: [], codes })
}

function refuseCode() {
  const problems = [{ field: 'code', message: secondFactorText.page.wrongFirstCode }]
  return data<FactorReply>({ values: {}, problems, codes: null }, 400)
}
