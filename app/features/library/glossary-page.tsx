import { href, redirect } from 'react-router'
import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import type { PageHandle } from '#app/context.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Route } from './+types/glossary-page.ts'
import { type Definition, groupByLetter } from './by-letter.ts'
import { GlossaryEntry, GlossaryFound } from './glossary-entry.tsx'
import { listDefinitions } from './list-definitions.server.ts'
import { loadFrame } from './load-frame.server.ts'
import { libraryText } from './messages.ts'
import { type PageFrame, toPageScope } from './page-frame.ts'

export const handle = { cache: { params: ['definitionId'], allowsVendors: true } } satisfies PageHandle

interface GlossaryView {
  frame: PageFrame
  definitions: readonly Definition[]
  found: Definition | undefined
}

/** Loads the glossary; the query parameter `definitionId` names the entry that the reader came for. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<LoadedPage<GlossaryView>> {
  const frame = await loadFrame({ request, context })
  const definitions = await listDefinitions(context)
  const asked = new URL(request.url).searchParams.get('definitionId')
  const found = definitions.find(({ id }) => id === asked)
  if (asked !== null && !found) throw redirect(href('/resources/glossary'))
  const description = await describePage(context, {
    pageUrl: href('/resources/glossary'),
    title: libraryText.glossary,
    description: libraryText.glossaryLead,
    breadcrumbsList: crumbs,
  })
  return { view: { frame, definitions, found }, ...description }
}

const crumbs = [
  { name: libraryText.learn, item: href('/resources') },
  { name: libraryText.glossary, item: href('/resources/glossary') },
]

export const meta = pageMeta

export default function GlossaryPage({ loaderData }: Route.ComponentProps) {
  const { frame, definitions, found } = loaderData.view
  const letters = groupByLetter(definitions)
  return (
    <PageScopeProvider scope={toPageScope(frame)}>
      <LongPage
        top={
          <>
            <Breadcrumbs breadcrumbs={crumbs} />
            <h1>{libraryText.glossary}</h1>
            <Lead>{libraryText.glossaryLead}</Lead>
            {found ? <GlossaryFound definition={found} /> : null}
          </>
        }
        contents={
          <Contents
            label={libraryText.letters}
            look="row"
            headings={letters.map(({ letter }) => ({ id: letterId(letter), text: letter }))}
          />
        }
      >
        {letters.length === 0 ? <Note>{libraryText.noDefinitions}</Note> : null}
        {letters.map(({ letter, definitions }) => (
          <section key={letter} aria-labelledby={letterId(letter)}>
            <h2 id={letterId(letter)}>{letter}</h2>
            {definitions.map((one) => (
              <GlossaryEntry key={one.id} definition={one} isFound={one === found} />
            ))}
          </section>
        ))}
      </LongPage>
    </PageScopeProvider>
  )
}

const letterId = (letter: string) => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`
