import { data, href, redirect } from 'react-router'
import { pageContext, productsContext, servicesContext } from '#app/context.ts'
import { describeKnownSchools } from '#app/features/schools/known-schools.ts'
import { readSelectedOpeid } from '#app/features/schools/selected-school.ts'
import type { Log } from '#app/log.ts'
import type { PageRequest } from '#app/page-request.ts'
import type { Services } from '#app/services.ts'
import type { AccountClient, Answer } from '#app/shell/account-client.ts'
import { arrivalCookie } from '#app/shell/arrival.server.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { readReferralCode } from '#app/shell/referral-code.ts'
import { otherFormAddress, returnUrl } from '#app/shell/return-url.ts'
import { greetingName } from '#app/shell/signed-in-cookie.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { toProblems } from '#kit/forms/to-problems.ts'
import { hasBrowserDrafts } from '#kit/questions/draft-records.server.ts'
import { deleteRecords, describeBrought } from '#kit/records/owned-records.server.ts'
import { listProductLinks, listReturnPages } from '#products/product.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import { buildBreadcrumbs } from './account-breadcrumbs.ts'
import {
  type AccountServices,
  createAccount,
  currentUser,
  type Refusal,
  signIn,
  signOut,
} from './accounts.server.ts'
import { clearField } from './clear-field.ts'
import { type FormReply, formReply, signInReply, signUpReply } from './form-reply.ts'
import { accountText } from './messages.ts'
import { findRelyingParty } from './passkeys/relying-party.ts'
import { signInForm, signUpForm } from './schema.ts'
import { readSchool, toChoice } from './school-field.server.ts'
import type { Visitor } from './sessions.server.ts'
import { signUp } from './sign-up-flow.ts'
import { rememberTooYoung, saidTooYoung } from './too-young-cookie.ts'

/** Loads the data of /signup and /signin. */
export async function loadAccountPage(
  { request, context }: PageRequest,
  { title, description }: { title: string; description: string },
) {
  const { services, visitor, isRemote } = readRequest(request, context)
  const { pathname } = new URL(request.url)
  const breadcrumbsList = buildBreadcrumbs(listProductLinks(context.get(productsContext)), title, pathname)
  const selected = services.schools.byOpeid(readSelectedOpeid(visitor.cookies) ?? '')
  const page = {
    school: selected ? toChoice(selected) : null,
    knownSchools: describeKnownSchools(services.schools),
    signOnServices: services.signOn.services,
    hasPasskeys:
      !isRemote && findRelyingParty(services.config, request.headers.get('host') ?? '') !== undefined,
    isTooYoung: saidTooYoung(visitor),
    ...(await describePage(
      context,
      { pageUrl: pathname, title, description, breadcrumbsList },
      // Landing pages are only for visitors who were sent there, so their forms are not indexed either.
      pathname.includes('/lp/') ? { robots: 'noindex' } : {},
    )),
  }
  if (isRemote) return data({ ...page, signedInAs: null, hasAnswers: false })
  const { user, hasAnswers, cookies } = await readVisitor(services, visitor).catch((error) => {
    // The form stays useful, and what was typed into it is not lost to an error page.
    if (!isDatabaseError(error)) throw error
    services.log.error({ err: error }, 'session not read')
    return { user: null, hasAnswers: false, cookies: [] }
  })
  return data(
    { ...page, signedInAs: user && greetingName(user), hasAnswers },
    { headers: cookieHeaders(cookies) },
  )
}

/** Returns who is signed in; for anyone else, whether this browser has answers that a sign-in takes along. */
async function readVisitor(services: Services, visitor: Visitor) {
  const { user, cookies } = await currentUser(services, visitor)
  const hasAnswers = user === null && (await hasBrowserDrafts(services, visitor))
  return { user, hasAnswers, cookies }
}

export async function submitSignUp({ request, context }: PageRequest) {
  const { services, visitor, isRemote } = readRequest(request, context)
  const values = Object.fromEntries(await readPostedForm(request))
  if (clearField in values) return clearAnswers(services, request)
  if (values.ageBand === 'under_13' || saidTooYoung(visitor)) return refuseTooYoung(request, visitor)
  if (isRemote) return failure(needsScript(values))
  const form = signUpForm.safeParse(values)
  const school = readSchool(services.schools, {
    opeid: values.schoolAttendedOpeid?.trim() ?? '',
    keywords: values.keywords?.trim() ?? '',
  })
  const problems = [
    ...(form.success ? [] : toProblems(form.error)),
    ...(school.problem ? [school.problem] : []),
  ]
  if (!form.success || problems.length > 0) return failure(formReply({ problems, values, school }))

  const { ageBand, email, password, firstName, lastName, schoolAttendedOpeid } = form.data
  return unlessUnavailable(formReply({ problems: [], values, school }), services.log, async () => {
    const brought = await describeBrought(services, visitor)
    const { calls, cookies } = directCalls(services, visitor, readReferralCode(new URL(request.url).search))
    const outcome = await signUp(calls, {
      emailAddress: email,
      plaintextPassword: password,
      firstName,
      lastName,
      opeId: schoolAttendedOpeid || undefined,
      ageBand,
    })
    if (!outcome.isDone) {
      if (outcome.answer.error === codeIsNeeded) return askForCode({ request, context }, cookies)
      return failure({ ...signUpReply(outcome, values), school }, { cookies, ...toRetry(outcome.answer) })
    }
    return leave({ request, context }, cookies, { isNewAccount: !outcome.existedBefore, brought })
  })
}

export async function submitSignIn({ request, context }: PageRequest) {
  const { services, visitor, isRemote } = readRequest(request, context)
  const values = Object.fromEntries(await readPostedForm(request))
  if (clearField in values) return clearAnswers(services, request)
  if (isRemote) return failure(needsScript(values))
  const form = signInForm.safeParse(values)
  if (!form.success) return failure(formReply({ problems: toProblems(form.error), values }))

  const { email, password } = form.data
  return unlessUnavailable(formReply({ problems: [], values }), services.log, async () => {
    const brought = await describeBrought(services, visitor)
    const { refusal, cookies } = await signIn(services, visitor, { identifier: email, password })
    if (refusal?.error === codeIsNeeded) return askForCode({ request, context }, cookies)
    if (refusal) return failure(signInReply(refusal, values), { cookies, ...toRetry(refusal) })
    return leave({ request, context }, cookies, { isNewAccount: false, brought })
  })
}

export async function submitSignOut({ request, context }: PageRequest) {
  const { services, visitor, isRemote } = readRequest(request, context)
  if (isRemote) return redirect(href('/'), { status: 303 })
  const { cookies, isRecorded } = await signOut(services, visitor)
  const headers = cookieHeaders(cookies)
  if (!isRecorded) throw data(accountText.signOutUnrecorded, { status: 503, headers })
  return redirect(href('/'), { status: 303, headers })
}

/** Leads to what the page says to somebody under 13. Nothing of the form is stored, shown again or even checked. */
function refuseTooYoung(request: Request, { isSecure }: Visitor) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, {
    status: 303,
    headers: cookieHeaders(rememberTooYoung(isSecure)),
  })
}

/** Clears the answers given in this browser, and shows the form again. */
function clearAnswers(services: Services, request: Request) {
  return unlessUnavailable(formReply({ problems: [], values: {} }), services.log, async () => {
    const cookies = await deleteRecords(services, request.headers.get('cookie'))
    const { pathname, search } = new URL(request.url)
    return redirect(pathname + search, { status: 303, headers: cookieHeaders(cookies) })
  })
}

export function readRequest(request: Request, context: PageRequest['context']) {
  const services = context.get(servicesContext)
  const visitor: Visitor = {
    address: context.get(pageContext).address,
    cookies: request.headers.get('cookie'),
    isSecure: isOverHttps(services.config.siteUrl),
  }
  // If accounts are on another host, the browser must call it directly, because the cookies belong to that
  // host.
  return { services, visitor, isRemote: URL.canParse(services.config.apiUrl) }
}

/** The account API as direct function calls. It keeps the cookies of the last sign-in for the response. */
export function directCalls(services: AccountServices, visitor: Visitor, referralCode?: string) {
  const cookies: string[] = []
  const answer = (refusal: Refusal | null) => refusal ?? {}
  const calls: Pick<AccountClient, 'createAccount' | 'login'> = {
    createAccount: async (account) => answer(await createAccount(services, visitor, account, referralCode)),
    async login(identifier, password) {
      const { refusal, cookies: set } = await signIn(services, visitor, { identifier, password })
      cookies.splice(0, cookies.length, ...set)
      return answer(refusal)
    },
  }
  return { calls, cookies }
}

function needsScript(values: Record<string, string>): FormReply {
  return formReply({ problems: [{ message: accountText.remoteNeedsScript }], values })
}

/**
 * Shows the same page with what was typed, instead of the error page, when the disk is full or the database
 * is unavailable.
 */
export async function unlessUnavailable<Answer>(reply: FormReply, log: Log, work: () => Promise<Answer>) {
  try {
    return await work()
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    log.error({ err: error }, 'form not saved')
    return failure({ ...reply, problems: [{ message: accountText.unavailable }] }, { status: 503 })
  }
}

/** Returns the status and the wait of a form that was refused only for now. */
export function toRetry({ error, retryAfterSeconds }: Answer) {
  if (retryAfterSeconds === undefined) return {}
  return { status: error === 'TOO_MANY_REQUESTS' ? 429 : 503, retryAfterSeconds }
}

export function failure(
  reply: FormReply,
  {
    cookies = [],
    status = 400,
    retryAfterSeconds,
  }: { cookies?: string[]; status?: number; retryAfterSeconds?: number } = {},
) {
  const headers = cookieHeaders(cookies)
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  return data(reply, { status, headers })
}

const codeIsNeeded = 'SECOND_FACTOR_REQUIRED' satisfies Refusal['error']

/** Leads to the second step of a sign-in, which leads on to the same page. */
function askForCode({ request, context }: PageRequest, cookies: string[]) {
  const pages = listReturnPages(context.get(productsContext))
  const address = otherFormAddress(pages, '/signin/code', new URL(request.url))
  return redirect(address, { status: 303, headers: cookieHeaders(cookies) })
}

/** Leads a visitor who has signed in back to where they came from, which says so. */
export function leave(
  { request, context }: PageRequest,
  cookies: string[],
  arrival: { isNewAccount: boolean; brought: string[] },
) {
  const { visitor } = readRequest(request, context)
  const pages = listReturnPages(context.get(productsContext))
  const headers = cookieHeaders([...cookies, arrivalCookie(arrival, visitor.isSecure)])
  return redirect(returnUrl(pages, new URL(request.url)), { status: 303, headers })
}

export function cookieHeaders(cookies: string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}
