import type { ReactNode } from 'react'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './account.module.css'
import { accountText } from './messages.ts'

/** A page of the account: its form, beside a drawing with one sentence where there is room. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <Section space="page">
      <Container className={styles.frame}>
        <div className={styles.page}>{children}</div>
        <div className={styles.ground} data-surface="loans">
          <Illustration name="key" size={160} />
          <p>{accountText.promise}</p>
        </div>
      </Container>
    </Section>
  )
}
