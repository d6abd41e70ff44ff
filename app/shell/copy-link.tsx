import { Button } from '#app/ui/button/button.tsx'
import { useToasts } from '#app/ui/toast/toasts.tsx'
import { words } from './words.ts'

/** Copies the address of this page, to keep it or to show it to somebody. Pages without React have `page-actions.tsx`. */
export function CopyLink() {
  const toasts = useToasts()

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href)
      toasts.success(words.addressCopied)
    } catch {
      toasts.error(words.linkNotCopied)
    }
  }

  return (
    <Button variant="white-ns" size="small" type="button" fitContent data-needs-script onClick={copy}>
      {words.copyLink}
    </Button>
  )
}
