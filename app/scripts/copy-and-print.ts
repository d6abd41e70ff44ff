import { trackLoanOfferClick } from '#app/shell/analytics.ts'
import type { ToastList } from '#app/ui/toast/toast-list.ts'

const buttons = '[data-copy-link], [data-print-page]'

/** Hears the buttons of app/shell/page-actions.tsx, whenever they came into the page, and announces that a loan is chosen. */
export function listenForCopyAndPrint(toasts: ToastList): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null
    if (!button) return
    if (button.dataset.copyLink === undefined) print()
    else void copyLink(button, toasts)
  })
  // The form that the buttons of all loans belong to; it names the school, where the visitor named one.
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.id === 'choose') trackLoanOfferClick(target.dataset)
  })
}

async function copyLink(button: HTMLElement, toasts: ToastList) {
  // A list on its way brings its new address.
  while (button.closest('[aria-busy=true]')) await new Promise((resolve) => setTimeout(resolve, 50))
  const { copyLink = '', copied = '', notCopied = '' } = button.dataset
  try {
    // Where a page came over plain http there is no clipboard, and this throws too.
    await navigator.clipboard.writeText(new URL(copyLink || location.href, location.href).href)
    toasts.success(copied)
  } catch {
    toasts.error(notCopied)
  }
}
