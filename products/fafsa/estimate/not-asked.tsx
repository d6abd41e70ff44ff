import { Cases, Part, Points } from '#app/ui/part/part.tsx'
import { contributorNotes, notContributors } from '#domain/fafsa-form/not-contributors.ts'
import { estimateText } from './messages.ts'

/** People families add by mistake, and what no answer changes. */
export function NotAsked() {
  return (
    <Part id="not-contributors" title={estimateText.notContributors}>
      <Cases cases={notContributors.map(({ who, why }) => ({ title: who, text: why }))} />
      <Points points={Object.values(contributorNotes).map(({ text }) => text)} />
    </Part>
  )
}
