import { Idiomorph } from 'idiomorph'
import { debounce } from '#app/ui/debounce.ts'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Keeps a list live. A change in the form (with `data-live="submit"` only its button) fetches the form's own address with what it holds, and makes the marked parts
 * (`data-live-part`, each with an id) like those of the page that comes; the address becomes that page's, and its
 * `data-said` is spoken, and its `data-address`, if it has one, is the shortest of its addresses. Ranking, filtering and counting are the server's. Where it fails the form is sent instead.
 */
export function startLiveForm(form: HTMLFormElement): void {
  let fetching = new AbortController()

  async function update(submitter: HTMLElement | null = null) {
    updateSoon.cancel()
    fetching.abort()
    fetching = new AbortController()
    const { signal } = fetching
    for (const part of liveParts()) part.ariaBusy = 'true'
    try {
      const answer = await fetch(addressOf(form, submitter), { signal })
      if (!answer.ok) throw new Error(`${form.action} answered ${answer.status}`)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      for (const part of liveParts()) morph(part, page.getElementById(part.id))
      const { said = '', address = answer.url } =
        page.querySelector<HTMLElement>('[data-said]')?.dataset ?? {}
      closeControls()
      history.replaceState(history.state, '', address)
      document.title = page.title
      say(said)
    } catch {
      if (!signal.aborted) form.submit()
    }
  }
  const updateSoon = debounce(() => void update())

  addEventListener('input', ({ target }) => {
    if (!isControl(target) || target.form !== form || form.dataset.live === 'submit') return
    const output = document.querySelector(`output[for="${target.id}"]`)
    if (output) output.textContent = target.value
    fetching.abort()
    if (['range', 'search', 'text'].includes(target.type)) updateSoon()
    else void update()
  })
  addEventListener('submit', (event) => {
    // A button with an address of its own leads there.
    if (event.target !== form || event.submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    void update(event.submitter)
  })
  // Neither what is fetched nor what is sent holds what is as it is by itself, or what is empty.
  form.addEventListener('formdata', ({ formData }) => {
    for (const { name, value, dataset } of controls()) if (value === dataset.default) formData.delete(name)
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })

  /** What only a live form closes: without script nothing would open it again. */
  function closeControls() {
    for (const control of controls()) if (control.dataset.liveDisabled !== undefined) control.disabled = true
  }
  const controls = () => [...form.elements].filter(isControl)
  closeControls()
  // Changed before this script came, or filled by the browser as it was left.
  if (form.dataset.live !== 'submit' && controls().some(isChanged)) void update()
}

const liveParts = () => document.querySelectorAll<HTMLElement>('[data-live-part]')

function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const entries = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  return `${form.action}?${new URLSearchParams(entries)}`
}

/** What was open stays open, and what is typed in stays as it is. */
function morph(part: HTMLElement, fresh: HTMLElement | null) {
  part.ariaBusy = null
  if (!fresh) return
  Idiomorph.morph(part, fresh, {
    ignoreActiveValue: true,
    callbacks: {
      beforeAttributeUpdated: (name, element) => !(name === 'open' && element instanceof HTMLDetailsElement),
    },
  })
}

function say(sentence: string) {
  const status = document.getElementById('said')
  // The same words once more would be spoken again.
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
