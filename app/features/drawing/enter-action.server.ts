import { data, href, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { RETRY_AFTER_SECONDS } from '#app/errors.ts'
import type { PageRequest } from '#app/page-request.ts'
import { isOldEnough, type ReadBirthday, readBirthday } from '#domain/drawing/age.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { SentForm } from '#kit/forms/sent-form.ts'
import { toProblems } from '#kit/forms/to-problems.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import { readAgeCheck, rememberAgeCheck } from './age-cookie.ts'
import { askToEnter, confirmEntry } from './enter.server.ts'
import { entryForm } from './enter-form.ts'
import { enterText } from './enter-messages.ts'

const path = href('/about/scholarship-drawing-rules/enter')

/** Takes the date of birth, after it the address, and the press on the link of the email. */
export async function handleEntryForm({ request, context }: PageRequest) {
  const { siteUrl } = context.get(servicesContext).config
  const values = Object.fromEntries(await readPostedForm(request))
  if (values.step === 'confirm') return handleConfirmation(values.key ?? '', context)
  // Somebody who was refused is refused again.
  const ageCheck = readAgeCheck(request.headers.get('cookie'), siteUrl)
  if (ageCheck === 'refused') return redirect(path, 303)
  if (values.step !== 'entry') return handleBirthday(values, context)
  if (ageCheck === 'unknown') return redirect(path, 303)
  return handleEntry(values, { request, context })
}

/** The link shows what became of it. */
async function handleConfirmation(key: string, context: PageRequest['context']) {
  const services = context.get(servicesContext)
  const id = services.signedLinks.read('enter-drawing', key)
  if (id !== undefined) await confirmEntry(services, id)
  return redirect(`${path}?${new URLSearchParams({ key })}`, 303)
}

/** Compares the date of birth with today's date, and stores nothing of it but yes or no in a cookie. */
function handleBirthday(values: Readonly<Record<string, string>>, context: PageRequest['context']) {
  const { month = '', day = '', year = '' } = values
  const today = context.get(pageContext).today()
  const read = readBirthday({ month, day, year }, today)
  if (!read.ok) return refuse({ values: { month, day, year }, problems: [toProblem(read)] }, 400)
  const { siteUrl } = context.get(servicesContext).config
  const cookie = rememberAgeCheck(isOldEnough(read.bornOn, today), siteUrl)
  return redirect(path, { status: 303, headers: { 'Set-Cookie': cookie } })
}

function toProblem({ problem, part }: Extract<ReadBirthday, { ok: false }>) {
  const { problems } = enterText.age
  return { field: part, message: problem === 'incomplete' ? problems.incomplete[part] : problems[problem] }
}

async function handleEntry(values: Readonly<Record<string, string>>, { request, context }: PageRequest) {
  const services = context.get(servicesContext)
  const checked = entryForm.safeParse(values)
  if (!checked.success) return refuse({ values, problems: toProblems(checked.error) }, 400)
  const entrant = {
    email: checked.data.email,
    cookies: request.headers.get('cookie'),
    address: context.get(pageContext).address,
  }
  try {
    const asking = await askToEnter(services, entrant, 'free')
    if (asking.outcome === 'too_many') {
      const problems = [{ message: enterText.entry.problems.tooMany }]
      return refuse({ values, problems }, 429, asking.retryAfterSeconds)
    }
    return redirect(asking.outcome === 'asked' ? `${path}?asked` : path, 303)
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    services.log.error({ err: error }, 'an entry could not be stored')
    const problems = [{ message: enterText.entry.problems.unavailable }]
    return refuse({ values, problems }, 503, RETRY_AFTER_SECONDS)
  }
}

function refuse(reply: SentForm, status: number, retryAfterSeconds?: number) {
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
  return data(reply, { status, ...(headers && { headers }) })
}
