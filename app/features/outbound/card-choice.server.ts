import { href, type RouterContextProvider } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { type AgeGroup, ageGroups } from '#domain/cards/applicant.ts'
import type { Card } from '#domain/cards/card.ts'
import { productLines } from '#domain/product-line.ts'
import { getListParams } from './list-params.ts'
import { recordClick } from './record-click.server.ts'

/** What the page before an issuer shows. */
export interface CardChoice {
  /** Undefined when the address names none. */
  card: Card | undefined
  /** Undefined unless the visitor gave it on the list. */
  age: AgeGroup | undefined
  isPaid: boolean
  /** The address of the list that the card was chosen from. */
  listAddress: string
  /** The address that asks for the age again; empty when there is nothing to ask. */
  askAddress: string
}

/** Whether an address is about a card. */
export function isAboutCard(query: URLSearchParams): boolean {
  return query.get('line') === productLines.CC.category
}

interface CardRequest {
  query: URLSearchParams
  /** Whether the visitor's account says so, which no answer changes. */
  isUnder18: boolean
}

/** Loads the chosen card; undefined when there is no such card. */
export async function loadCardChoice(
  { query, isUnder18 }: CardRequest,
  context: Readonly<RouterContextProvider>,
): Promise<CardChoice | undefined> {
  const asked = query.get('offer')
  const card = await findCard(context, asked)
  if (asked !== null && !card) return undefined
  const paid = await context.get(servicesContext).cards.paidIssuers()
  return {
    card,
    age: isUnder18 ? 'under_18' : readAge(query.get('age')),
    isPaid: card !== undefined && paid.has(card.issuerId),
    listAddress: toListAddress(query),
    askAddress: card && !isUnder18 ? toAddress(withoutAge(query), card) : '',
  }
}

/** Where a choice leads, or the answer to the question about age; `age` is undefined when it has none. */
export type CardChoiceResult = { to: string } | { age: AgeGroup | undefined }

/**
 * Takes the choice of a card, or the answer to the question about age that follows it. The answer comes in the body
 * of the request, so that no address, history or log holds it. What somebody under 18 chose
 * is not recorded.
 * @returns undefined when there is no such card
 */
export async function handleCardChoice(
  { query, form, isUnder18 }: CardRequest & { form: URLSearchParams },
  context: Readonly<RouterContextProvider>,
): Promise<CardChoiceResult | undefined> {
  const card = await findCard(context, form.get('offer'))
  if (!card) return undefined
  const isAnswer = form.has('asked')
  const age = isUnder18 ? 'under_18' : readAge(isAnswer ? form.get('age') : query.get('age'))
  const { address } = context.get(pageContext)
  if (age && age !== 'under_18')
    await recordClick(context.get(servicesContext), { offerId: card.id, opeid: '', address })
  return isAnswer ? { age } : { to: toAddress(query, card) }
}

async function findCard(
  context: Readonly<RouterContextProvider>,
  id: string | null,
): Promise<Card | undefined> {
  const cards = await context.get(servicesContext).cards.cards(context.get(pageContext).today())
  return cards.find((card) => card.id === id)
}

function readAge(text: string | null): AgeGroup | undefined {
  return ageGroups.find((age) => age === text)
}

function toListAddress(query: URLSearchParams): string {
  const carried = new URLSearchParams(getListParams(query)).toString()
  const list = href('/credit-cards/marketplace')
  return carried ? `${list}?${carried}` : list
}

function toAddress(query: URLSearchParams, card: Card): string {
  const entries = [['offer', card.id], ['line', productLines.CC.category], ...getListParams(query)]
  return `${href('/interstitial')}?${new URLSearchParams(entries)}`
}

function withoutAge(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== 'age'))
}
