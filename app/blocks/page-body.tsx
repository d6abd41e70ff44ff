import type { PageContent } from '#content-model/texts/derived-values.ts'
import { Entry } from './entry.tsx'
import { partsOf } from './outline.ts'
import { ContentSection } from './sections/content-section.tsx'
import styles from './sections/sections.module.css'
import { words } from './sections/words.ts'

/** The sections or the body of a page, those of kind Sidebar beside the others. */
export function PageBody({ page }: { page: PageContent }) {
  const { main, beside } = partsOf(page)
  if (beside.length === 0) return main.map(draw)
  return (
    <div className={styles.beside}>
      <div>{main.map(draw)}</div>
      <aside aria-label={words.beside}>{beside.map(draw)}</aside>
    </div>
  )
}

function draw(part: ReturnType<typeof partsOf>['main'][number], at: number) {
  return part._type === 'section' ? (
    <ContentSection key={part._key ?? at} section={part} />
  ) : (
    <Entry key={part._key ?? at} entry={part} />
  )
}
