import { SmallPrint } from '#app/ui/field/field-group.tsx'
import type { Source } from '#domain/award-years/source.ts'
import { formatDate } from '#domain/dates.ts'

/** Who published a figure, and where and when we read it. */
export function SourceLine({ source: { publisher, title, url, readIn, checkedOn } }: { source: Source }) {
  return (
    <div>
      {publisher}: <a href={url}>{title}</a>
      <SmallPrint>
        Read on {formatDate(checkedOn, 'Month D, YYYY')}: {readIn}
      </SmallPrint>
    </div>
  )
}
