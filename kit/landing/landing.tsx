import type { ReactNode } from 'react'
import { NoneListed, useSamplesPoint } from '#app/shell/listings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Faq } from '#app/ui/faq/faq.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { ListedLine } from '#domain/product-line.ts'
import type { PageMetadata, TitledText } from '#domain/structured-data/page-metadata.ts'
import styles from './landing.module.css'

/** What the landing page of every product says. */
export interface LandingTexts {
  /** Name of the product in the breadcrumbs. */
  line: string
  title: string
  /** Title of the browser's tab and of search results. */
  metaTitle: string
  description: string
  lead: string
  /** How long the steps take. */
  howTime: string
  how: readonly TitledText[]
  faq: readonly TitledText[]
  endTitle: string
  endText: string
  endStart: string
}

const howTitle = 'How it works'

/** Describes a landing page to search engines. */
export function describeLanding(
  said: LandingTexts,
  { path, category }: { path: string; category: string },
): PageMetadata {
  return {
    pageUrl: path,
    title: said.metaTitle,
    description: said.description,
    category,
    breadcrumbsList: [{ name: said.line, item: path }],
    faq: said.faq,
    howTo: { name: howTitle, steps: said.how },
  }
}

interface LandingProps {
  said: LandingTexts
  line: ListedLine
  path: string
  /** The form that starts the questions or the list. */
  start: ReactNode
  /** An example beside it. */
  example: ReactNode
  /** Where the button at the end of the page leads. */
  endPath: string
  /** The sections between the start and what people ask. */
  children: ReactNode
}

/** The landing page of a product. */
export function Landing({ said, line, path, start, example, endPath, children }: LandingProps) {
  return (
    <>
      <Section space="page">
        <Container>
          <Breadcrumbs breadcrumbs={[{ name: said.line, item: path }]} />
          <div className={styles.hero}>
            <div className={styles.pitch}>
              <h1>{said.title}</h1>
              <p className={styles.lead}>{said.lead}</p>
              {start}
            </div>
            {example}
          </div>
          <NoneListed line={line} />
        </Container>
      </Section>
      {children}
      <Section>
        <Container>
          <Faq
            title="Questions people ask"
            questions={said.faq.map(({ title, text }) => ({
              key: title,
              question: title,
              answer: <p>{text}</p>,
            }))}
          />
          <Card as="section" className={styles.end}>
            <div>
              <h2>{said.endTitle}</h2>
              <p>{said.endText}</p>
            </div>
            <ButtonLink href={endPath} withArrow>
              {said.endStart}
            </ButtonLink>
          </Card>
        </Container>
      </Section>
    </>
  )
}

/** The steps from the first question to a decision. */
export function HowItWorks({ said }: { said: LandingTexts }) {
  return (
    <Section>
      <Container>
        <h2>{howTitle}</h2>
        <p className={styles.time}>{said.howTime}</p>
        <ol className={styles.steps}>
          {said.how.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  )
}

interface AdviceProps {
  title: string
  /** Paragraphs. */
  text: ReactNode
  /** What stands beside them. */
  children: ReactNode
}

/** What to know or to do first, on the dark band. */
export function Advice({ title, text, children }: AdviceProps) {
  return (
    <Section surface="deep">
      <Container>
        <div className={styles.pair}>
          <div className={styles.text}>
            <h2>{title}</h2>
            {text}
          </div>
          {children}
        </div>
      </Container>
    </Section>
  )
}

/** Links beside a piece of advice. */
export function AdviceLinks({ links }: { links: readonly { label: string; path: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

interface PointsProps {
  title: string
  points: readonly (TitledText & { link?: ReactNode })[]
}

/** Cards of a heading and a sentence; a point with a `link` shows it as its heading. */
export function Points({ title, points }: PointsProps) {
  return (
    <Section>
      <Container>
        <h2>{title}</h2>
        <div className={styles.points}>
          {points.map((point) => (
            <Card key={point.title}>
              <h3>{point.link ?? point.title}</h3>
              <p>{point.text}</p>
            </Card>
          ))}
        </div>
      </Container>
    </Section>
  )
}

interface PromisesProps {
  line: ListedLine
  title?: string
  promises: readonly TitledText[]
}

/** What the site commits to; while the product lists samples, they are named beside it. */
export function Promises({ line, title = 'What we promise', promises }: PromisesProps) {
  return <Points title={title} points={[...promises, ...useSamplesPoint(line)]} />
}
