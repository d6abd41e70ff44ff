import { data, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import type { Problem, SentForm, Values } from '#kit/forms/sent-form.ts'
import { type OwnItem, type OwnItems, readOwnItems, removeOwnItem, saveOwnItem } from './own-items.server.ts'
import { ownItemAnchor, ownItemsText } from './own-items-messages.ts'

/** The page on which a visitor enters their own items of a product line, and how it reads its form. */
export interface OwnItemsPage<Item> {
  items: OwnItems<Item>
  /** Its address. */
  path: string
  /** Returns what was typed, to read and to show again. */
  readTyped: (form: URLSearchParams) => Values
  /** @param today `YYYY-MM-DD` */
  read: (
    values: Values,
    today: string,
  ) => { ok: true; own: Item } | { ok: false; problems: readonly Problem[] }
  /** What is said to a visitor who has as many as the page holds. */
  full: string
}

/**
 * Reads the visitor's own items, and finds the one whose change the address asks for.
 * @throws a 404 if the visitor does not have that one
 */
export async function loadOwnItems<Item>({ request, context }: PageRequest, items: OwnItems<Item>) {
  const kept = await readOwnItems(context.get(servicesContext), request.headers.get('cookie'), items)
  const id = findChanged(request)
  return { kept, changed: id === undefined ? undefined : findMine(kept, id) }
}

/**
 * Removes the item that the form names, or stores the one that was typed; then leads back to the page.
 * @returns a redirect, or the form to show again: 400 if it was refused, 409 if there are too many, 429 if too many new visitors came from the address
 * @throws a 404 if the visitor does not have the item
 */
export async function answerOwnItems<Item>(
  args: PageRequest,
  page: OwnItemsPage<Item>,
  form: URLSearchParams,
) {
  return form.get('do') === 'remove' ? remove(args, page, form.get('item') ?? '') : store(args, page, form)
}

async function remove<Item>({ request, context }: PageRequest, page: OwnItemsPage<Item>, id: string) {
  const { line } = page.items
  const cookies = request.headers.get('cookie')
  const wasThere = await removeOwnItem(context.get(servicesContext), cookies, { line, id })
  if (!wasThere) throw data(null, { status: 404 })
  return redirect(page.path, 303)
}

async function store<Item>(
  { request, context }: PageRequest,
  { items, path, readTyped, read, full }: OwnItemsPage<Item>,
  form: URLSearchParams,
) {
  const services = context.get(servicesContext)
  const { today, address } = context.get(pageContext)
  const cookies = request.headers.get('cookie')
  const id = findChanged(request)
  if (id !== undefined) findMine(await readOwnItems(services, cookies, items), id)
  const values = readTyped(form)
  const refuse = (problems: readonly Problem[], init: { status: number; headers?: HeadersInit }) =>
    data<SentForm>({ values, problems }, init)
  const typed = read(values, today())
  if (!typed.ok) return refuse(typed.problems, { status: 400 })
  const saved = await saveOwnItem(services, { cookies, address }, items, { id, own: typed.own })
  if (!saved.isSaved)
    return refuse([{ message: ownItemsText.busy }], {
      status: 429,
      headers: { 'Retry-After': String(saved.retryAfterSeconds) },
    })
  if (saved.written === 'gone') throw data(null, { status: 404 })
  if (saved.written === 'full') return refuse([{ message: full }], { status: 409 })
  const headers = new Headers(saved.cookies.map((cookie) => ['Set-Cookie', cookie]))
  return redirect(`${path}#${ownItemAnchor(saved.written.id)}`, { status: 303, headers })
}

/** Returns the id of the item whose change an address is for. */
function findChanged(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('item') ?? undefined
}

function findMine<Item>(kept: readonly OwnItem<Item>[], id: string): OwnItem<Item> {
  const mine = kept.find((each) => each.id === id)
  if (!mine) throw data(null, { status: 404 })
  return mine
}
