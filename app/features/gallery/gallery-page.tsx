import { data, type LoaderFunctionArgs, type MetaFunction, useParams } from 'react-router'
import { Entry } from '#app/blocks/entry.tsx'
import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import { makePageScope } from '#app/blocks/render.fixture.tsx'
import { desk } from '#app/blocks/sample-values.fixture.ts'
import { ContentSection } from '#app/blocks/sections/content-section.tsx'
import { Container, Section, Stack } from '#app/ui/page/page.tsx'
import { countShown } from './count-gallery-items.ts'
import styles from './gallery.module.css'
import { galleryData } from './gallery-data.ts'
import { galleryGroups, type Shown } from './gallery-groups.ts'
import { galleryText } from './messages.ts'

export function loader({ params: { group } }: LoaderFunctionArgs) {
  if (group !== undefined && !galleryGroups().some(({ name }) => name === group))
    throw data(null, { status: 404 })
  return null
}

export const meta: MetaFunction = ({ params: { group } }) => [
  { title: group ? `${galleryText.title}: ${group}` : galleryText.title },
  { name: 'description', content: galleryText.description },
  { name: 'robots', content: 'noindex' },
]

/** Shows every block as pages show it, for developers. `routes.ts` leaves the page out of production. */
export default function GalleryPage() {
  const { group } = useParams()
  const all = galleryGroups()
  const groups = group === undefined ? all : all.filter(({ name }) => name === group)
  const parts = groups.flatMap(({ shown }) => shown.map(({ part }) => part))
  const scope = makePageScope(
    { sections: parts },
    { isPreview: true, authors: [desk], data: galleryData(parts), images },
  )
  return (
    <PageScopeProvider scope={scope}>
      <Section space="page">
        <Container>
          <Stack>
            <h1>{galleryText.title}</h1>
            <p>{countShown(all.flatMap(({ shown }) => shown)).join(', ')}</p>
            <nav aria-label={galleryText.groups}>
              <ul className={styles.groups}>
                <li>
                  <a href="/_gallery">{galleryText.all}</a>
                </li>
                {all.map(({ name, title }) => (
                  <li key={name}>
                    <a href={`/_gallery/${name}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </Stack>
          {groups.map(({ name, title, shown }) => (
            <div key={name}>
              <h2 className={styles.group}>{title}</h2>
              {shown.map((fixture) => (
                <Fixture key={fixture.name} fixture={fixture} />
              ))}
            </div>
          ))}
        </Container>
      </Section>
    </PageScopeProvider>
  )
}

/** The gallery draws its own images because fixtures have none. */
const images = { baseUrl: '/_gallery', projectId: 'bursar', dataset: 'production' }

function Fixture({ fixture: { name, part } }: { fixture: Shown }) {
  return (
    <div className={styles.fixture} data-fixture={name}>
      <p className={styles.name}>{name}</p>
      {part._type === 'section' ? <ContentSection section={part} /> : <Entry entry={part} />}
    </div>
  )
}
