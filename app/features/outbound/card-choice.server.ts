import { href, type RouterContextProvider } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import type { Card } from '#domain/cards/card.ts'
import { productLines } from '#domain/product-line.ts'
import { getCarriedAnswers } from './carried-answers.ts'
import { recordClick } from './record-click.server.ts'

const ages = ['under_18', 'from_18_to_20', 'from_21'] as const
export type Age = (typeof ages)[number]

/** What the page before an issuer shows. */
export interface CardChoice {
  kind: 'card'
  /** Undefined when the address names none. */
  card: Card | undefined
  /** Undefined until the visitor answers; it stands in the address and nowhere else. */
  age: Age | undefined
  /** Whether the question was sent back without an answer. */
  isAgeMissing: boolean
  isPaid: boolean
  /** The address of the list that the card was chosen from. */
  listAddress: string
  /** The address that asks for the age again. */
  askAddress: string
}

/** Whether an address is about a card. */
export function isAboutCard(query: URLSearchParams): boolean {
  return query.get('line') === productLines.CC.category
}

/** Loads the chosen card; undefined when there is no such card. */
export async function loadCardChoice(
  query: URLSearchParams,
  context: Readonly<RouterContextProvider>,
): Promise<CardChoice | undefined> {
  const asked = query.get('offer')
  const { creditCards } = context.get(servicesContext)
  const card = await findCard(context, asked)
  if (asked !== null && !card) return undefined
  const paid = await creditCards.paidIssuers()
  return {
    kind: 'card',
    card,
    age: readAge(query.get('age')),
    isAgeMissing: query.has('missing'),
    isPaid: card !== undefined && paid.has(card.issuerId),
    listAddress: toListAddress(query),
    askAddress: card ? toAddress(query, card) : '',
  }
}

/**
 * Takes the choice of a card, or the answer to the question about age that follows it. What somebody under 18
 * chose is not recorded.
 * @returns where to go next; undefined when there is no such card
 */
export async function takeCardChoice(
  { query, form }: { query: URLSearchParams; form: FormData },
  context: Readonly<RouterContextProvider>,
): Promise<string | undefined> {
  const card = await findCard(context, form.get('offer'))
  if (!card) return undefined
  const answer = form.get('age')
  const age = readAge(answer ?? query.get('age'))
  if (age === undefined) return toAddress(query, card, form.has('asked') ? ['missing', '1'] : undefined)
  if (age !== 'under_18')
    await recordClick(context.get(servicesContext), { offerId: card.id, opeid: '' })
  return toAddress(query, card, ['age', age])
}

async function findCard(
  context: Readonly<RouterContextProvider>,
  id: FormDataEntryValue | null,
): Promise<Card | undefined> {
  const cards = await context.get(servicesContext).creditCards.cards(context.get(pageContext).today())
  return cards.find((card) => card.id === id)
}

function readAge(text: FormDataEntryValue | null): Age | undefined {
  return ages.find((age) => age === text)
}

/** The list then judges by the same age. */
function toListAddress(query: URLSearchParams): string {
  const carried = new URLSearchParams(getCarriedAnswers(query)).toString()
  const list = href('/credit-cards/marketplace')
  return carried ? `${list}?${carried}` : list
}

function toAddress(query: URLSearchParams, card: Card, more?: [name: string, value: string]): string {
  const carried = getCarriedAnswers(query).filter(([name]) => name !== 'age' && name !== 'missing')
  const entries = [
    ['offer', card.id],
    ['line', productLines.CC.category],
    ...carried,
    ...(more ? [more] : []),
  ]
  return `${href('/interstitial')}?${new URLSearchParams(entries)}`
}
