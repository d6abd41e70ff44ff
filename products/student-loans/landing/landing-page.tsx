import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { describeKnownSchools, type KnownSchools } from '#app/features/schools/known-schools.ts'
import SchoolPicker from '#app/features/schools/school-picker.island.tsx'
import { Island } from '#app/islands/island.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { directLoanRates } from '#domain/award-years/direct-loans.ts'
import { listRates } from '#kit/federal-loans/federal-rates.ts'
import { describeLanding, HowItWorks, Landing, Points } from '#kit/landing/landing.tsx'
import { StartForm } from '#kit/landing/start-form.tsx'
import { paths } from '#products/student-loans/situation/paths.ts'
import type { Route } from './+types/landing-page.ts'
import { FederalLimits } from './federal-limits.tsx'
import { landingText } from './landing-messages.ts'
import { RateRangeExample } from './rate-range-example.tsx'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  context.get(pageContext).tag('school')
  return {
    known: describeKnownSchools(services.schools),
    federal: {
      year: awardYear202627.name,
      limits: awardYear202627.undergraduateYearlyLimits,
      rates: listRates(['undergraduate'], directLoanRates[awardYear202627.name]),
    },
    ...(await describePage(
      context,
      describeLanding(landingText, { path: paths.landing, category: 'student-loans' }),
    )),
  }
}

export const meta = pageMeta

/** Explains private student loans and what to use before them, and leads to the comparison. */
export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return (
    <Landing
      said={landingText}
      line="PSL"
      path={paths.landing}
      example={<RateRangeExample />}
      start={<StartQuestions known={loaderData.known} />}
      questions={[{ title: landingText.whatTitle, answer: <Points points={landingText.what} /> }]}
      promises={{ list: landingText.promises }}
    >
      <HowItWorks said={landingText} drawings={['letter', 'magnifier', 'key']} />
      <FederalLimits {...loaderData.federal} />
    </Landing>
  )
}

function StartQuestions({ known }: { known: KnownSchools }) {
  return (
    <StartForm
      action={paths.questions}
      method="post"
      noValidate
      questions={paths.questions}
      said={landingText}
    >
      <Island
        name="school-picker"
        of={SchoolPicker}
        props={{
          canGoOn: true,
          hint: landingText.schoolHint,
          id: 'school',
          label: landingText.schoolLabel,
          name: 'school',
          known,
        }}
      />
      <TextField
        autoComplete="off"
        hint={landingText.amountHint}
        id="amount"
        inputMode="decimal"
        label={landingText.amountLabel}
        maxLength={40}
        name="amount"
        startText="$"
      />
    </StartForm>
  )
}
