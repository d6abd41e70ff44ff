import { Button } from '#app/ui/button/button.tsx'
import { shellText } from './messages.ts'

// app/scripts/copy-and-print.ts handles these buttons, which are hidden without script.

/**
 * Copies an address of this site to the clipboard.
 * @param to the path and query to copy; by default the page's own address
 * @param copied the message after copying; by default the one for a list of offers
 */
export function CopyLinkButton({ to = '', copied = shellText.linkCopied }: { to?: string; copied?: string }) {
  return (
    <Button
      data-copied={copied}
      data-copy-link={to}
      data-needs-script
      data-not-copied={shellText.linkNotCopied}
      data-print="no"
      fitContent
      size="small"
      type="button"
      variant="white-ns"
    >
      {shellText.copyLink}
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
      {shellText.printPage}
    </Button>
  )
}
