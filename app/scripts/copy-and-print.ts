import { trackLoanOfferClick } from '#app/shell/analytics.ts'
import type { ToastList } from '#app/ui/toast/toast-list.ts'
import { findTarget } from './targets.ts'

const buttons = '[data-copy-link], [data-print-page]'

/**
 * Handles the buttons of app/shell/page-actions.tsx, including ones added later, and reports to analytics
 * when a loan is chosen.
 */
export function listenForCopyAndPrint(toasts: ToastList): void {
  addEventListener('click', (event) => {
    const button = findTarget(event, buttons)
    if (!button) return
    if (button.dataset.copyLink === undefined) print()
    else void copyLink(button, toasts)
  })
  // The buttons of all loans belong to this form; it names the school if the visitor chose one.
  addEventListener('submit', (event) => {
    const form = findTarget(event, '[data-tracked=loan]')
    if (form) trackLoanOfferClick(form.dataset)
  })
}

async function copyLink(button: HTMLElement, toasts: ToastList) {
  // While a list is updating, its new address is not known yet.
  while (button.closest('[aria-busy=true]')) await new Promise((resolve) => setTimeout(resolve, 50))
  const { copyLink = '', copied = '', notCopied = '' } = button.dataset
  try {
    // Pages loaded over plain HTTP have no clipboard, so this line throws there too.
    await navigator.clipboard.writeText(new URL(copyLink || location.href, location.href).href)
    toasts.success(copied)
  } catch {
    toasts.error(notCopied)
  }
}
