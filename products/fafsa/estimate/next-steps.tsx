import { Part, PointList } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { otherAid } from '#domain/award-years/other-aid.ts'
import { estimateText } from './messages.ts'
import { deadlinesPath, offersPath, rehearsalPath } from './paths.ts'

const steps = [
  { ...estimateText.next.rehearse, path: rehearsalPath },
  { ...estimateText.next.deadlines, path: deadlinesPath },
  { ...estimateText.next.offers, path: offersPath },
]

/** What a family does with its estimate. */
export function NextSteps() {
  return (
    <Part id="next" title={estimateText.nextTitle}>
      <PointList as="ol">
        {steps.map(({ title, text, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>. {text}
          </li>
        ))}
      </PointList>
      <p>{estimateText.judgment}</p>
      <SourceLine source={otherAid.aidReview} />
    </Part>
  )
}
