import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import styles from './compare.module.css'
import { compareAddress, compareFilePath } from './compare-address.ts'
import { words } from './compare-words.ts'
import type { ComparisonView } from './comparison.server.ts'

/** Saves the comparison or sends it: link, email, file, paper. Not one of them holds who the visitor is. */
export function KeepComparison({ view, origin }: { view: ComparisonView; origin: string }) {
  const address = compareAddress(view)
  const mail = new URLSearchParams({
    subject: words.mailSubject,
    body: words.mailBody(
      view.columns.map(({ offer }) => words.offer(offer)),
      `${origin}${address}`,
    ),
  })
  return (
    <Card as="section" aria-labelledby="keep" data-print="no">
      <h2 className={styles.keepTitle} id="keep">
        {words.keepTitle}
      </h2>
      <p>{words.keep}</p>
      <p className={styles.ways}>
        <ButtonLink
          download
          fitContent
          size="small"
          href={compareAddress(view, compareFilePath)}
          variant="white-ns"
        >
          {words.download}
        </ButtonLink>
        {/* A mail program reads a plus sign as itself, not as a space. */}
        <ButtonLink
          fitContent
          size="small"
          href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
          variant="white-ns"
        >
          {words.mail}
        </ButtonLink>
        <PrintButton />
        <CopyLinkButton to={address} />
      </p>
    </Card>
  )
}
