import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { AccountLink } from '#app/shell/account-link.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Details } from '#app/ui/details/details.tsx'
import { Part, PointList } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import {
  type FoundScholarship,
  type KeptScholarship,
  maxFound,
} from '#domain/scholarships/found-scholarship.ts'
import { scamSources } from '#domain/scholarships/scam-signs.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { OwnItemsFrame } from '#kit/own-items/own-items-frame.tsx'
import { answerOwnItems, loadOwnItems, type OwnItemsPage } from '#kit/own-items/own-items-handlers.server.ts'
import { planText } from '#products/scholarships/plan/messages.ts'
import { readSaved, toPlanHeaders } from '#products/scholarships/saved/saved.server.ts'
import type { Route } from './+types/found-page.ts'
import { foundItems } from './found.server.ts'
import { FoundCard } from './found-card.tsx'
import { readFoundForm, readTyped, toTyped } from './found-form.ts'
import { FoundForm } from './found-inputs.tsx'
import { foundText } from './found-messages.ts'

const path = href('/scholarships/plan/found')
const breadcrumbs = [
  { name: 'Scholarships', item: href('/scholarships') },
  { name: planText.name, item: href('/scholarships/plan') },
  { name: foundText.title, item: path },
]

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const services = context.get(servicesContext)
  const cookies = request.headers.get('cookie')
  const [{ kept, changed }, saved] = await Promise.all([
    loadOwnItems(args, foundItems),
    readSaved(services, cookies),
  ])
  const description = await describePage(
    context,
    {
      pageUrl: path,
      title: foundText.title,
      description: foundText.description,
      breadcrumbsList: breadcrumbs,
    },
    { robots: 'noindex' },
  )
  return data(
    {
      kept,
      changed: changed ? { id: changed.id, values: toTyped(changed.own) } : null,
      heading: changed ? foundText.editTitle(changed.own.name) : foundText.title,
      isSignedIn: saved.accountId !== undefined,
      ...description,
    },
    { headers: toPlanHeaders(services, cookies, { saved, found: kept.length }) },
  )
}

const page = (): OwnItemsPage<FoundScholarship> => ({
  items: foundItems,
  path,
  readTyped,
  read: readFoundForm,
  full: foundText.full,
})

export async function action(args: Route.ActionArgs) {
  return answerOwnItems(args, page(), await readPostedForm(args.request))
}

/** The form holds what only the visitor knows, and links of it lead elsewhere. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders ?? loaderHeaders)
  headers.set('referrer-policy', 'no-referrer')
  return headers
}

export const meta = metaWithoutTitle

/** The scholarships that a visitor found elsewhere, and the form that adds or changes one. */
export default function FoundPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kept, changed, heading, isSignedIn } = loaderData
  const problems = actionData?.problems ?? []
  return (
    <OwnItemsFrame
      breadcrumbs={breadcrumbs}
      form={<FoundForm problems={problems} values={actionData?.values ?? changed?.values ?? {}} />}
      heading={heading}
      isChanging={changed !== null}
      isFull={kept.length >= maxFound}
      note={
        <>
          {foundText.kept}{' '}
          {isSignedIn ? null : (
            <AccountLink form="/signin" place="found-scholarships">
              {foundText.signIn}
            </AccountLink>
          )}
        </>
      }
      path={path}
      problems={problems}
      sources={<Sources />}
      words={foundText}
    >
      <Yours kept={kept} />
    </OwnItemsFrame>
  )
}

function Yours({ kept }: { kept: readonly KeptScholarship[] }) {
  return (
    <Part id="yours" title={foundText.yours}>
      {kept.length === 0 ? (
        <p>{foundText.none}</p>
      ) : (
        <>
          <p>{foundText.worth}</p>
          <p data-print="no">
            <a href={href('/scholarships/plan')}>{foundText.toPlan}</a>
          </p>
        </>
      )}
      {kept.map((each) => (
        <FoundCard kept={each} key={each.id} path={path} />
      ))}
    </Part>
  )
}

function Sources() {
  return (
    <Details look="line" summary={<h2>{foundText.sources}</h2>}>
      <PointList>
        {Object.values(scamSources).map((source) => (
          <li key={source.title}>
            <SourceLine source={source} />
          </li>
        ))}
      </PointList>
    </Details>
  )
}
