import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import type { ComparisonWords } from '#app/ui/compare-table/messages.ts'
import styles from './compare.module.css'

interface KeepComparisonProps {
  /** The address of the comparison, and of its file. */
  address: string
  fileAddress: string
  /** What the link, the file and the printout hold. */
  about: string
  /** Makes an email of the link with the origin of this site, which it needs. */
  mail: { subject: string; body: string }
  words: ComparisonWords
}

/** Saves or shares the comparison by link, email, file, or print. None of them identifies the visitor. */
export function KeepComparison({ address, fileAddress, about, mail, words }: KeepComparisonProps) {
  // Mail programs do not decode a plus sign as a space.
  const query = new URLSearchParams(mail).toString().replaceAll('+', '%20')
  return (
    <Card as="section" aria-labelledby="keep" data-print="no">
      <h2 className={styles.keepTitle} id="keep">
        {words.keepTitle}
      </h2>
      <p>{about}</p>
      <p className={styles.ways}>
        <ButtonLink download fitContent href={fileAddress} size="small" variant="white-ns">
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
