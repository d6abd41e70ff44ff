import { usePageScope } from '#app/blocks/page-scope.tsx'
import styles from './rich-text.module.css'
import { SourceName } from './source-note.tsx'
import { richTextText } from './text-messages.ts'

/** The sources of the page in the order its texts cite them; renders nothing when there are none. */
export function Sources() {
  const { sources } = usePageScope()
  if (sources.list.length === 0 && !sources.hasExamples) return null
  if (sources.list.length === 0) return <p>{richTextText.sources.examples}</p>
  return (
    <section className={styles.text} aria-labelledby="sources">
      <h2 id="sources">{richTextText.sources.title}</h2>
      {sources.hasExamples ? <p>{richTextText.sources.examples}</p> : null}
      <ol className={styles.sources}>
        {sources.list.map(({ id, citation }) => (
          <li key={id} id={id}>
            <SourceName citation={citation} />
          </li>
        ))}
      </ol>
    </section>
  )
}
