import { data, redirect } from 'react-router'
import type { PageRequest } from '#app/page-request.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { deleteRecords } from '#kit/records/owned-records.server.ts'
import { getNextAddress, getResultsAddress, toAddress } from './addresses.ts'
import { changeDraft, type DraftChange } from './drafts.server.ts'
import type { FormReading } from './field.ts'
import { isComplete } from './flow.ts'
import { addToDraft, findFlowDraft, readFlowDraft } from './flow-draft.server.ts'
import { questionText } from './messages.ts'
import { viewOutage, viewProblem } from './problem-view.server.ts'
import type { Questionnaire } from './questionnaire.ts'
import { readForm } from './read-form.ts'
import { type StepView, viewQuestion } from './step-view.server.ts'
import { findAsked, readFacts, readVisit, toFacts, type Visit } from './visit.server.ts'

/**
 * Handles the form of a question page, of the page for checking all answers, or, if the address names no
 * question, of another page that asks some questions in advance. Called by the action of the page.
 */
export async function submitQuestion<Slug extends string, Answers>(
  page: PageRequest,
  questionnaire: Questionnaire<Slug, Answers>,
) {
  const visit = readVisit(page, questionnaire)
  const form = await readPostedForm(page.request)
  if (form.has(clearField)) return clear(visit)
  if (visit.asked === 'check') return redirectToResults(visit)
  const slug = findAsked(visit)
  return slug === undefined ? submitStart(visit, form) : submitAnswer(visit, slug, form)
}

/** A form that submits this field to any address of the questions clears all answers. */
const clearField = 'clear'

async function submitAnswer<Slug extends string, Answers>(
  visit: Visit<Slug, Answers>,
  slug: Slug,
  form: URLSearchParams,
) {
  const values = Object.fromEntries(form)
  let facts = toFacts(visit)
  try {
    facts = await readFacts(visit)
    const { texts, problems, staysOnPage } = readForm(slug, form, facts)
    if (problems.length > 0) return fail(viewQuestion(slug, facts, { values, problems }), 400)
    const change = await save(visit, texts)
    if (!change.isSaved)
      return refuseMore(change, viewProblem(visit, questionText.problem.tooMany, { facts, values }))
    return staysOnPage
      ? redirect(toAddress(facts, slug), { status: 303, headers: toCookieHeaders(change.cookies) })
      : redirectToNext(visit, change)
  } catch (error) {
    return fail(viewOutage(visit, error, questionText.problem.unavailable, { facts, values }), 503)
  }
}

/** Invalid answers are ignored here, because their question is asked again later in the flow. */
async function submitStart<Slug extends string, Answers>(visit: Visit<Slug, Answers>, form: URLSearchParams) {
  const texts: Record<string, string> = {}
  for (const slug of visit.questionnaire.askedBefore) {
    Object.assign(texts, readForm(slug, form, toFacts(visit)).texts)
  }
  try {
    // Does not start a draft if there is nothing to save.
    if (Object.values(texts).every((text) => text === ''))
      return redirect(getNextAddress(visit.asked, await readFacts(visit)), { status: 303 })
    const change = await save(visit, texts)
    return change.isSaved
      ? redirectToNext(visit, change)
      : refuseMore(change, viewProblem(visit, questionText.problem.tooMany))
  } catch (error) {
    return fail(viewOutage(visit, error, questionText.problem.unavailable), 503)
  }
}

/**
 * Adds answers to the draft. The draft is read again, because another tab may have changed it in the
 * meantime.
 */
function save<Slug extends string, Answers>(
  { services, request, address, questionnaire, flow, today }: Visit<Slug, Answers>,
  texts: FormReading['texts'],
): Promise<DraftChange> {
  const visitor = { cookies: request.headers.get('cookie'), address }
  return changeDraft(services, visitor, flow, (before) =>
    addToDraft(questionnaire, before, { flow, texts, today }),
  )
}

function redirectToNext<Slug extends string, Answers>(
  visit: Visit<Slug, Answers>,
  { draft, cookies }: Extract<DraftChange, { isSaved: true }>,
) {
  const answers = readFlowDraft(visit.questionnaire, draft, visit.today)?.answers
  return redirect(getNextAddress(visit.asked, toFacts(visit, answers)), {
    status: 303,
    headers: toCookieHeaders(cookies),
  })
}

/** Leads from the page for checking all answers to the results. */
async function redirectToResults<Slug extends string, Answers>(visit: Visit<Slug, Answers>) {
  try {
    const draft = await findFlowDraft(visit.questionnaire, visit.services, visit.request)
    const facts = toFacts(visit, draft?.answers)
    if (!isComplete(visit.flow, facts.answers))
      return redirect(getNextAddress(visit.asked, facts), { status: 303 })
    // If the draft was made in another flow, the results count as the visitor's own only once the draft
    // contains the answers checked here.
    if (draft?.flow !== visit.flow) await save(visit, {})
    return redirect(getResultsAddress(facts), { status: 303 })
  } catch (error) {
    return fail(viewOutage(visit, error, questionText.problem.unreadable), 503)
  }
}

async function clear<Slug extends string, Answers>(visit: Visit<Slug, Answers>) {
  try {
    const cookies = await deleteRecords(visit.services, visit.request.headers.get('cookie'))
    return redirect(visit.questionnaire.start, { status: 303, headers: toCookieHeaders(cookies) })
  } catch (error) {
    return fail(viewOutage(visit, error, questionText.problem.notCleared), 503)
  }
}

function refuseMore<View>({ retryAfterSeconds }: Extract<DraftChange, { isSaved: false }>, view: View) {
  return data(view, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } })
}

function fail<Slug extends string, Answers>(view: StepView<Slug, Answers>, status: 400 | 503) {
  return data(view, { status })
}

export function toCookieHeaders(cookies: string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}
