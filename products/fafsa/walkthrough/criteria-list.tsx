import { Details } from '#app/ui/details/details.tsx'
import { Cases, Part, Points } from '#app/ui/part/part.tsx'
import { dependencyExceptions, listDependencyCriteria } from '#domain/fafsa-form/dependency.ts'
import { contributorNotes, notContributors } from '#domain/fafsa-form/not-contributors.ts'
import { rehearsed } from '#domain/fafsa-form/rehearsed-form.ts'
import { walkthroughText } from './messages.ts'

/** Each reason to be independent, by its full wording, and what there is without one. */
export function CriteriaList() {
  const criteria = listDependencyCriteria(rehearsed.awardYear)
  const { unusual, refused } = dependencyExceptions
  return (
    <>
      <Part id="criteria" title={walkthroughText.criteria}>
        <p>{walkthroughText.criteriaHint}</p>
        <div>
          {criteria.map(({ id, question, meaning, proof }) => (
            <Details key={id} summary={question}>
              <Points points={proof ? [...meaning, `Have ready: ${proof}`] : meaning} />
            </Details>
          ))}
        </div>
      </Part>
      <Part id="exceptions" title={walkthroughText.exceptions}>
        <Cases
          cases={[unusual, refused].map(({ question, meaning }) => ({
            title: question,
            text: meaning.join(' '),
          }))}
        />
      </Part>
    </>
  )
}

/** People whom families invite by mistake, and what no answer changes. */
export function NotContributors() {
  return (
    <Part id="not-contributors" title={walkthroughText.notContributors}>
      <Cases cases={notContributors.map(({ who, why }) => ({ title: who, text: why }))} />
      <Points points={Object.values(contributorNotes).map(({ text }) => text)} />
    </Part>
  )
}
