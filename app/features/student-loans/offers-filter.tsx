import { Form } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { answerEntries, repayments } from './answers.ts'
import { CarriedAnswers } from './carried-answers.tsx'
import { termYears } from './offer-filters.ts'
import type { OffersView } from './offers.server.ts'
import styles from './offers-page.module.css'
import { paths } from './paths.ts'
import { words } from './words.ts'

/** What to show of the list, and the one answer worth trying out there. Works by its button, script or not. */
export function OffersFilter({ view: { answers, filters, borrowing } }: { view: OffersView }) {
  const carried = answerEntries(answers).filter(([name]) => name !== 'repayment')
  const on = [filters.term, filters.rate].filter(Boolean).length
  return (
    <Card as="aside" className={styles.filter} data-print="no" padding="small">
      {/* Where the window is wide the form always stands open under this heading; else a press opens it. */}
      <h2 className={styles.filterTitle}>{words.list.filters}</h2>
      <Details
        look="plain"
        summary={
          <h2>
            {words.list.filters}
            {on > 0 ? <span className={styles.filtersOn}> {words.list.filtersOn(on)}</span> : null}
          </h2>
        }
      >
        <Form action={paths.offers} className={styles.fields} method="get" preventScrollReset>
          <CarriedAnswers entries={carried} />
          <SelectField
            defaultValue={borrowing.repayment}
            id="repayment"
            label={words.list.answerNames.repayment}
            name="repayment"
            options={repayments
              .filter((value) => value !== 'unknown')
              .map((value) => ({ value, label: words.list.pay[value] }))}
          />
          <SelectField
            defaultValue={filters.term ?? ''}
            id="term"
            label={words.list.term}
            name="term"
            options={[
              { value: '', label: words.list.anyTerm },
              ...termYears.map((years) => ({ value: years, label: words.list.years(years) })),
            ]}
          />
          <SelectField
            defaultValue={filters.rate ?? ''}
            id="rate"
            label={words.list.rate}
            name="rate"
            options={[
              { value: '', label: words.list.anyRate },
              { value: 'fixed', label: words.list.fixed },
              { value: 'variable', label: words.list.variable },
            ]}
          />
          <Button size="small" type="submit" variant="white">
            {words.list.apply}
          </Button>
        </Form>
      </Details>
    </Card>
  )
}
