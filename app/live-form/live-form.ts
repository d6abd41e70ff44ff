import { Idiomorph } from 'idiomorph'
import { debounce } from '#app/ui/debounce.ts'
import { showSavedCount } from '#app/ui/saved-count.ts'
import { savedInPlace } from '#app/ui/saved-in-place.ts'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Updates a list while the visitor changes its form; with `data-live="submit"`, only when the form is
 * submitted, and likewise for one field of it. It fetches the form's address with the form's values and morphs each marked part
 * (`data-live-part`, with an id) into the same part of the fetched page. The address bar then shows that
 * page's `data-address`, or else its full address, and screen readers announce its `data-said`. Ranking,
 * filtering and counting stay on the server. If the request fails, the form is submitted normally.
 */
export function startLiveForm(form: HTMLFormElement): void {
  let fetching = new AbortController()
  let posted = Promise.resolve()

  async function update(submitter: HTMLElement | null = null) {
    updateSoon.cancel()
    fetching.abort()
    fetching = new AbortController()
    const { signal } = fetching
    for (const part of liveParts()) part.ariaBusy = 'true'
    try {
      const answer = await fetch(getFormAddress(form, submitter), { signal })
      if (!answer.ok) throw new Error(`${form.action} responded with ${answer.status}`)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      await show(() => {
        for (const part of liveParts()) morph(part, page.getElementById(part.id))
      })
      const { said = '', address = answer.url } =
        page.querySelector<HTMLElement>('[data-said]')?.dataset ?? {}
      closeControls()
      history.replaceState(history.state, '', address)
      document.title = page.title
      announce(said)
    } catch {
      if (!signal.aborted) form.submit()
    }
  }
  /**
   * Adds the next page to the list that the link names, once. Below the list, only what says how it goes on
   * (`data-live-next`, with an id) becomes that of the next page: the link, and how many are shown.
   */
  async function addMore(link: HTMLAnchorElement) {
    if (link.ariaBusy) return
    link.ariaBusy = 'true'
    const { href } = link
    try {
      const answer = await fetch(href)
      if (!answer.ok) throw new Error(`${href} responded with ${answer.status}`)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      // Meanwhile the list became another one.
      if (!link.isConnected || link.href !== href) return
      const listId = link.dataset.liveMore ?? ''
      const items = [...(page.getElementById(listId)?.children ?? [])].filter(isNew)
      document.getElementById(listId)?.append(...items)
      for (const part of document.querySelectorAll('[data-live-next]')) {
        const next = page.getElementById(part.id)
        if (next) part.replaceWith(next)
        else part.remove()
      }
      const [first] = items
      if (first instanceof HTMLElement) {
        first.tabIndex = -1
        first.focus({ preventScroll: true })
      }
    } catch {
      location.assign(href)
    } finally {
      link.ariaBusy = null
    }
  }
  /**
   * Sends a form inside the list, such as one that saves an item. The item that it names (`data-live-post` is its
   * id) and what else the page says about it (`data-live-posted`, with an id) become those of the answer. The focus
   * stays, and screen readers announce the form's `data-posted`.
   */
  async function post(sent: HTMLFormElement, submitter: HTMLElement | null) {
    const entries = [...new FormData(sent, submitter)].map(([name, value]) => [name, String(value)])
    const body = new URLSearchParams(entries)
    try {
      const answer = await fetch(sent.action, { method: 'post', body })
      if (!answer.ok) throw new Error(`${sent.action} responded with ${answer.status}`)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const item = sent.dataset.livePost ?? ''
      if (!page.getElementById(item)) throw new Error(`The response no longer lists ${item}`)
      for (const part of document.querySelectorAll<HTMLElement>(`[id="${item}"], [data-live-posted]`))
        morph(part, page.getElementById(part.id))
      announce(sent.dataset.posted ?? '')
      showSavedCount()
      dispatchEvent(new Event(savedInPlace))
    } catch {
      delete sent.dataset.livePost
      sent.requestSubmit(submitter)
    } finally {
      sent.ariaBusy = null
    }
  }
  const updateSoon = debounce(() => void update())

  addEventListener('input', ({ target }) => {
    if (!isControl(target) || target.form !== form || (target.dataset.live ?? form.dataset.live) === 'submit')
      return
    const output = document.querySelector(`output[for="${target.id}"]`)
    if (output) output.textContent = target.value
    fetching.abort()
    if (['range', 'search', 'text'].includes(target.type)) updateSoon()
    else void update()
  })
  addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement && event.target.dataset.livePost !== undefined) {
      event.preventDefault()
      const { target, submitter } = event
      if (target.ariaBusy) return
      target.ariaBusy = 'true'
      // One after another, because each answer sets the cookie of what is saved.
      posted = posted.then(() => post(target, submitter))
    }
    // A button with its own `formaction` submits to that address.
    if (event.target !== form || event.submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    void update(event.submitter)
  })
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-live-more]') : null
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void addMore(link)
  })
  // Empty values and defaults are left out of both fetched addresses and submitted forms.
  form.addEventListener('formdata', ({ formData }) => {
    for (const { name, dataset } of controls())
      if (formData.get(name) === dataset.default) formData.delete(name)
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })

  /**
   * Disables the controls that only a live form disables, because without script nothing would enable them
   * again.
   */
  function closeControls() {
    for (const control of controls()) if (control.dataset.liveDisabled !== undefined) control.disabled = true
  }
  const controls = () => [...form.elements].filter(isControl)
  closeControls()
  // The form changed before this script loaded, or the browser restored earlier values.
  if (form.dataset.live !== 'submit' && controls().some(isChanged)) void update()
  else for (const part of liveParts()) part.ariaBusy = null
}

const liveParts = () => document.querySelectorAll<HTMLElement>('[data-live-part]')

function getFormAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const entries = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  return `${form.action}?${new URLSearchParams(entries)}`
}

/** Makes a change; unless the visitor wants less motion, the rows of a list travel to their new places. */
function show(change: () => void) {
  return matchMedia('(prefers-reduced-motion)').matches || !('ViewTransitionTypeSet' in window)
    ? change()
    : document.startViewTransition({ update: change, types: ['rows'] }).updateCallbackDone
}

/**
 * Keeps open details open and leaves the field that has the focus unchanged. Anything else that has it, such as the
 * summary of the settings, is updated like the rest.
 */
function morph(part: HTMLElement, fresh: HTMLElement | null) {
  part.ariaBusy = null
  if (!fresh) return
  Idiomorph.morph(part, fresh, {
    ignoreActiveValue: isControl(document.activeElement),
    callbacks: {
      beforeAttributeUpdated: (name, element) => !(name === 'open' && element instanceof HTMLDetailsElement),
    },
  })
}

function isNew({ id }: Element): boolean {
  return id === '' || !document.getElementById(id)
}

function announce(sentence: string) {
  const status = document.getElementById('said')
  // Setting the same text would announce it again.
  if (status && status.textContent !== sentence) status.textContent = sentence
}

function isControl(target: EventTarget | Element | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue
}
