import { href } from 'react-router'
import { type PageHandle, pageContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { findNextDeadline, listAidDeadlines } from '#domain/aid-deadlines/aid-deadlines.ts'
import { aidDeadlineParams, readAidChoice } from '#kit/aid-deadlines/aid-choice.ts'
import { describeLanding, HowItWorks, Landing } from '#kit/landing/landing.tsx'
import { StartForm } from '#kit/landing/start-form.tsx'
import { AidFields } from '#products/fafsa/aid-fields.tsx'
import type { Route } from './+types/landing-page.ts'
import { landingText } from './landing-messages.ts'
import { NextStep } from './next-step.tsx'
import { type Stage, stageField, stages } from './stage.ts'
import { Tools } from './tools.tsx'

const path = href('/fafsa')

export const handle = {
  cache: { params: [stageField.name, ...aidDeadlineParams], allowsVendors: true },
} satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const today = context.get(pageContext).today()
  const choice = readAidChoice(params, today)
  const newest = readAidChoice(new URLSearchParams(), today).year
  const said = { ...landingText, lead: landingText.lead(newest, Number(newest.slice(0, 4)) - 2) }
  return {
    today,
    choice,
    lead: said.lead,
    stage: stageField.read(params),
    next: findNextDeadline(listAidDeadlines(choice), today),
    ...(await describePage(context, describeLanding(said, { path, category: 'fafsa' }))),
  }
}

export const meta = pageMeta

const links = [
  { label: landingText.guide, path: href('/fafsa/:slug', { slug: 'fafsa-complete-guide' }) },
  {
    label: landingText.signers,
    path: href('/resources/:category/:slug', { category: 'fafsa', slug: 'who-has-to-sign-the-fafsa' }),
  },
  { label: landingText.reviews, path: href('/fafsa/reviews') },
]

/** Says what the form decides, who takes part and when, and leads a visitor to the next step and the nearest deadline. */
export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { stage, choice, next, today, lead } = loaderData
  const { siteName } = usePublicSettings()
  return (
    <Landing
      said={{ ...landingText, lead }}
      line="FAFSA"
      path={path}
      start={<Start choice={choice} stage={stage} />}
      example={<NextStep choice={choice} next={next} stage={stage} today={today} />}
      promises={{
        list: [
          { title: landingText.notGovernmentTitle, text: landingText.notGovernment(siteName) },
          ...landingText.promises,
        ],
      }}
      aside={{ title: landingText.readTitle, links }}
    >
      <HowItWorks said={landingText} drawings={['coin', 'people', 'calendar']} />
      <Tools />
    </Landing>
  )
}

const stageOptions = stages.map((value) => ({ value, label: landingText.stages[value] }))

function Start({ stage, choice }: { stage: Stage; choice: ReturnType<typeof readAidChoice> }) {
  return (
    <StartForm action={path} data-live method="get" said={landingText} variant="white">
      <SelectField
        defaultValue={stage}
        id="stage"
        label={landingText.stage}
        name={stageField.name}
        options={stageOptions}
      />
      <AidFields choice={choice} />
    </StartForm>
  )
}
