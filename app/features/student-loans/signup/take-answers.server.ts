import { data, type RouterContextProvider, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { changeDraft, type DraftChange, deleteDraft } from '#app/drafts/drafts.server.ts'
import { knownSchools } from '#app/features/schools/known-schools.ts'
import { type Answers, writeAnswers } from '#app/features/student-loans/answers.ts'
import { describeLoanPage } from '#app/features/student-loans/describe-page.server.ts'
import { readDraftAnswers, toLoanDraft } from '#app/features/student-loans/loan-draft.server.ts'
import { paths } from '#app/features/student-loans/paths.ts'
import { isDatabaseError } from '#database/errors.ts'
import { type FlowName, flowAddress, flowNames, flows, isComplete, keepPath } from './flows.ts'
import { type QuestionSlug, questionSlugs } from './questions.ts'
import { fieldText, readForm } from './read-form.ts'
import { readSchoolForm, readSchoolWords } from './read-school.server.ts'
import { words } from './signup-words.ts'
import {
  addressAfter,
  noneParam,
  offersOf,
  type StepFacts,
  type StepView,
  stepAt,
  viewQuestion,
} from './step.server.ts'

interface PageRequest {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** What an address of the questions shows. */
export async function loadStep(page: PageRequest) {
  const visit = readVisit(page)
  try {
    const step = stepAt(visit.asked, await readFacts(visit))
    return 'goTo' in step ? redirect(step.goTo) : await pageData(visit, step.show)
  } catch (error) {
    return pageData(visit, unavailable(visit, error, words.problem.unreadable), 503)
  }
}

async function pageData({ context, services, flow }: Visit, view: StepView, status = 200) {
  const path = flowAddress(flow)
  const { name, description } = words
  const said = await describeLoanPage(context, { path, name, description })
  return data({ view, known: knownSchools(services.schools), ...said }, { status })
}

/**
 * Takes the form of a question's page; of the check of all answers; or, where the address names no question, what a page that
 * leads here asked already: a school and an amount.
 */
export async function takeStep({ request, context }: PageRequest) {
  const visit = readVisit({ request, context })
  const form = await readBody(request)
  if (form.has(clearField)) return clear(visit)
  if (visit.asked === 'check') return leave(visit)
  const slug = questionSlugs.find((slug) => slug === visit.asked)
  return slug ? takeQuestion(visit, slug, form) : takeStart(visit, form)
}

/** A form that posts this field to any address of the questions clears everything that was answered. */
const clearField = 'clear'

interface Visit {
  context: PageRequest['context']
  services: ReturnType<typeof readServices>
  request: Request
  flow: FlowName
  /** That the request came from, for the limits. */
  address: string
  /** `?question=`, whatever it says. */
  asked: string | null
  from: StepFacts['from']
  hasNone: boolean
  /** 'YYYY-MM-DD' */
  today: string
}

function readVisit({ request, context }: PageRequest): Visit {
  const { pathname, searchParams } = new URL(request.url)
  const { address, today } = context.get(pageContext)
  const from = searchParams.get('from')
  return {
    context,
    services: readServices(context),
    request,
    address,
    flow: flowNames.find((name) => pathname.replace(/\/$/, '') === flowAddress(name)) ?? 'signup',
    asked: searchParams.get('question'),
    from: from === 'check' || from === 'offers' ? from : null,
    hasNone: searchParams.has(noneParam),
    today: today(),
  }
}

function readServices(context: PageRequest['context']) {
  return context.get(servicesContext)
}

async function readFacts(visit: Visit): Promise<StepFacts> {
  const draft = await readDraftAnswers(visit.services, visit.request)
  return factsOf(visit, draft?.answers)
}

function factsOf({ services, flow, from, hasNone, today }: Visit, answers: Answers = {}): StepFacts {
  const given = answers.age === 'minor' ? {} : flows[flow].given
  return { flow, answers: { ...answers, ...given }, directory: services.schools, today, from, hasNone }
}

/** A body that is no form is a form with nothing in it: the page then asks again. */
async function readBody(request: Request): Promise<URLSearchParams> {
  const form = await request.formData().catch(() => new FormData())
  return new URLSearchParams(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

async function takeQuestion(visit: Visit, slug: QuestionSlug, form: URLSearchParams) {
  const values = Object.fromEntries(form)
  const sent = { slug, values, keywords: form.get('keywords') ?? undefined }
  let facts = factsOf(visit)
  try {
    facts = await readFacts(visit)
    const { answers, problems, keywords } =
      slug === 'school'
        ? readSchoolForm(form, facts.directory)
        : { ...readForm(slug, form, { before: facts.answers, today: facts.today }), keywords: undefined }
    if (problems.length > 0) {
      return failure(viewQuestion(slug, facts, { values, problems, keywords }), 400)
    }
    const change = await keep(visit, answers)
    return change.isKept
      ? goOn(visit, change)
      : tooMany(change, viewProblem(facts, words.problem.tooMany, sent))
  } catch (error) {
    return failure(unavailable(visit, error, words.problem.unavailable, { facts, ...sent }), 503)
  }
}

/** What cannot be read of these answers is asked again when its question comes, so nothing is refused here. */
async function takeStart(visit: Visit, form: URLSearchParams) {
  const { today, services } = visit
  const amount = fieldText(form, 'amount')
  const answers = {
    ...(amount && readForm('amount', form, { before: {}, today }).answers),
    ...readSchoolWords(form, services.schools),
  }
  try {
    // Nothing to keep begins no draft.
    if (Object.keys(writeAnswers(answers)).length === 0)
      return redirect(addressAfter(visit.asked, await readFacts(visit)), { status: 303 })
    const change = await keep(visit, answers)
    return change.isKept
      ? goOn(visit, change)
      : tooMany(change, viewProblem(factsOf(visit), words.problem.tooMany))
  } catch (error) {
    return failure(unavailable(visit, error, words.problem.unavailable), 503)
  }
}

/** Adds answers to the draft and goes on. Another tab may have answered meanwhile, so the draft is read again. */
function keep({ services, request, address, flow, today }: Visit, answers: Answers): Promise<DraftChange> {
  const visitor = { cookies: request.headers.get('cookie'), address }
  return changeDraft(services, visitor, (before) => {
    const kept = keepPath(flow, { ...toLoanDraft(before, today)?.answers, ...answers })
    return { flow, answers: writeAnswers(kept) }
  })
}

function goOn(visit: Visit, { draft, cookies }: Extract<DraftChange, { isKept: true }>) {
  const answers = toLoanDraft(draft, visit.today)?.answers
  return redirect(addressAfter(visit.asked, factsOf(visit, answers)), {
    status: 303,
    headers: cookieHeaders(cookies),
  })
}

/** From the check of all answers to the offers. */
async function leave(visit: Visit) {
  try {
    const draft = await readDraftAnswers(visit.services, visit.request)
    const facts = factsOf(visit, draft?.answers)
    if (!isComplete(facts)) return redirect(addressAfter(visit.asked, facts), { status: 303 })
    // Answered in another variant: the offers are the visitor's own only once the draft says what was checked here.
    if (draft?.flow !== visit.flow) await keep(visit, {})
    return redirect(offersOf(facts), { status: 303 })
  } catch (error) {
    return failure(unavailable(visit, error, words.problem.unreadable), 503)
  }
}

async function clear(visit: Visit) {
  try {
    const cookies = await deleteDraft(visit.services, visit.request.headers.get('cookie'))
    return redirect(paths.landing, { status: 303, headers: cookieHeaders(cookies) })
  } catch (error) {
    return failure(unavailable(visit, error, words.problem.notCleared), 503)
  }
}

/** A full disk or a database out of reach: the question again, with what was entered, instead of the error page. */
function unavailable(
  visit: Visit,
  error: unknown,
  message: string,
  { facts = factsOf(visit), ...sent }: Sent & { facts?: StepFacts } = {},
): StepView {
  if (!isDatabaseError(error)) throw error
  visit.services.log.error({ err: error }, 'answers not kept')
  const slug = questionSlugs.find((slug) => slug === visit.asked)
  return viewProblem(facts, message, { ...(slug && { slug }), ...sent })
}

interface Sent {
  slug?: QuestionSlug
  values?: Record<string, string>
  keywords?: string | undefined
}

/** A question with what was sent, and why it was not kept. */
function viewProblem(facts: StepFacts, message: string, { slug = 'age', values = {}, keywords }: Sent = {}) {
  return viewQuestion(slug, facts, { values, problems: [{ message }], keywords })
}

function tooMany({ retryAfterSeconds }: Extract<DraftChange, { isKept: false }>, view: StepView) {
  return data(view, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } })
}

function failure(view: StepView, status: 400 | 503) {
  return data(view, { status })
}

function cookieHeaders(cookies: string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}
