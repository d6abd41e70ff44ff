import type { ReactNode } from 'react'
import { Card } from '#app/ui/card/card.tsx'
import { Faq } from '#app/ui/faq/faq.tsx'
import styles from './landing.module.css'

/** The parts that the first page of every product line is built of. */

interface HeroProps {
  title: string
  lead: string
  /** The form that starts the questions. */
  start: ReactNode
  /** An example beside it. */
  example: ReactNode
}

export function Hero({ title, lead, start, example }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.pitch}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {start}
      </div>
      {example}
    </div>
  )
}

interface StepsProps {
  title: string
  /** How long it takes. */
  time: string
  steps: readonly { title: string; text: string }[]
}

export function Steps({ title, time, steps }: StepsProps) {
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.time}>{time}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

interface PointsProps {
  points: readonly { title: string; text: string; link?: ReactNode }[]
}

/** Cards of a heading and a sentence; a point with a `link` shows it as its heading. */
export function Points({ points }: PointsProps) {
  return (
    <div className={styles.points}>
      {points.map(({ title, text, link }) => (
        <Card key={title}>
          <h3>{link ?? title}</h3>
          <p>{text}</p>
        </Card>
      ))}
    </div>
  )
}

interface LastWordsProps {
  faqTitle: string
  faq: readonly { title: string; text: string }[]
  endTitle: string
  endText: string
  /** The button that says what to do now. */
  children: ReactNode
}

/** The end of the page: what people ask, and the last call. */
export function LastWords({ faqTitle, faq, endTitle, endText, children }: LastWordsProps) {
  return (
    <>
      <Faq
        title={faqTitle}
        questions={faq.map(({ title, text }) => ({ key: title, question: title, answer: <p>{text}</p> }))}
      />
      <Card as="section" className={styles.end}>
        <div>
          <h2>{endTitle}</h2>
          <p>{endText}</p>
        </div>
        {children}
      </Card>
    </>
  )
}
