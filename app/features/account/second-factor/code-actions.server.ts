import { href, redirect } from 'react-router'
import { z } from 'zod'
import { productsContext } from '#app/context.ts'
import { buildBreadcrumbs } from '#app/features/account/account-breadcrumbs.ts'
import {
  failure,
  leave,
  readRequest,
  toRetry,
  unlessUnavailable,
} from '#app/features/account/form-actions.server.ts'
import { formReply } from '#app/features/account/form-reply.ts'
import type { PageRequest } from '#app/page-request.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { describeBrought } from '#kit/records/owned-records.server.ts'
import { listProductLinks } from '#products/product.ts'
import { secondFactorText } from './messages.ts'
import { findPending } from './pending-sign-in.server.ts'
import { signInWithCode, type TypedCode } from './sign-in-with-code.server.ts'

export async function loadCodePage({ request, context }: PageRequest) {
  const { services, visitor } = readRequest(request, context)
  const pending = await findPending(services.database.read, services, visitor)
  const { title, description } = secondFactorText.code
  const pageUrl = href('/signin/code')
  const breadcrumbsList = buildBreadcrumbs(listProductLinks(context.get(productsContext)), title, pageUrl)
  const described = await describePage(
    context,
    { pageUrl, title, description, breadcrumbsList },
    { robots: 'noindex' },
  )
  return { isWaiting: pending !== undefined, ...described }
}

const text = z.string().max(100)
/** One form has the code of the app, the other a recovery code. */
const codeForm = z
  .union([z.object({ code: text }), z.object({ recoveryCode: text })])
  .catch({ code: '' })
  .transform(
    (form): TypedCode =>
      'code' in form ? { kind: 'app', typed: form.code } : { kind: 'recovery', typed: form.recoveryCode },
  )

export async function submitCode({ request, context }: PageRequest) {
  const { services, visitor } = readRequest(request, context)
  const code = codeForm.parse(Object.fromEntries(await readPostedForm(request)))
  return unlessUnavailable(formReply({ problems: [], values: {} }), services.log, async () => {
    const brought = await describeBrought(services, visitor)
    const outcome = await signInWithCode(services, visitor, code)
    if (outcome.isDone) return leave({ request, context }, outcome.cookies, { isNewAccount: false, brought })
    // The page itself says that the sign-in has ended.
    if (outcome.isEnded) return redirect(href('/signin/code') + new URL(request.url).search, 303)
    const { refusal } = outcome
    const field = code.kind === 'app' ? 'code' : 'recoveryCode'
    const isWrong = refusal.error === 'INVALID_CREDENTIALS'
    const problem = { ...(isWrong && { field }), message: refusal.message }
    return failure(formReply({ problems: [problem], values: {} }), toRetry(refusal))
  })
}
