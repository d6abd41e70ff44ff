import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './link-page.module.css'
import { mailText } from './messages.ts'

interface LinkPageProps {
  breadcrumb: { name: string; item: string }
  heading: string
  lead: string
  children?: ReactNode
}

/** A narrow page that a link in an email leads to. */
export function LinkPage({ breadcrumb, heading, lead, children }: LinkPageProps) {
  return (
    <Section space="page">
      <Container className={styles.page} width="question">
        <Breadcrumbs breadcrumbs={[breadcrumb]} />
        <Illustration name="letter" />
        <h1>{heading}</h1>
        <p>{lead}</p>
        {children}
      </Container>
    </Section>
  )
}

/** What is left to do once a link has done its work, or has ended. */
export function HomeLink() {
  return (
    <p>
      <a href={href('/')}>{mailText.home}</a>
    </p>
  )
}
