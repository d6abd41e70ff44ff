import { Button } from '#app/ui/button/button.tsx'
import { words } from './words.ts'

// Heard by app/scripts/copy-and-print.ts. Without script they are not shown.

/**
 * Copies an address of this site, to keep it or to send it.
 * @param to the path and query to copy; the page's own address unless told
 * @param copied what is said then; of a list of offers unless told
 */
export function CopyLinkButton({ to = '', copied = words.linkCopied }: { to?: string; copied?: string }) {
  return (
    <Button
      data-copied={copied}
      data-copy-link={to}
      data-needs-script
      data-not-copied={words.linkNotCopied}
      data-print="no"
      fitContent
      size="small"
      type="button"
      variant="white-ns"
    >
      {words.copyLink}
    </Button>
  )
}

export function PrintButton() {
  return (
    <Button
      data-needs-script
      data-print="no"
      data-print-page
      fitContent
      size="small"
      type="button"
      variant="white-ns"
    >
      {words.printPage}
    </Button>
  )
}
