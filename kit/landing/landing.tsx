import type { ReactNode } from 'react'
import { NoneListed, useSamplesPoint } from '#app/shell/listings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Faq } from '#app/ui/faq/faq.tsx'
import { Illustration, type IllustrationName } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { ProductLine } from '#domain/product-line.ts'
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

/** The ground of each product line. */
const grounds = { PSL: 'loans', SLR: 'refi', CC: 'cards', SCHOLARSHIP: 'awards', FAFSA: 'aid' } as const

interface LandingProps {
  said: LandingTexts
  line: ProductLine
  path: string
  /** The form that starts the questions or the list. */
  start: ReactNode
  /** An example beside it. */
  example: ReactNode
  /** The sections between the start and what people ask. */
  children: ReactNode
  /** What the site commits to, as one of the answers; while the line lists samples, they are named there too. */
  promises: { title?: string; list: readonly TitledText[] }
  /** More questions with longer answers; they come first. */
  questions?: readonly { title: string; answer: ReactNode }[]
  /** Links below the heading of the questions. */
  aside?: { title: string; links: readonly PageLink[] } | undefined
}

/** The landing page of a product. */
export function Landing({ said, line, path, start, example, children, ...asked }: LandingProps) {
  return (
    <>
      <Section space="page" surface={grounds[line]}>
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
          {line === 'FAFSA' ? null : <NoneListed line={line} />}
        </Container>
      </Section>
      {children}
      <Questions said={said} line={line} {...asked} />
    </>
  )
}

type QuestionsProps = Pick<LandingProps, 'said' | 'line' | 'promises' | 'questions' | 'aside'>

function Questions({ said, line, promises, questions = [], aside }: QuestionsProps) {
  const promised = [...promises.list, ...useSamplesPoint(line)]
  return (
    <Section>
      <Container>
        <Faq
          aside={aside ? <Aside {...aside} /> : null}
          title="Questions people ask"
          questions={[
            ...questions.map(({ title, answer }) => ({ key: title, question: title, answer })),
            ...said.faq.map(({ title, text }) => ({ key: title, question: title, answer: <p>{text}</p> })),
            {
              key: 'promises',
              question: promises.title ?? 'What we promise',
              answer: <Points points={promised} />,
            },
          ]}
        />
      </Container>
    </Section>
  )
}

/** The steps from the first question to a decision, each with its drawing. */
export function HowItWorks({
  said,
  drawings,
}: {
  said: Pick<LandingTexts, 'how' | 'howTime'>
  drawings: readonly [IllustrationName, IllustrationName, IllustrationName]
}) {
  return (
    <Section>
      <Container>
        <h2>{howTitle}</h2>
        <p className={styles.time}>{said.howTime}</p>
        <ol className={styles.steps}>
          {said.how.map((step, at) => (
            <li key={step.title}>
              <Illustration name={drawings[at] ?? drawings[0]} />
              <div>
                <h3>
                  {at + 1}. {step.title}
                </h3>
                <p>{step.text}</p>
              </div>
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

/** What to know or to do first, on the ground of federal money and law. */
export function Advice({ title, text, children }: AdviceProps) {
  return (
    <Section surface="aid" className={styles.band}>
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

interface PageLink {
  label: string
  path: string
}

function Aside({ title, links }: { title: string; links: readonly PageLink[] }) {
  return (
    <nav aria-labelledby="aside" className={styles.aside}>
      <h3 id="aside">{title}</h3>
      <AdviceLinks links={links} />
    </nav>
  )
}

/** Links beside a piece of advice or the questions. */
export function AdviceLinks({ links }: { links: readonly PageLink[] }) {
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

/** Points of a heading and a sentence or two, in an answer. */
export function Points({ points }: { points: readonly TitledText[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}.</strong> {text}
        </li>
      ))}
    </ul>
  )
}
