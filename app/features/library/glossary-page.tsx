import { redirect } from 'react-router'
import { noBlockData } from '#app/blocks/block-data.ts'
import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import type { PageHandle } from '#app/context.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Route } from './+types/glossary-page.ts'
import { byLetter, type Definition } from './by-letter.ts'
import { GlossaryEntry, GlossaryFound } from './glossary-entry.tsx'
import { listDefinitions } from './list-definitions.server.ts'
import { loadFrame } from './load-frame.server.ts'
import { type PageFrame, scopeOf } from './page-frame.ts'
import { listPaths } from './paths.ts'
import { words } from './words.ts'

export const handle = { cache: { params: ['definitionId'] } } satisfies PageHandle

interface GlossaryView {
  frame: PageFrame
  definitions: readonly Definition[]
  found: Definition | undefined
}

/** `definitionId` names the entry that the reader came for. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<LoadedPage<GlossaryView>> {
  const frame = await loadFrame({ request, context })
  const definitions = await listDefinitions(context)
  const asked = new URL(request.url).searchParams.get('definitionId')
  const found = definitions.find(({ id }) => id === asked)
  if (asked !== null && !found) throw redirect(listPaths.glossary)
  const description = await describePage(context, {
    pageUrl: listPaths.glossary,
    title: words.glossary,
    description: words.glossaryLead,
    breadcrumbsList: crumbs,
  })
  return { view: { frame, definitions, found }, ...description }
}

const crumbs = [
  { name: words.learn, item: listPaths.resources },
  { name: words.glossary, item: listPaths.glossary },
]

export const meta = pageMeta

export default function GlossaryPage({ loaderData }: Route.ComponentProps) {
  const { frame, definitions, found } = loaderData.view
  const letters = byLetter(definitions)
  return (
    <PageScopeProvider scope={scopeOf(frame, { document: {}, data: noBlockData })}>
      <LongPage
        top={
          <>
            <Breadcrumbs breadcrumbs={crumbs} />
            <h1>{words.glossary}</h1>
            <Lead>{words.glossaryLead}</Lead>
            {found ? <GlossaryFound definition={found} /> : null}
          </>
        }
        contents={
          <Contents
            label={words.letters}
            look="row"
            headings={letters.map(({ letter }) => ({ id: letterId(letter), text: letter }))}
          />
        }
      >
        {letters.length === 0 ? <Note>{words.noDefinitions}</Note> : null}
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
