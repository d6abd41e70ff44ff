import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Details } from '#app/ui/details/details.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { firstCard } from '#domain/cards/first-card.ts'
import styles from '#kit/landing/landing.module.css'
import { Points } from '#kit/landing/landing.tsx'
import { firstCardPart } from '#products/credit-cards/card-words.ts'
import own from './first-card.module.css'
import { firstCardText } from './first-card-messages.ts'

const { ways, year } = firstCardText

/** Which kind of first card fits whom, what to do in its first year, and where that was read. */
export function FirstCard() {
  return (
    <div id={firstCardPart}>
      <p>{firstCardText.lead}</p>
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
      <h4 className={own.year}>{firstCardText.yearTitle}</h4>
      <Points points={year} />
      <Details look="plain" summary={firstCardText.sources}>
        <div className={own.sources}>
          {Object.values(firstCard).map(({ source }) => (
            <SourceLine key={source.title} source={source} />
          ))}
        </div>
      </Details>
    </div>
  )
}

interface WayProps {
  way: { title: string; when: string; text: string }
  /** Where it leads on. */
  children: ReactNode
}

function Way({ way: { title, when, text }, children }: WayProps) {
  return (
    <li>
      <strong>{title}.</strong> {when} {text} {children}
    </li>
  )
}
