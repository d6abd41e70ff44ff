// Opens the modal that the page's address or the page itself names. Without script its link leads to the same
// form on a page of its own, and what the dialog shows is taken from that page.
import { readTexts } from '#app/shell/json-texts.ts'
import { type PromoAsk, promoAddress } from '#app/shell/promo-address.ts'
import { noSuchOffer } from '#app/shell/promo-messages.ts'
import { type PromoTrigger, savedFlag } from '#app/shell/promo-trigger.ts'
import { readFlag, writeFlag } from '#app/shell/session-flags.ts'
import { readStored, writeStored } from '#app/shell/stored.ts'
import { isSubscribed } from '#app/shell/subscription-flag.ts'

/** What a page or its address names. */
export interface NamedPromo {
  identifier: string
  /** The id of an incentive offer, as a link has it. */
  inoid?: string | undefined
  ask?: PromoAsk | undefined
}

interface Opening {
  apiUrl: string
  hydrate(island: HTMLElement): Promise<void>
}

const shownFlag = 'promoShown'
const refusedKey = 'promosRefused'
const offerFailed = 'Failed to fetch offer data'
const modalFailed = 'Failed to fetch modal data'

/**
 * Opens a modal once its data has loaded. Resolves once it closes: to whether its form was submitted, or to
 * undefined when there is none to show, which is logged.
 */
async function openPromo(
  { identifier, inoid, ask }: NamedPromo,
  { apiUrl, hydrate }: Opening,
): Promise<boolean | undefined> {
  let dialog: HTMLDialogElement
  try {
    const offer = inoid ? await fetchOffer(apiUrl, inoid) : undefined
    dialog = await fetchDialog(promoAddress({ identifier, offer, ask }))
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error)
    return undefined
  }
  writeFlag(shownFlag, '1')
  const isSubmitted = await show(dialog, hydrate)
  // Who closes a modal has said no to it: no page opens it by itself again.
  if (!isSubmitted) writeStored(refusedKey, { ...readStored(refusedKey), [identifier]: true })
  return isSubmitted
}

/** From this width in CSS pixels a pop-up leaves some of its page in sight. */
const WIDE = 900

/** Opens the modal that the page's address names; says so when there is none, because a link has promised it. */
export async function openNamed(opening: Opening): Promise<void> {
  const query = new URLSearchParams(location.search)
  const identifier = query.get('pupid')
  if (!identifier) return
  const isDone = await openPromo({ identifier, inoid: query.get('inoid') ?? undefined }, opening)
  if (isDone === undefined) window.pageStore.toasts.error(noSuchOffer)
}

/**
 * The link of a modal opens it. A link with something in between leads on once that is done with: a modal of the
 * page, once, and a pop-up that leads on itself.
 */
export async function handlePress(link: HTMLAnchorElement, opening: Opening): Promise<void> {
  const { promo, between } = link.dataset
  if (promo !== undefined) {
    if ((await openPromo(readTrigger(link), opening)) === undefined) location.assign(link.href)
    return
  }
  const step = readTriggers().find(({ event }) => event === 'LEAVING')
  if (step && mayOpen(step)) await openPromo(step, opening)
  const isPopUp = between === 'pop-up' || (between === 'wide' && innerWidth >= WIDE)
  const dialog = isPopUp ? await fetchDialog(link.href).catch(() => undefined) : undefined
  if (dialog) await show(dialog, opening.hydrate)
  else location.assign(link.href)
}

const readTrigger = ({ dataset }: HTMLElement) => JSON.parse(dataset.promo ?? '') as PromoTrigger
const readTriggers = () => [...document.querySelectorAll<HTMLElement>('a[data-promo]')].map(readTrigger)

const IDLE_MS = 30_000
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

/** Opens the first of the page's modals whose moment has come. */
export function watchPromoEvents(opening: Opening): void {
  const triggers = readTriggers()
  const open = (trigger: PromoTrigger | undefined) => {
    if (trigger && mayOpen(trigger)) void openPromo(trigger, opening)
  }
  const saved = readFlag(savedFlag)
  writeFlag(savedFlag, '')
  const isNew = isNewVisitor()
  open(triggers.find(({ event }) => event === saved || (event === 'NEW_VISITOR' && isNew)))
  const idle = triggers.find(({ event }) => event === 'IDLE')
  if (!idle) return
  let timer = setTimeout(open, IDLE_MS, idle)
  const live = () => {
    clearTimeout(timer)
    timer = setTimeout(open, IDLE_MS, idle)
  }
  for (const sign of signsOfLife) addEventListener(sign, live, { passive: true, capture: true })
}

/**
 * Whether a modal may open by itself: once a visit, never for somebody who has subscribed or said no, and never
 * above a form in use or another dialog.
 */
function mayOpen({ identifier, storageKey }: PromoTrigger): boolean {
  if (readFlag(shownFlag) !== null || isSubscribed(storageKey)) return false
  if (readStored(refusedKey)[identifier] === true) return false
  return !isFormInUse() && document.querySelector('dialog[open], :popover-open') === null
}

function isFormInUse(): boolean {
  if (document.activeElement?.matches('input, select, textarea')) return true
  const typed = [
    ...document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=hidden]), textarea)'),
  ]
  return typed.some((control) =>
    control.type === 'checkbox' || control.type === 'radio'
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue,
  )
}

/** A visitor is new until the end of the first visit to a page that asks. */
function isNewVisitor(): boolean {
  const key = 'visited'
  if (readStored(key).before !== true) writeFlag('isNew', '1')
  writeStored(key, { before: true })
  return readFlag('isNew') !== null
}

async function fetchOffer(apiUrl: string, inoid: string): Promise<string> {
  const address = `${apiUrl}/incentives/offer?${new URLSearchParams({ inoid })}`
  try {
    const response = await fetch(address, { credentials: 'include' })
    const { offer } = readTexts(await response.json(), 'offer')
    if (response.ok && offer) return offer
  } catch {
    // The same as an answer that names no offer.
  }
  throw new Error(offerFailed)
}

/** Makes a dialog of the parts of a page that has a dialog's template. What is parsed here runs no script of its own. */
async function fetchDialog(address: string): Promise<HTMLDialogElement> {
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) throw new Error(modalFailed)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const template = page.querySelector<HTMLTemplateElement>('template[data-modal]')
  const dialog = template?.content.querySelector('dialog')
  const content = page.querySelector('[data-modal-content]')
  const body = dialog?.querySelector('[data-modal-body]')
  if (!dialog || !content || !body) throw new Error(modalFailed)
  body.append(content)
  return document.importNode(dialog, true)
}

/** The browser keeps the focus inside and the page behind inert, and brings the focus back. */
function show(dialog: HTMLDialogElement, hydrate: Opening['hydrate']): Promise<boolean> {
  dialog.addEventListener('click', ({ target }) => {
    const isCloseButton = target instanceof Element && target.closest('button') === closeButton
    if (target === dialog || isCloseButton) dialog.close()
  })
  const closeButton = dialog.querySelector('button')
  document.body.append(dialog)
  dialog.showModal()
  for (const island of dialog.querySelectorAll<HTMLElement>('[data-island]')) void hydrate(island)
  return new Promise((resolve) => {
    dialog.addEventListener('close', ({ target }) => {
      if (target !== dialog) return
      dialog.remove()
      resolve(dialog.returnValue === 'done')
    })
  })
}
