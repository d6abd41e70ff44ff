import { citizenships } from '#domain/eligibility/profile.ts'
import { demographics } from '#domain/scholarships/scholarship.ts'
import { messages } from './messages.ts'

const asked: Record<string, readonly string[]> = { citizenships, demographics }

/**
 * Marks the private requirements on the page by what the visitor checked, now and whenever the list changes.
 * A requirement stays open until something of its kind is checked.
 * @returns a function that stops it
 */
export function markListings(checked: readonly string[]): () => void {
  const mark = () => {
    for (const item of document.querySelectorAll<HTMLElement>('[data-private]')) markItem(item, checked)
  }
  mark()
  const list = document.getElementById('list')
  if (!list) return () => undefined
  const observer = new MutationObserver(mark)
  observer.observe(list, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function markItem(item: HTMLElement, checked: readonly string[]): void {
  const { private: kind = '', privateCodes = '' } = item.dataset
  const told = checked.some((code) => asked[kind]?.includes(code))
  const meets = !told
    ? 'unknown'
    : checked.some((code) => privateCodes.split(' ').includes(code))
      ? 'yes'
      : 'no'
  const [verdict, said] = [item.querySelector('b'), item.querySelector('span')]
  setText(verdict, messages.meets[meets])
  setText(said, messages.about[meets])
  if (item.dataset.verdict !== meets) item.dataset.verdict = meets
}

/** An unchanged text is left alone, so that marking does not observe itself. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
