// On pages without React: hears the buttons of app/shell/page-actions.tsx, wherever they stand in the page and
// whenever they came into it, and announces that a loan is chosen. A route asks for it with `handle.enhance`.
import { trackLoanOfferClick } from '#app/shell/analytics.ts'

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null
  if (!button) return
  if (button.dataset.copyLink === undefined) print()
  else void copyLink(button)
})

// The form that the buttons of all loans belong to; it names the school, where the visitor named one.
addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement && target.id === 'choose') trackLoanOfferClick(target.dataset)
})

const buttons = '[data-copy-link], [data-print-page]'

/** Says how it went in the status beside the button. */
async function copyLink(button: HTMLElement) {
  const status = button.parentElement?.querySelector<HTMLElement>('[role=status]')
  if (!status) return
  // Emptied first: the same words a second time would not be spoken.
  status.textContent = ''
  const { copyLink = '', copied = '', notCopied = '' } = button.dataset
  try {
    // Where a page came over plain http there is no clipboard, and this throws too.
    await navigator.clipboard.writeText(new URL(copyLink || location.href, location.href).href)
    status.textContent = copied
  } catch {
    status.textContent = notCopied
  }
}
