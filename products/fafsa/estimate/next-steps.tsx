import { href } from 'react-router'
import { PrintButton } from '#app/shell/page-actions.tsx'
import { Part, PointList } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { otherAid } from '#domain/award-years/other-aid.ts'
import { fafsaPages } from '#products/fafsa/fafsa-pages.ts'
import { estimateText } from './messages.ts'

const others = fafsaPages.filter(({ path }) => path !== href('/fafsa/estimate'))

/** What a family does with its estimate: the other tools, and an appeal. */
export function NextSteps() {
  return (
    <Part id="next" title={estimateText.nextTitle}>
      <PointList>
        {others.map(({ path, title, summary }) => (
          <li key={path}>
            <a href={path}>{title}</a>: {summary}
          </li>
        ))}
      </PointList>
      <p>{estimateText.judgment}</p>
      <SourceLine source={otherAid.aidReview} />
      <div>
        <PrintButton />
      </div>
    </Part>
  )
}
