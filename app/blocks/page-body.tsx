import type { PageContent } from '#cms/model/texts/derived-values.ts'
import { Entry } from './entry.tsx'
import { splitPage } from './outline.ts'
import { ContentSection } from './sections/content-section.tsx'
import { sectionText } from './sections/messages.ts'
import styles from './sections/sections.module.css'

/** The sections or the body of a page, with sections of kind Sidebar beside the others. */
export function PageBody({ page }: { page: PageContent }) {
  const { main, beside } = splitPage(page)
  if (beside.length === 0) return main.map(draw)
  return (
    <div className={styles.beside}>
      <div>{main.map(draw)}</div>
      <aside aria-label={sectionText.beside}>{beside.map(draw)}</aside>
    </div>
  )
}

function draw(part: ReturnType<typeof splitPage>['main'][number], at: number) {
  return part._type === 'section' ? (
    <ContentSection key={part._key ?? at} section={part} />
  ) : (
    <Entry key={part._key ?? at} entry={part} />
  )
}
