import { data, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { type FoundFields, readOfferText } from '#domain/own-offers/read-offer-text.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { SentForm } from '#kit/forms/sent-form.ts'
import { readOwnItems, removeOwnItem, saveOwnItem } from '#kit/own-items/own-items.server.ts'
import { readOwnOffer, readTyped, toTyped } from './own-offer-form.ts'
import { ownOffersOf } from './own-offers.server.ts'
import type { OwnOffersLine } from './own-offers-line.ts'
import { ownOffersText } from './own-offers-messages.ts'

/** What the page shows again after a form: what was typed or found, and what is wrong with it. */
export interface OwnOffersReply extends SentForm {
  /** What a pasted text said; null if none was read. */
  read: { fields: FoundFields; isCut: boolean } | null
}

/** Loads the visitor's own offers of a product line, and the one whose change the address asks for. */
export async function loadOwnOffers({ request, context }: PageRequest, line: OwnOffersLine) {
  const services = context.get(servicesContext)
  const offers = await readOwnItems(services, request.headers.get('cookie'), ownOffersOf(line.category))
  const changes = findChanged(request)
  const changed = offers.find(({ id }) => id === changes)
  if (changes !== undefined && !changed) throw data(null, { status: 404 })
  const title = changed ? ownOffersText.editTitle(changed.own.lenderName) : line.title
  const description = await describePage(
    context,
    {
      pageUrl: line.paths.yours,
      title: line.title,
      description: ownOffersText.description,
      breadcrumbsList: line.breadcrumbs,
    },
    { robots: 'noindex' },
  )
  return {
    offers,
    changed: changed ? { id: changed.id, values: toTyped(changed.own) } : null,
    today: context.get(pageContext).today(),
    heading: title,
    ...description,
  }
}

/** Reads a pasted text, removes an offer, or stores one. */
export async function answerOwnOffers({ request, context }: PageRequest, line: OwnOffersLine) {
  const form = await readPostedForm(request)
  const asked = form.get('do')
  if (asked === 'read') return readText(form)
  if (asked === 'remove') return remove({ request, context }, line, form.get('offer') ?? '')
  return store({ request, context }, line, form)
}

/** The text ends here: only what was found in it goes on. */
function readText(form: URLSearchParams): OwnOffersReply {
  const { found, isCut } = readOfferText(form.get('text') ?? '')
  return { values: { ...found }, problems: [], read: { fields: found, isCut } }
}

async function remove({ request, context }: PageRequest, { category, paths }: OwnOffersLine, id: string) {
  const services = context.get(servicesContext)
  const wasThere = await removeOwnItem(services, request.headers.get('cookie'), { line: category, id })
  if (!wasThere) throw data(null, { status: 404 })
  return redirect(paths.yours, 303)
}

async function store({ request, context }: PageRequest, line: OwnOffersLine, form: URLSearchParams) {
  const services = context.get(servicesContext)
  const { today, address } = context.get(pageContext)
  const cookies = request.headers.get('cookie')
  const id = findChanged(request)
  if (id !== undefined) {
    const mine = await readOwnItems(services, cookies, ownOffersOf(line.category))
    if (!mine.some((each) => each.id === id)) throw data(null, { status: 404 })
  }
  const values = readTyped(form)
  const refuse = (problems: SentForm['problems'], init: { status: number; headers?: HeadersInit }) =>
    data<OwnOffersReply>({ values, problems, read: null }, init)
  const read = readOwnOffer(values, { today: today(), isRefinance: line.isRefinance })
  if (!read.ok) return refuse(read.problems, { status: 400 })
  const saved = await saveOwnItem(services, { cookies, address }, ownOffersOf(line.category), {
    id,
    own: read.own,
  })
  if (!saved.isSaved)
    return refuse([{ message: ownOffersText.busy }], {
      status: 429,
      headers: { 'Retry-After': String(saved.retryAfterSeconds) },
    })
  if (saved.written === 'gone') throw data(null, { status: 404 })
  if (saved.written === 'full') return refuse([{ message: ownOffersText.full }], { status: 409 })
  const headers = new Headers(saved.cookies.map((cookie) => ['Set-Cookie', cookie]))
  return redirect(`${line.paths.yours}#offer-${saved.written.id}`, { status: 303, headers })
}

/** Returns the id of the offer whose change an address is for. */
function findChanged(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('offer') ?? undefined
}
