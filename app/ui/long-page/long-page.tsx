import type { ReactNode } from 'react'
import { Details } from '#app/ui/details/details.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './long-page.module.css'

interface LongPageProps {
  /** Breadcrumbs, the heading, and what is right below it. */
  top: ReactNode
  /** The `Contents` of the page, shown beside the text where there is room. */
  contents?: ReactNode
  children: ReactNode
}

/** A page of long-form text. */
export function LongPage({ top, contents, children }: LongPageProps) {
  return (
    <Section space="page">
      <Container className={styles.page}>
        <div className={styles.top}>{top}</div>
        {contents}
        <div className={styles.main}>{children}</div>
      </Container>
    </Section>
  )
}

/** The introduction below a page's heading, in one or two sentences. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}

interface ContentsProps {
  label: string
  headings: readonly { id: string; text: ReactNode }[]
  /** `row` for single letters, `list` for words. */
  look?: 'list' | 'row'
}

/** Links to the parts of a long page. On phones a list of words opens on demand, so that the text comes first. */
export function Contents({ label, headings, look = 'list' }: ContentsProps) {
  const links = (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={styles.contents} aria-label={label} data-look={look} data-print="no">
      <p className={styles.contentsTitle} aria-hidden="true">
        {label}
      </p>
      {look === 'row' ? (
        links
      ) : (
        <Details isForPhones look="plain" summary={label}>
          {links}
        </Details>
      )}
    </nav>
  )
}
