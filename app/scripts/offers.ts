// The offers page, live: a moved weight, another order, filter or switch fetches the same address with the new
// query and puts its list in place of this one. Without script, or when that fails, the form is sent instead.
import './page-actions.ts'

const settings = document.querySelector<HTMLFormElement>('#settings')
if (settings) keepLive(settings)

function keepLive(form: HTMLFormElement) {
  let fetching = new AbortController()
  let waiting = 0
  form.dataset.live = ''

  // Ticks of the loans belong to the form and stand outside it, so the document hears for all of it.
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.form !== form)
      return
    if (target.name === 'compare') {
      showCompared()
      return keepAddress()
    }
    showWeights()
    later(target.type === 'range' ? 120 : 0)
  })

  addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (target !== form || !(submitter instanceof HTMLButtonElement) || submitter.name !== 'weights') return
    event.preventDefault()
    for (const range of ranges()) range.value = range.dataset.default ?? range.value
    showWeights()
    later(0)
  })

  // The browser may have filled the form as it was left.
  addEventListener('pageshow', () => {
    showWeights()
    showCompared()
  })

  function later(milliseconds: number) {
    clearTimeout(waiting)
    waiting = window.setTimeout(update, milliseconds)
  }

  async function update() {
    fetching.abort()
    fetching = new AbortController()
    const { signal } = fetching
    const list = document.querySelector('#list')
    list?.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(addressNow(), { signal })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const { address, said = '' } = page.querySelector<HTMLElement>('#list')?.dataset ?? {}
      if (!answer.ok || !address) throw new Error(`offers answered ${answer.status}`)
      swap(page)
      history.replaceState(history.state, '', address)
      document.title = page.title
      showCompared()
      say(said)
    } catch {
      if (!signal.aborted) form.submit()
    }
  }

  // Neither what is fetched nor what is submitted holds the weights that are as we set them, or what is empty.
  form.addEventListener('formdata', ({ formData }) => {
    for (const { name, value, dataset } of ranges()) if (value === dataset.default) formData.delete(name)
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })

  function addressNow(): string {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    return `${form.action}?${new URLSearchParams(entries)}`
  }

  /** What is ticked stands in the address at once, so that reloading, going back and the copied link keep it. */
  function keepAddress() {
    const list = document.querySelector<HTMLElement>('#list')
    const address = new URL(list?.dataset.address ?? location.href, location.href)
    address.searchParams.delete('compare')
    for (const id of new FormData(form).getAll('compare')) address.searchParams.append('compare', String(id))
    history.replaceState(history.state, '', address)
    document.querySelector('[data-copy-link]')?.setAttribute('data-copy-link', address.href)
  }

  function showWeights() {
    for (const range of ranges()) {
      const shown = form.querySelector(`output[for="${range.id}"]`)
      if (shown) shown.textContent = range.value
    }
  }

  /** How many are ticked, and that no more can be. */
  function showCompared() {
    const most = Number(form.dataset.mostCompared)
    const count = new FormData(form).getAll('compare').length
    for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=compare]'))
      box.disabled = count >= most && !box.checked
    const status = document.querySelector<HTMLElement>('#compared')
    const words = count >= most ? status?.dataset.full : status?.dataset.some
    if (status && words) status.textContent = words.replace('#', String(count))
  }

  const ranges = () => form.querySelectorAll<HTMLInputElement>('input[type=range]')
}

/** Puts the changed parts of a page in place of this page's; what was open stays open, focus stays where it was. */
function swap(page: Document) {
  const open = [...document.querySelectorAll('#list details[open]')].map(idOf)
  const focused = document.activeElement
  const around = focused?.closest('#list [id]')
  const at = around && focused ? reachable(around).indexOf(focused) : -1
  for (const part of document.querySelectorAll('[data-swap]')) {
    const fresh = page.getElementById(part.id)
    if (fresh) part.replaceWith(document.adoptNode(fresh))
  }
  for (const id of open) document.getElementById(id)?.setAttribute('open', '')
  const fresh = around && document.getElementById(around.id)
  const instead = fresh && reachable(fresh)[at]
  if (instead instanceof HTMLElement) instead.focus({ preventScroll: true })
}

/** An element and what in it the keyboard can reach: by the same place its like is found in a fresh list. */
function reachable(element: Element): Element[] {
  return [element, ...element.querySelectorAll('a, button, input, summary')]
}

function say(words: string) {
  const status = document.querySelector('#said')
  if (status) status.textContent = words
}

function idOf({ id }: Element): string {
  return id
}
