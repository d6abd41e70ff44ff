import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import { ContentSection } from '#app/blocks/sections/content-section.tsx'
import { Faq } from './faq.tsx'
import type { HomeContent } from './load-home-content.server.ts'

/** Parts of the home page as markup; empty where there is nothing to show. */
export interface DrawnHome {
  start: string
  reading: string
  questions: string
}

/**
 * Draws what editors write of the home page. Only here: the page ships React for its school picker, and the blocks would be
 * a third more script for words that nothing in them changes.
 */
export function drawHomeContent({ start, reading, questions, scope }: HomeContent): DrawnHome {
  const draw = (part: ReactNode) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <PageScopeProvider scope={scope}>{part}</PageScopeProvider>
      </MemoryRouter>,
    )
  return {
    start: start ? draw(<ContentSection section={start} />) : '',
    reading: reading ? draw(<ContentSection section={reading} />) : '',
    questions: questions.length > 0 ? draw(<Faq questions={questions} />) : '',
  }
}
