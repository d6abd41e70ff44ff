import { Container, Section } from '#app/ui/page/page.tsx'

/** A band of the page that the server drew from what editors wrote; nothing where it drew nothing. */
export function DrawnBand({ html, className }: { html: string; className?: string | undefined }) {
  if (html === '') return null
  return (
    <Section className={className}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React made it from data, on the server */}
      <Container dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  )
}
