import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { Advice, AdviceLinks, describeLanding, HowItWorks, Landing } from '#kit/landing/landing.tsx'
import { StartForm } from '#kit/landing/start-form.tsx'
import { toChoices } from '#kit/questions/input.ts'
import { goalLabels } from '#products/refinance/situation/labels.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { Route } from './+types/landing-page.ts'
import { landingText } from './landing-messages.ts'
import { LongerLoan } from './longer-loan.tsx'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  return describePage(
    context,
    describeLanding(landingText, { path: paths.landing, category: 'refinance-student-loans' }),
  )
}

export const meta = pageMeta

const goals = toChoices(goalLabels).map(({ value, label }) => ({ value, label }))

const links = [
  { label: landingText.plans, path: paths.plans },
  {
    label: landingText.article,
    path: href('/resources/:category/:slug', {
      category: 'refinance-student-loans',
      slug: 'should-i-refinance-federal-loans',
    }),
  },
  {
    label: landingText.longer,
    path: href('/resources/:category/:slug', {
      category: 'refinance-student-loans',
      slug: 'lower-payment-higher-total',
    }),
  },
  {
    label: landingText.guide,
    path: href('/refinance-student-loans/:slug', { slug: 'student-loan-refinancing-complete-guide' }),
  },
]

/** Explains what refinancing saves and ends, and leads to the questions and to the federal plans. */
export default function LandingPage() {
  return (
    <Landing
      said={landingText}
      line="SLR"
      path={paths.landing}
      example={<LongerLoan />}
      start={
        <StartForm
          action={paths.questions}
          method="post"
          noValidate
          questions={paths.questions}
          said={landingText}
        >
          <SelectField
            id="goal"
            label={landingText.goalLabel}
            name="goal"
            options={[{ value: '', label: landingText.choose }, ...goals]}
          />
        </StartForm>
      }
      promises={{ list: landingText.promises }}
    >
      <HowItWorks said={landingText} drawings={['wallet', 'umbrella', 'bars']} />
      <Advice
        title={landingText.federalTitle}
        text={landingText.federal.map((text) => <p key={text}>{text}</p>)}
      >
        <AdviceLinks links={links} />
      </Advice>
    </Landing>
  )
}
