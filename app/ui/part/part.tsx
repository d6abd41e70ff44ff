import { type ComponentProps, createElement, type ReactNode } from 'react'
import styles from './part.module.css'

interface PartProps extends Omit<ComponentProps<'section'>, 'id' | 'title'> {
  /** The fragment in links to this part. */
  id: string
  title: string
  children: ReactNode
}

/** One section of a page, with its heading. */
export function Part({ id, title, children, ...rest }: PartProps) {
  return (
    <section {...rest} className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A list of short terms with explanations. */
export function Cases({ cases }: { cases: readonly { title: string; text: string }[] }) {
  return (
    <dl className={styles.cases}>
      {cases.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ListProps {
  /** `ol` for steps in order. */
  as?: 'ul' | 'ol'
}

/** A list of sentences. */
export function Points({ points, as }: ListProps & { points: readonly string[] }) {
  return (
    <PointList as={as ?? 'ul'}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </PointList>
  )
}

/** A list whose items, `li` elements, hold more than plain text. */
export function PointList({ as = 'ul', children }: ListProps & { children: ReactNode }) {
  return createElement(as, { className: styles.points }, children)
}
