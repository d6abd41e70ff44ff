import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { AddForm } from './add-form.tsx'
import styles from './compare.module.css'
import { ComparedFacts } from './compared-facts.tsx'
import { type Comparison, compareAddress, toBreadcrumbs, toTitle } from './comparison.ts'
import { SaveComparison } from './save-comparison.tsx'

interface ComparisonPageProps {
  comparison: Comparison
  /** The origin of this site, needed for an absolute link in an email. */
  origin: string
}

/** Shows the compared items side by side. */
export function ComparisonPage({ comparison, origin }: ComparisonPageProps) {
  const { listing, columns } = comparison
  const title = toTitle(listing.words, columns.length)
  const listAddress = compareAddress(comparison, listing.list.item)
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={toBreadcrumbs(listing, listAddress)} />
        <div className={styles.page} data-live-part data-said={title} id="comparison">
          <h1>{title}</h1>
          {columns.length === 0 ? (
            <Nothing comparison={comparison} />
          ) : (
            <>
              <Verdict comparison={comparison} />
              {comparison.chart ? <Card>{comparison.chart}</Card> : null}
              <Assumptions comparison={comparison} />
              <Notes comparison={comparison} />
              <ComparedFacts comparison={comparison} />
              <AddForm comparison={comparison} />
              {comparison.chooseForm}
              <SaveComparison comparison={comparison} origin={origin} />
            </>
          )}
        </div>
      </Container>
    </Section>
  )
}

interface PartProps {
  comparison: Comparison
}

function Nothing({ comparison }: PartProps) {
  const { goneCount, listing } = comparison
  const { gone, empty, pick } = listing.words
  return (
    <div className={styles.nothing}>
      <Illustration name="magnifier" size={160} />
      <p>{goneCount > 0 ? gone(goneCount) : empty}</p>
      <ButtonLink fitContent href={compareAddress(comparison, listing.list.item)}>
        {pick}
      </ButtonLink>
    </div>
  )
}

function Verdict({ comparison: { verdict, columns } }: PartProps) {
  if (verdict === '') return null
  // Printouts get passed on, and that an item is not open to the visitor is personal.
  const isPersonal = columns.some(({ standing }) => standing === 'refused')
  return (
    <p className={styles.verdict} data-print={isPersonal ? 'no' : undefined} id="verdict">
      {verdict}
    </p>
  )
}

function Assumptions({ comparison }: PartProps) {
  const { assumptions, listing } = comparison
  return (
    <p className={styles.assumed}>
      <strong>{listing.words.assumed}:</strong> {assumptions}.{' '}
      <a data-print="no" href={compareAddress(comparison, listing.list.item)}>
        {listing.words.change}
      </a>
    </p>
  )
}

/** Says what the address asked for but could not be shown, and what else has to be known. */
function Notes({ comparison: { goneCount, isCut, columns, notes, listing } }: PartProps) {
  const { gone, tooMany, lonely } = listing.words
  const all = [
    ...(goneCount > 0 ? [gone(goneCount)] : []),
    ...(isCut ? [tooMany] : []),
    ...(columns.length === 1 ? [lonely] : []),
    ...notes,
  ]
  if (all.length === 0) return null
  return (
    <Note size="small">
      {all.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Note>
  )
}
