// Opens the modal that the page's address or the page itself names. Without script its link leads to the same
// form on a page of its own, and what the dialog shows is taken from that page.
import { type PromoAsk, promoAddress } from '#app/shell/promo-address.ts'

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

const offerFailed = 'Failed to fetch offer data'
const modalFailed = 'Failed to fetch modal data'

/**
 * Opens a modal once its data has loaded. Resolves once it closes: to whether its form was submitted, or to
 * undefined when there is none to show, which is logged.
 */
export async function openPromo(
  { identifier, inoid, ask }: NamedPromo,
  { apiUrl, hydrate }: Opening,
): Promise<boolean | undefined> {
  let dialog: HTMLDialogElement
  try {
    const offer = inoid ? await fetchOffer(apiUrl, inoid) : undefined
    dialog = await fetchDialog(promoAddress({ identifier, offer, ask }))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
  return show(dialog, hydrate)
}

async function fetchOffer(apiUrl: string, inoid: string): Promise<string> {
  const address = `${apiUrl}/incentives/offer?${new URLSearchParams({ inoid })}`
  try {
    const response = await fetch(address, { credentials: 'include' })
    const body: unknown = await response.json()
    const offer: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'offer') : undefined
    if (response.ok && typeof offer === 'string') return offer
  } catch {
    // The same as an answer that names no offer.
  }
  throw new Error(offerFailed)
}

/** Makes a dialog of the parts of a modal's page. What is parsed here runs no script of its own. */
async function fetchDialog(address: string): Promise<HTMLDialogElement> {
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) throw new Error(modalFailed)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const template = page.querySelector<HTMLTemplateElement>('template[data-promo-dialog]')
  const dialog = template?.content.querySelector('dialog')
  const content = page.querySelector('[data-promo-content]')
  const body = dialog?.querySelector('[data-promo-body]')
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
