import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import styles from './compare.module.css'
import { compareAddress } from './compare-address.ts'
import { messages } from './compare-messages.ts'
import type { ComparisonView } from './comparison.server.ts'

/** Saves or shares the comparison by link, email, file, or print. None of them identifies the visitor. */
export function KeepComparison({ view, origin }: { view: ComparisonView; origin: string }) {
  const address = compareAddress(view)
  const mail = new URLSearchParams({
    subject: messages.mailSubject,
    body: messages.mailBody(
      view.columns.map(({ offer }) => messages.offer(offer)),
      `${origin}${address}`,
    ),
  })
  return (
    <Card as="section" aria-labelledby="keep" data-print="no">
      <h2 className={styles.keepTitle} id="keep">
        {messages.keepTitle}
      </h2>
      <p>{view.borrowing.replaced ? messages.keepRefinance : messages.keep}</p>
      <p className={styles.ways}>
        <ButtonLink
          download
          fitContent
          size="small"
          href={compareAddress(view, view.paths.compareFile)}
          variant="white-ns"
        >
          {messages.download}
        </ButtonLink>
        {/* Mail programs do not decode a plus sign as a space. */}
        <ButtonLink
          fitContent
          size="small"
          href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
          variant="white-ns"
        >
          {messages.mail}
        </ButtonLink>
        <PrintButton />
        <CopyLinkButton to={address} />
      </p>
    </Card>
  )
}
