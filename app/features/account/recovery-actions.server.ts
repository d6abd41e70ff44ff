import { data, href, redirect } from 'react-router'
import { productsContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { toProblems } from '#kit/forms/to-problems.ts'
import { listProductLinks } from '#products/product.ts'
import { buildBreadcrumbs } from './account-breadcrumbs.ts'
import { forgotField } from './forgot-field.ts'
import { cookieHeaders, failure, readRequest, toRetry, unlessUnavailable } from './form-actions.server.ts'
import { formReply } from './form-reply.ts'
import { isResetKey, requestRecovery, resetPassword } from './recovery.server.ts'
import { recoveryText } from './recovery-messages.ts'
import { recoveryForm, resetForm, resetKey } from './schema.ts'

/** What /recovery shows. `elsewhere`: the accounts are on another host, which this site cannot write for. */
type RecoveryStep = 'ask' | 'sent' | 'elsewhere'

export async function loadRecovery({ request, context }: PageRequest) {
  const { searchParams } = new URL(request.url)
  const { isRemote } = readRequest(request, context)
  const step: RecoveryStep = isRemote ? 'elsewhere' : searchParams.has('sent') ? 'sent' : 'ask'
  return { step, ...(await describe(context, recoveryText.recovery, href('/recovery'))) }
}

/** The answer is the same for every address, and it comes after the same work. */
export async function submitRecovery({ request, context }: PageRequest) {
  const { services, visitor, isRemote } = readRequest(request, context)
  if (isRemote) return redirect(href('/recovery'), 303)
  const values = Object.fromEntries(await readPostedForm(request))
  if (forgotField in values) return data(formReply({ problems: [], values }))
  const form = recoveryForm.safeParse(values)
  if (!form.success) return failure(formReply({ problems: toProblems(form.error), values }))
  return unlessUnavailable(formReply({ problems: [], values }), services.log, async () => {
    const refused = await requestRecovery(services, visitor, form.data.email)
    if (!refused) return redirect(`${href('/recovery')}?sent`, 303)
    const reply = formReply({ problems: [{ message: recoveryText.tooMany }], values })
    return failure(reply, { status: 429, ...refused })
  })
}

/** What /reset-password shows. */
export type ResetStep = 'choose' | 'ended' | 'no_key' | 'done'

export async function loadReset({ request, context }: PageRequest) {
  return {
    step: await findStep({ request, context }),
    ...(await describe(context, recoveryText.reset, href('/reset-password'))),
  }
}

async function findStep({ request, context }: PageRequest): Promise<ResetStep> {
  const { services } = readRequest(request, context)
  const { searchParams } = new URL(request.url)
  if (searchParams.has('done')) return 'done'
  if (!searchParams.has('key')) return 'no_key'
  return (await isResetKey(services, resetKey.parse(searchParams.get('key')))) ? 'choose' : 'ended'
}

export async function submitReset({ request, context }: PageRequest) {
  const { services, visitor } = readRequest(request, context)
  const form = resetForm.safeParse(Object.fromEntries(await readPostedForm(request)))
  if (!form.success) return failure(formReply({ problems: toProblems(form.error), values: {} }))
  return unlessUnavailable(formReply({ problems: [], values: {} }), services.log, async () => {
    const key = resetKey.parse(new URL(request.url).searchParams.get('key'))
    const done = await resetPassword(services, visitor, { key, password: form.data.password })
    if ('cookies' in done) {
      const headers = cookieHeaders(done.cookies)
      return redirect(`${href('/reset-password')}?done`, { status: 303, headers })
    }
    // The page itself says that the key has ended.
    if (done.isKeyEnded) return redirect(`${href('/reset-password')}?key=ended`, 303)
    const { refusal } = done
    const field = refusal.field === 'plaintextPassword' ? { field: 'password' } : {}
    const reply = formReply({ problems: [{ ...field, message: refusal.message }], values: {} })
    return failure(reply, refusal.field ? {} : toRetry(refusal))
  })
}

function describe(
  context: PageRequest['context'],
  { title, description }: { title: string; description: string },
  pageUrl: string,
) {
  const breadcrumbsList = buildBreadcrumbs(listProductLinks(context.get(productsContext)), title, pageUrl)
  return describePage(context, { pageUrl, title, description, breadcrumbsList }, { robots: 'noindex' })
}
