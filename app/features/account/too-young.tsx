import { href } from 'react-router'
import { Points } from '#app/ui/part/part.tsx'
import styles from './account.module.css'
import { accountText } from './messages.ts'

const said = accountText.tooYoung

/** What somebody under 13 can do here, instead of the form. */
export function TooYoung() {
  return (
    <>
      <h1>{said.title}</h1>
      <p className={styles.intro}>{said.lead}</p>
      <Points points={said.points} />
      <p>
        <a href={href('/scholarships')}>{said.scholarships}</a>
        {' · '}
        <a href={href('/resources')}>{said.guides}</a>
        {' · '}
        <a href={href('/about/contact')}>{said.contact}</a>
      </p>
    </>
  )
}
