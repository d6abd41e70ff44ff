import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { findPublishedPrice } from '#app/features/schools/costs/published-price.server.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Details } from '#app/ui/details/details.tsx'
import { LongPage } from '#app/ui/long-page/long-page.tsx'
import { displacementLaws } from '#domain/scholarships/displacement-laws.ts'
import { FormPageTop } from '#kit/forms/form-page-top.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { Route } from './+types/net-value-page.ts'
import { Answer } from './answer.tsx'
import { lawText } from './law-messages.ts'
import { LawWords } from './law-words.tsx'
import styles from './net-value.module.css'
import { NetValueFields } from './net-value-fields.tsx'
import { readNetValueForm } from './net-value-form.ts'
import { netValueText } from './net-value-messages.ts'

const crumbs = [
  { name: netValueText.line, item: href('/scholarships') },
  { name: netValueText.title, item: href('/scholarships/net-value') },
]

/** `?school=` with a campus, from that school's page, shows its published price where the cost is asked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const school = services.schools.byUnitid(new URL(request.url).searchParams.get('school') ?? '')
  const described = await describePage(context, {
    pageUrl: href('/scholarships/net-value'),
    title: netValueText.title,
    description: netValueText.description,
    breadcrumbsList: crumbs,
  })
  return {
    unitid: school?.unitid,
    price: school && (await findPublishedPrice(services, school)),
    ...described,
  }
}

/**
 * Reads the numbers and answers on the same page. They come in the body of the request, so that no address,
 * history or log holds them.
 */
export async function action({ request }: Route.ActionArgs) {
  const reading = readNetValueForm(await readPostedForm(request))
  return data(reading, { status: reading.problems.length > 0 ? 400 : 200 })
}

export const meta = metaWithoutTitle

/** What an outside scholarship adds at the student's school, once the school has taken back its share. */
export default function NetValuePage({ actionData: reading, loaderData }: Route.ComponentProps) {
  const { unitid, price } = loaderData
  const { answers, problems = [] } = reading ?? {}
  return (
    <LongPage
      top={
        <FormPageTop
          breadcrumbs={crumbs}
          lead={netValueText.lead}
          problems={problems}
          title={netValueText.title}
        />
      }
    >
      {answers ? <Answer answers={answers} /> : null}
      <section className={styles.part} data-print={answers ? 'no' : undefined}>
        <h2>{answers ? netValueText.change : netValueText.form}</h2>
        <NetValueFields
          form={reading}
          price={price}
          submit={answers ? netValueText.again : netValueText.submit}
          unitid={unitid}
        />
      </section>
      <section className={styles.part}>
        <h2>{lawText.all}</h2>
        <p className={styles.soft}>{lawText.allHint}</p>
        <div className={styles.laws}>
          {Object.values(displacementLaws).map((law) => (
            <Details key={law.state} summary={law.stateName}>
              <LawWords law={law} />
            </Details>
          ))}
        </div>
      </section>
    </LongPage>
  )
}
