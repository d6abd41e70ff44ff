import { Card, CardLink } from '#app/ui/card/card.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { Container, Section, Stack } from '#app/ui/page/page.tsx'
import { fafsaPages } from '#products/fafsa/fafsa-pages.ts'
import { landingText } from './landing-messages.ts'

/** The tools about federal aid, each with what it is for. */
export function Tools() {
  return (
    <Section>
      <Container>
        <Stack>
          <h2>{landingText.tools}</h2>
          <CardList>
            {fafsaPages.map(({ path, title, summary }) => (
              <Card as="li" key={path}>
                <h3>
                  <CardLink href={path}>{title}</CardLink>
                </h3>
                <p>{summary}</p>
              </Card>
            ))}
          </CardList>
        </Stack>
      </Container>
    </Section>
  )
}
