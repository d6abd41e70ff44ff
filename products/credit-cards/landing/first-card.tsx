import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { firstCard } from '#domain/cards/first-card.ts'
import styles from '#kit/landing/landing.module.css'
import { firstCardPart } from '#products/credit-cards/card-words.ts'
import own from './first-card.module.css'
import { firstCardText } from './first-card-messages.ts'

const { ways, year } = firstCardText

/** Which kind of first card fits whom, what to do in its first year, and where that was read. */
export function FirstCard() {
  return (
    <Section id={firstCardPart}>
      <Container>
        <h2>{firstCardText.title}</h2>
        <p className={styles.time}>{firstCardText.lead}</p>
        <ol className={styles.points}>
          <Way way={ways.student}>
            <a href={`${href('/credit-cards/marketplace')}?credit=none&student=yes&for-students=1`}>
              {ways.student.link}
            </a>
          </Way>
          <Way way={ways.secured}>
            <a href={`${href('/credit-cards/marketplace')}?credit=none&type=secured`}>{ways.secured.link}</a>
          </Way>
          <Way way={ways.authorizedUser}>
            <a href={`${href('/resources/glossary')}#authorized-user`}>{ways.authorizedUser.link}</a>
          </Way>
          <Way way={ways.together}>
            <a href={`${href('/credit-cards/marketplace')}?credit=none&takes-cosigner=1`}>
              {ways.together.link}
            </a>
          </Way>
        </ol>
        <h3 className={own.year}>{firstCardText.yearTitle}</h3>
        <ol className={styles.points}>
          {year.map(({ title, text }) => (
            <li key={title}>
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Details look="plain" summary={firstCardText.sources}>
          <div className={own.sources}>
            {Object.values(firstCard).map(({ source }) => (
              <SourceLine key={source.title} source={source} />
            ))}
          </div>
        </Details>
      </Container>
    </Section>
  )
}

interface WayProps {
  way: { title: string; when: string; text: string }
  /** Where it leads on. */
  children: ReactNode
}

function Way({ way: { title, when, text }, children }: WayProps) {
  return (
    <Card as="li">
      <h3>{title}</h3>
      <p>
        <strong>{when}</strong>
      </p>
      <p>{text}</p>
      <p>{children}</p>
    </Card>
  )
}
