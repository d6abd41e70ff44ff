import { Details } from '#app/ui/details/details.tsx'
import { PointList } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import type { Source } from '#domain/award-years/source.ts'
import { walkthroughText } from './messages.ts'

/** Who published what a page says, each named once. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <Details data-print="no" summary={walkthroughText.sources}>
      <PointList>
        {[...new Set(sources)].map((source) => (
          <li key={`${source.url} ${source.title}`}>
            <SourceLine source={source} />
          </li>
        ))}
      </PointList>
    </Details>
  )
}
