import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { pageContext, servicesContext } from '#app/context.ts'
import { knownSchools } from '#app/features/schools/known-schools.ts'
import { readSelectedOpeid } from '#app/features/schools/selected-school.ts'
import type { Log } from '#app/services.ts'
import type { AccountClient } from '#app/shell/account-client.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { greetingName } from '#app/shell/signed-in-cookie.ts'
import { isDatabaseError } from '#database/errors.ts'
import {
  type AccountServices,
  createAccount,
  currentUser,
  type Refusal,
  signIn,
  signOut,
} from './accounts.server.ts'
import { type FormProblem, type FormReply, formReply, signInReply, signUpReply } from './form-reply.ts'
import { returnAddress } from './return-address.ts'
import { signInForm, signUpForm } from './schema.ts'
import { readSchool, toChoice } from './school-field.server.ts'
import type { Visitor } from './sessions.server.ts'
import { signUp } from './sign-up-flow.ts'
import { words } from './words.ts'

interface PageRequest {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** What /signup and /signin know before anything is posted. */
export async function loadAccountPage(
  { request, context }: PageRequest,
  { title, description }: { title: string; description: string },
) {
  const { services, visitor, isRemote } = readRequest(request, context)
  const { pathname } = new URL(request.url)
  const selected = services.schools.byOpeid(readSelectedOpeid(visitor.cookies) ?? '')
  const page = {
    school: selected ? toChoice(selected) : null,
    knownSchools: knownSchools(services.schools),
    ...(await describePage(
      context,
      { pageUrl: pathname, title, description, breadcrumbsList: [{ name: title, item: pathname }] },
      // Landers are for those who were sent there, and so are the forms behind them.
      pathname.includes('/lp/') ? { robots: 'noindex' } : {},
    )),
  }
  if (isRemote) return data({ ...page, signedInAs: null })
  const { user, cookies } = await currentUser(services, visitor)
  return data({ ...page, signedInAs: user && greetingName(user) }, { headers: cookieHeaders(cookies) })
}

export async function submitSignUp({ request, context }: PageRequest) {
  const { services, visitor, isRemote } = readRequest(request, context)
  const values = await readForm(request)
  if (isRemote) return failure(needsScript(values))
  const form = signUpForm.safeParse(values)
  const school = readSchool(services.schools, {
    opeid: values.schoolAttendedOpeid?.trim() ?? '',
    keywords: values.keywords?.trim() ?? '',
  })
  const problems = [
    ...(form.success ? [] : problemsOf(form.error)),
    ...(school.problem ? [school.problem] : []),
  ]
  if (!form.success || problems.length > 0) return failure(formReply({ problems, values, school }))

  const { email, password, firstName, lastName, schoolAttendedOpeid } = form.data
  return unlessUnavailable(formReply({ problems: [], values, school }), services.log, async () => {
    const { calls, cookies } = directCalls(services, visitor)
    const outcome = await signUp(calls, {
      emailAddress: email,
      plaintextPassword: password,
      firstName,
      lastName,
      opeId: schoolAttendedOpeid || undefined,
    })
    if (!outcome.isDone) return failure({ ...signUpReply(outcome, values), school }, { cookies })
    return leave(request, cookies)
  })
}

export async function submitSignIn({ request, context }: PageRequest) {
  const { services, visitor, isRemote } = readRequest(request, context)
  const values = await readForm(request)
  if (isRemote) return failure(needsScript(values))
  const form = signInForm.safeParse(values)
  if (!form.success) return failure(formReply({ problems: problemsOf(form.error), values }))

  const { email, password } = form.data
  return unlessUnavailable(formReply({ problems: [], values }), services.log, async () => {
    const { refusal, cookies } = await signIn(services, visitor, { identifier: email, password })
    if (refusal) return failure(signInReply(refusal, values), { cookies })
    return leave(request, cookies)
  })
}

export async function submitSignOut({ request, context }: PageRequest) {
  const { services, visitor, isRemote } = readRequest(request, context)
  const cookies = isRemote ? [] : await signOut(services, visitor)
  return redirect('/', { status: 303, headers: cookieHeaders(cookies) })
}

function readRequest(request: Request, context: PageRequest['context']) {
  const services = context.get(servicesContext)
  const visitor: Visitor = {
    address: context.get(pageContext).address,
    cookies: request.headers.get('cookie'),
    isSecure: isOverHttps(services.config.siteUrl),
  }
  // With the accounts on another host the browser itself must talk to it: its cookies are that host's.
  return { services, visitor, isRemote: URL.canParse(services.config.apiUrl) }
}

/** A body that is no form is a form with nothing in it: the page then asks for every field. */
async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData())
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** The account calls without a network between; the cookies of the last sign-in are kept for the answer. */
function directCalls(services: AccountServices, visitor: Visitor) {
  const cookies: string[] = []
  const answer = (refusal: Refusal | null) => refusal ?? {}
  const calls: Pick<AccountClient, 'createAccount' | 'login'> = {
    createAccount: async (account) => answer(await createAccount(services, visitor, account)),
    async login(identifier, password) {
      const { refusal, cookies: set } = await signIn(services, visitor, { identifier, password })
      cookies.splice(0, cookies.length, ...set)
      return answer(refusal)
    },
  }
  return { calls, cookies }
}

/** One problem for each field, in the form's order. */
function problemsOf(error: z.ZodError): FormProblem[] {
  const fieldErrors = Object.entries(z.flattenError(error).fieldErrors)
  return fieldErrors.flatMap(([field, messages]) =>
    Array.isArray(messages) && messages[0] ? [{ field, message: String(messages[0]) }] : [],
  )
}

function needsScript(values: Record<string, string>): FormReply {
  return formReply({ problems: [{ message: words.remoteNeedsScript }], values })
}

/** A full disk or a database out of reach: the same page, with what was typed kept, instead of the error page. */
async function unlessUnavailable<Answer>(reply: FormReply, log: Log, work: () => Promise<Answer>) {
  try {
    return await work()
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    log.error({ err: error }, 'form not saved')
    return failure({ ...reply, problems: [{ message: words.unavailable }] }, { status: 503 })
  }
}

function failure(reply: FormReply, { cookies = [] as string[], status = 400 } = {}) {
  return data(reply, { status, headers: cookieHeaders(cookies) })
}

function leave(request: Request, cookies: string[]) {
  return redirect(returnAddress(new URL(request.url)), { status: 303, headers: cookieHeaders(cookies) })
}

function cookieHeaders(cookies: string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}
