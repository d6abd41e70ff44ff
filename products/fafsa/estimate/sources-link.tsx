import type { NeedAnalysisYear } from '#domain/award-years/need-analysis.ts'
import { estimateText } from './messages.ts'

/** Leads to the list of sources at the end of the page. */
export function SourcesLink({ year }: { year: NeedAnalysisYear }) {
  return <a href={`#${toSourcesId(year)}`}>{estimateText.sourcesOf(year)}</a>
}

export const toSourcesId = (year: NeedAnalysisYear) => `sources-${year.slice(0, 4)}`
