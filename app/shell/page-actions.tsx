import { Button } from '#app/ui/button/button.tsx'
import styles from './page-actions.module.css'
import { words } from './words.ts'

// Heard by app/scripts/page-actions.ts, which a page without React asks for with `enhance: 'page-actions'`.
// Without script they are not shown.

/**
 * Copies an address of this site, to keep it or to send it.
 * @param to the path and query to copy; the page's own address unless told
 * @param copied what is said then; of a list of offers unless told
 */
export function CopyLinkButton({ to = '', copied = words.linkCopied }: { to?: string; copied?: string }) {
  return (
    <span className={styles.copy} data-needs-script data-print="no">
      <Button
        data-copied={copied}
        data-copy-link={to}
        data-not-copied={words.linkNotCopied}
        fitContent
        size="small"
        type="button"
        variant="white-ns"
      >
        {words.copyLink}
      </Button>
      <span className={styles.status} role="status" />
    </span>
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
