import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { cookieHeaders, directCalls, readRequest } from '#app/features/account/form-actions.server.ts'
import { readSchool } from '#app/features/account/school-field.server.ts'
import { selectedSchoolCookie } from '#app/features/schools/selected-school.ts'
import type { PageRequest } from '#app/page-request.ts'
import { promoDone } from '#app/shell/promo-address.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import type { LoadedPromo } from './load-promo.server.ts'
import { promoText } from './messages.ts'
import { findPromoProblems, readPromoValues } from './promo-fields.ts'
import { submitPromo, toDone } from './promo-flow.ts'
import type { PromoReply } from './promo-reply.ts'
import { subscribeQuery } from './schema.ts'
import { subscribeVisitor } from './subscribe.server.ts'

/** Takes the form that a browser without script sends: the same rules and the same flow as in the browser. */
export async function submitPromoForm({ request, context }: PageRequest, { view }: LoadedPromo) {
  const { services, visitor, isRemote } = readRequest(request, context)
  const form = await readPostedForm(request)
  const typed = readPromoValues(form)
  const school = view.collects.includes('school')
    ? readSchool(services.schools, {
        opeid: typed.schoolAttendedOpeid,
        keywords: form.get('keywords')?.trim() ?? '',
      })
    : { picked: null, choices: [] }
  const values = { ...typed, schoolAttendedOpeid: school.picked?.opeid ?? '' }
  const problems = {
    ...findPromoProblems(values, view.collects),
    ...(school.problem && !typed.schoolUnlisted && { schoolAttendedOpeid: school.problem.message }),
  }
  const { password: _, ...kept } = values
  const reply: PromoReply = { values: kept, problems, school, message: '' }
  if (Object.keys(problems).length > 0) return data(reply, { status: 400 })
  if (isRemote) return data({ ...reply, message: promoText.failures.needsScript }, { status: 400 })

  const account = directCalls(services, visitor)
  const calls = {
    ...account.calls,
    refreshUser: async () => {},
    async subscribe(fields: object) {
      const query = subscribeQuery.parse(JSON.parse(JSON.stringify(fields)))
      const { outcome, cookies } = await subscribeVisitor(services, visitor, query)
      account.cookies.push(...cookies)
      return outcome.isAsked
    },
    warn: (message: string) => services.log.warn(message),
  }
  try {
    const outcome = await submitPromo(calls, view, values)
    const { cookies } = account
    if (!outcome.isDone) {
      const { message, detail, retryAfterSeconds } = outcome
      const headers = cookieHeaders(cookies)
      if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
      const status = retryAfterSeconds === undefined ? 400 : 429
      return data({ ...reply, message, detail }, { status, headers })
    }
    if (values.schoolAttendedOpeid !== '')
      cookies.push(selectedSchoolCookie(values.schoolAttendedOpeid, visitor.isSecure))
    return redirect(promoDone(toDone(outcome)), { status: 303, headers: cookieHeaders(cookies) })
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    context.get(servicesContext).log.error({ err: error }, 'form not saved')
    return data({ ...reply, message: promoText.failures.unavailable }, { status: 503 })
  }
}
