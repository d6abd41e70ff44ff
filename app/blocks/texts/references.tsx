import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { SourceName } from '#app/blocks/rich-text/source-note.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import styles from './texts.module.css'

export function References({ entry }: BlockProps<'References'>) {
  const heading = usePageScope().outline.getHeading(entry)
  return (
    <Stack>
      <BlockTitle of={entry} />
      <ol
        className={styles.sources}
        aria-labelledby={heading?.id}
        aria-label={heading ? undefined : 'Sources'}
      >
        {entry.fields.references.map(({ _key, source, note }, at) => (
          <li key={_key ?? at}>
            <SourceName citation={source} />
            {note ? (
              <p className={styles.soft}>
                <Words text={note} />
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Stack>
  )
}
