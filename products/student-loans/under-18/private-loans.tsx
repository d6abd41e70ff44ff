import { PointList } from '#app/ui/part/part.tsx'
import { exampleForMinor } from '#products/student-loans/situation/example-for-minor.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import type { LendersOfMinors } from './lenders-of-minors.ts'
import { Row } from './row.tsx'
import { under18Text } from './under-18-messages.ts'

const said = under18Text.privateLoans

/** Which lenders of the list take a student under 18 with a cosigner, by their own rules. */
export function PrivateLoans({ lenders: { names, areSamples } }: { lenders: LendersOfMinors }) {
  return (
    <Row id="private-loans" title={said.title}>
      <PointList>
        <li>{said.alone}</li>
        <li>
          {names.length === 0 ? said.noLender : said.lenders(names)} {said.others}{' '}
          {areSamples ? said.samples : null}
        </li>
        <li>{said.cosigner}</li>
      </PointList>
      <p>
        <a href={exampleForMinor}>{said.example}</a>
        {' · '}
        <a href={paths.cosigning}>{said.cosigning}</a>
      </p>
    </Row>
  )
}
