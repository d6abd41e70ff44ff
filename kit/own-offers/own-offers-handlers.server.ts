import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import type { KeptOffer, OwnOffer } from '#domain/own-offers/own-offer.ts'
import { type FoundFields, readOfferText } from '#domain/own-offers/read-offer-text.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { SentForm } from '#kit/forms/sent-form.ts'
import { answerOwnItems, loadOwnItems, type OwnItemsPage } from '#kit/own-items/own-items-handlers.server.ts'
import { listDeadlines } from './loan-deadlines.server.ts'
import { readOwnOffer, readTyped, toTyped } from './own-offer-form.ts'
import { ownOffersOf } from './own-offers.server.ts'
import type { OwnOffersLine } from './own-offers-line.ts'
import { ownOffersText } from './own-offers-messages.ts'

/** What the page shows again after a form: what was typed or found, and what is wrong with it. */
export interface OwnOffersReply extends SentForm {
  /** What a pasted text said, if one was read. */
  read?: { fields: FoundFields; isCut: boolean }
}

/** Loads the visitor's own offers of a product line, and the one whose change the address asks for. */
export async function loadOwnOffers(args: PageRequest, line: OwnOffersLine) {
  const { context } = args
  const { kept, changed } = await loadOwnItems(args, ownOffersOf(line.category))
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
    offers: kept,
    hasCalendar: hasCalendar(context, kept),
    changed: changed ? { id: changed.id, values: toTyped(changed.own) } : null,
    today: context.get(pageContext).today(),
    heading: title,
    ...description,
  }
}

/** Whether there are days to put in a calendar, and the line whose file has them is on. */
function hasCalendar(context: PageRequest['context'], offers: readonly KeptOffer[]): boolean {
  const { productLines } = context.get(servicesContext).config
  return productLines.includes('scholarships') && offers.some((offer) => listDeadlines(offer, '').length > 0)
}

/** Reads a pasted text, removes an offer, or stores one. */
export async function answerOwnOffers(args: PageRequest, line: OwnOffersLine) {
  const form = await readPostedForm(args.request)
  if (form.get('do') === 'read') return readText(form)
  return answerOwnItems(args, toPage(line), form)
}

function toPage({ category, paths, isRefinance }: OwnOffersLine): OwnItemsPage<OwnOffer> {
  return {
    items: ownOffersOf(category),
    path: paths.yours,
    readTyped,
    read: (values, today) => readOwnOffer(values, { today, isRefinance }),
    full: ownOffersText.full,
  }
}

/** The text ends here: only what was found in it goes on. */
function readText(form: URLSearchParams): OwnOffersReply {
  const { found, isCut } = readOfferText(form.get('text') ?? '')
  return { values: { ...found }, problems: [], read: { fields: found, isCut } }
}
