import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import styles from './compare.module.css'
import { type Comparison, compareAddress } from './comparison.ts'

interface SaveComparisonProps {
  comparison: Comparison
  origin: string
}

/** Saves or shares the comparison by link, email, file, or print. None of them identifies the visitor. */
export function SaveComparison({ comparison, origin }: SaveComparisonProps) {
  const { listing, columns } = comparison
  const { words } = listing
  const address = compareAddress(comparison)
  const names = columns.map(({ fullName }) => `- ${fullName}`).join('\n')
  const mail = { subject: words.mailSubject, body: `${names}\n\n${words.mailIntro}\n${origin}${address}\n` }
  // Mail programs do not decode a plus sign as a space.
  const query = new URLSearchParams(mail).toString().replaceAll('+', '%20')
  return (
    <Card as="section" aria-labelledby="keep" data-print="no">
      <h2 className={styles.keepTitle} id="keep">
        {words.saveTitle}
      </h2>
      <p>{words.save}</p>
      <p className={styles.ways}>
        <ButtonLink
          download
          fitContent
          href={compareAddress(comparison, listing.filePath)}
          size="small"
          variant="white-ns"
        >
          {words.download}
        </ButtonLink>
        <ButtonLink fitContent href={`mailto:?${query}`} size="small" variant="white-ns">
          {words.mail}
        </ButtonLink>
        <PrintButton />
        <CopyLinkButton to={address} />
      </p>
    </Card>
  )
}
