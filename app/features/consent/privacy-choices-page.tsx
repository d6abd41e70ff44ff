import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { Consent } from '#app/shell/consent.ts'
import { listHosts } from '#app/shell/consent-banner.tsx'
import { readConsent, rememberConsent } from '#app/shell/consent-cookie.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Part, Points } from '#app/ui/part/part.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { Route } from './+types/privacy-choices-page.ts'
import { ChoicesForm } from './choices-form.tsx'
import { findWayBack, readChoice } from './privacy-choice.ts'
import { choicesText } from './privacy-choices-messages.ts'

const path = href('/about/privacy-choices')
const crumbs = [
  { name: choicesText.about, item: href('/about') },
  { name: choicesText.title, item: path },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { vendors } = context.get(servicesContext).config
  const description = await describePage(context, {
    pageUrl: path,
    title: choicesText.title,
    description: choicesText.description,
    breadcrumbsList: crumbs,
  })
  return { ...description, vendors: vendors.scripts, state: readState(request, context) }
}

/** Remembers a choice, and leads back to the page that it was made on. A no that stands by itself stays one. */
export async function action({ request, context }: Route.ActionArgs) {
  const state = readState(request, context)
  const choice = readChoice(await readPostedForm(request))
  const to = findWayBack(request.headers.get('referer'), path)
  if (state === 'minor') return redirect(to, 303)
  const consent = state === 'honored' ? 'necessary' : choice
  return redirect(to, {
    status: 303,
    headers: { 'Set-Cookie': rememberConsent(consent, isSecure(context)) },
  })
}

/** Returns what applies to the visitor, as `data-consent` does in a browser. */
function readState(request: Request, context: Route.LoaderArgs['context']): Consent | 'unknown' | 'honored' {
  if (request.headers.get('sec-gpc') === '1') return 'honored'
  return readConsent(request.headers.get('cookie'), isSecure(context)) ?? 'unknown'
}

function isSecure(context: Route.LoaderArgs['context']): boolean {
  return isOverHttps(context.get(servicesContext).config.siteUrl)
}

export const meta = pageMeta

/** What other companies may load, and what the visitor said to it. */
export default function PrivacyChoicesPage({ loaderData: { vendors, state } }: Route.ComponentProps) {
  const isAsked = vendors.length > 0
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{choicesText.title}</h1>
          <Lead>{isAsked ? choicesText.asked.lead(listHosts(vendors)) : choicesText.nothing.lead}</Lead>
        </>
      }
    >
      {state === 'honored' || state === 'minor' ? (
        <Note tone="good">
          <p>
            <strong>{choicesText[state].title}</strong>
          </p>
          <p>{choicesText[state].text}</p>
        </Note>
      ) : null}
      {isAsked && state !== 'honored' && state !== 'minor' ? <ChoicesForm consent={state} /> : null}
      {isAsked ? (
        <>
          <Part id="necessary" title={choicesText.necessaryTitle}>
            <p>{choicesText.necessary}</p>
          </Part>
          <Part id="rules" title={choicesText.rulesTitle}>
            <Points points={choicesText.rules} />
          </Part>
        </>
      ) : (
        <p>{choicesText.nothing.text}</p>
      )}
      <p>
        <a href={href('/about/:slug', { slug: 'privacy' })}>{choicesText.more}</a>
      </p>
    </LongPage>
  )
}
