import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { usStates } from '#domain/states.ts'
import { Advice, AdviceLinks, describeLanding, HowItWorks, Landing } from '#kit/landing/landing.tsx'
import { StartForm } from '#kit/landing/start-form.tsx'
import { toChoices } from '#kit/questions/input.ts'
import { levelLabels } from '#products/scholarships/questions/questions.ts'
import type { Route } from './+types/landing-page.ts'
import { HourExample } from './hour-example.tsx'
import { landingText } from './landing-messages.ts'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

const path = href('/scholarships')

export function loader({ context }: Route.LoaderArgs) {
  return describePage(context, describeLanding(landingText, { path, category: 'scholarships' }))
}

export const meta = pageMeta

const toArticle = (slug: string) => href('/resources/:category/:slug', { category: 'scholarships', slug })

const reading = {
  guide: href('/scholarships/:slug', { slug: 'scholarships-complete-guide' }),
  worth: toArticle('which-scholarships-are-worth-your-time'),
  reviews: href('/scholarship/reviews'),
} as const

const links = [
  { label: landingText.fafsaStart, path: 'https://studentaid.gov/h/apply-for-aid/fafsa' },
  { label: landingText.fafsaGuide, path: href('/fafsa/:slug', { slug: 'fafsa-complete-guide' }) },
  { label: landingText.stateAid, path: href('/scholarships/state') },
  { label: landingText.displaced, path: toArticle('will-a-scholarship-cut-my-aid') },
]

/** Explains how scholarships are compared here and what to do before, and leads to the questions. */
export default function LandingPage() {
  return (
    <Landing
      said={landingText}
      line="SCHOLARSHIP"
      path={path}
      example={<HourExample />}
      start={<StartQuestions />}
      promises={{ title: landingText.privacyTitle, list: landingText.privacy }}
      aside={{
        title: landingText.readTitle,
        links: landingText.read.map(({ label, slug }) => ({ label, path: reading[slug] })),
      }}
    >
      <HowItWorks said={landingText} drawings={['letter', 'medal', 'calendar']} />
      <Advice title={landingText.fafsaTitle} text={landingText.fafsa.map((text) => <p key={text}>{text}</p>)}>
        <AdviceLinks links={links} />
      </Advice>
    </Landing>
  )
}

const choose = { value: '', label: landingText.choose }
const levels = toChoices(levelLabels).map(({ value, label }) => ({ value, label }))
const states = usStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name }))

function StartQuestions() {
  return (
    <StartForm
      action={href('/scholarships/signup')}
      method="post"
      noValidate
      questions={href('/scholarships/signup')}
      said={landingText}
      otherWay={<a href={href('/scholarships/marketplace')}>{landingText.look}</a>}
    >
      <SelectField id="level" label={landingText.levelLabel} name="level" options={[choose, ...levels]} />
      <SelectField
        autoComplete="off"
        id="state"
        label={landingText.stateLabel}
        name="state"
        options={[choose, ...states]}
      />
    </StartForm>
  )
}
