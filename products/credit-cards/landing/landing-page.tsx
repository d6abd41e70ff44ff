import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { creditBands } from '#domain/cards/card.ts'
import { cardLaw } from '#domain/cards/card-law.ts'
import styles from '#kit/landing/landing.module.css'
import { Advice, AdviceLinks, describeLanding, HowItWorks, Landing } from '#kit/landing/landing.tsx'
import { StartForm } from '#kit/landing/start-form.tsx'
import { creditBandNames, paymentNames } from '#products/credit-cards/card-words.ts'
import type { Route } from './+types/landing-page.ts'
import { CarriedBalance } from './carried-balance.tsx'
import { FirstCard } from './first-card.tsx'
import { firstCardText } from './first-card-messages.ts'
import { landingText } from './landing-messages.ts'
import { listKinds } from './list-kinds.server.ts'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

const path = href('/credit-cards')

export async function loader({ context }: Route.LoaderArgs) {
  return {
    kinds: await listKinds(context),
    ...(await describePage(context, describeLanding(landingText, { path, category: 'credit-cards' }))),
  }
}

export const meta = pageMeta

const toArticle = (slug: string) => href('/resources/:category/:slug', { category: 'credit-cards', slug })

const links = [
  { label: landingText.article, path: toArticle('first-credit-card-under-21') },
  { label: landingText.minimum, path: toArticle('what-minimum-payments-cost') },
  { label: landingText.authorized, path: `${href('/resources/glossary')}#authorized-user` },
  { label: landingText.survey, path: href('/credit-cards/survey') },
  { label: landingText.reviews, path: href('/credit-cards/reviews') },
]

/** Explains what a card can bring or cost and what the law asks before 21, and leads to the marketplace. */
export default function LandingPage({ loaderData: { kinds } }: Route.ComponentProps) {
  return (
    <Landing
      said={landingText}
      line="CC"
      path={path}
      example={<CarriedBalance />}
      start={<StartList />}
      promises={{ list: landingText.promises }}
      questions={[{ title: firstCardText.title, answer: <FirstCard /> }]}
      aside={
        kinds.length === 0
          ? undefined
          : {
              title: landingText.kindsTitle,
              links: kinds.map(({ title, path }) => ({ label: title, path })),
            }
      }
    >
      <HowItWorks said={landingText} drawings={['wallet', 'card', 'key']} />
      <Advice title={landingText.youngTitle} text={landingText.young.map((text) => <p key={text}>{text}</p>)}>
        <div>
          <AdviceLinks links={links} />
          <Details look="plain" summary={firstCardText.sources}>
            {[cardLaw.ownIncome.source, cardLaw.campusGifts.source].map((source) => (
              <div className={styles.small} key={source.title}>
                <SourceLine source={source} />
              </div>
            ))}
          </Details>
        </div>
      </Advice>
    </Landing>
  )
}

/** Asks the two things that change the list most; it says the rest with an example of spending. */
function StartList() {
  return (
    <StartForm action={href('/credit-cards/marketplace')} method="get" said={landingText}>
      <SelectField
        id="pay"
        label={landingText.payLabel}
        name="pay"
        options={(['full', 'carry'] as const).map((value) => ({ value, label: paymentNames[value] }))}
      />
      <SelectField
        autoComplete="off"
        id="credit"
        label={landingText.creditLabel}
        name="credit"
        options={[
          { value: '', label: landingText.choose },
          ...creditBands.map((value) => ({ value, label: creditBandNames[value] })),
        ]}
      />
    </StartForm>
  )
}
