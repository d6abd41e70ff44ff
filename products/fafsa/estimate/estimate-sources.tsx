import { Details } from '#app/ui/details/details.tsx'
import { Part, PointList } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import type { NeedAnalysisYear } from '#domain/award-years/need-analysis.ts'
import { listSources } from './estimate-facts.ts'
import { estimateYears } from './estimate-fields.ts'
import { estimateText } from './messages.ts'
import { toSourcesId } from './sources-link.tsx'

/** What the figures of each year rest on, and where and when each was read; on paper, only of the years that are open. */
export function EstimateSources({ years = estimateYears }: { years?: readonly NeedAnalysisYear[] }) {
  return (
    <Part data-print="opened" id="sources" title={estimateText.sources}>
      <div>
        {years.map((year) => (
          <Details data-print="opened" id={toSourcesId(year)} key={year} summary={year}>
            <PointList>
              {listSources(year).map((source) => (
                <li key={`${source.title} ${source.readIn}`}>
                  <SourceLine source={source} />
                </li>
              ))}
            </PointList>
          </Details>
        ))}
      </div>
    </Part>
  )
}
