import { href } from 'react-router'
import { useSamplesPoint } from '#app/shell/listings.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './home.module.css'
import { homeText } from './messages.ts'

/** What the site commits to, on the dark band. */
export function Promises() {
  return (
    <Section surface="deep">
      <Container className={styles.promises}>
        <div>
          <h2>{homeText.promises.title}</h2>
          <p className={styles.promiseLead}>{homeText.promises.text}</p>
          <ButtonLink href={href('/student-loans')} variant="orange" withArrow fitContent>
            {homeText.promises.start}
          </ButtonLink>
        </div>
        <ul className={styles.promiseList}>
          {[...homeText.promises.list, ...useSamplesPoint('PSL')].map(({ title, text }) => (
            <li className={styles.promise} key={title}>
              <Icon name="check" />
              <div>
                <h3>{title}</h3>
                <p className={styles.soft}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}
