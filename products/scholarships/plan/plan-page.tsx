import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { pageContext, servicesContext } from '#app/context.ts'
import { findOpenDrawing } from '#app/features/drawing/drawings.server.ts'
import { AccountLink } from '#app/shell/account-link.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Empty } from '#app/ui/empty/empty.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { todayInNewYork } from '#domain/dates.ts'
import { foundId, isFound } from '#domain/scholarships/found-scholarship.ts'
import { savedStatuses } from '#domain/scholarships/saved-status.ts'
import { type PlannedScholarship, planWeeks } from '#domain/scholarships/weekly-plan.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { readFound, removeFound, setFoundStatus } from '#products/scholarships/found/found.server.ts'
import { foundText } from '#products/scholarships/found/found-messages.ts'
import { readStudent } from '#products/scholarships/questions/student-draft.server.ts'
import {
  readSaved,
  removeScholarships,
  saveScholarship,
  toPlanHeaders,
} from '#products/scholarships/saved/saved.server.ts'
import { savedId } from '#products/scholarships/saved/saved-cookie.ts'
import type { Route } from './+types/plan-page.ts'
import { closeFeed, findFeed, openFeed } from './calendar-feed.server.ts'
import { CalendarSection } from './calendar-section.tsx'
import { DrawingNote } from './drawing-note.tsx'
import { findPlanned } from './find-planned.server.ts'
import { planText } from './messages.ts'
import styles from './plan.module.css'
import { PlanSheet } from './plan-sheet.tsx'
import { SavedList } from './saved-list.tsx'

const path = href('/scholarships/plan')
const defaultHours = 3
const breadcrumbs = [
  { name: 'Scholarships', item: href('/scholarships') },
  { name: planText.name, item: path },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { today } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const cookies = request.headers.get('cookie')
  const [saved, found, student] = await Promise.all([
    readSaved(services, cookies),
    readFound(services, cookies),
    readStudent(services, request),
  ])
  const { planned, gone } = findPlanned(await services.scholarships.on(today()), saved.items, found)
  const hoursPerWeek = readHours(searchParams.get('hours')) ?? student?.hoursAWeek ?? defaultHours
  const feedSince = saved.accountId ? await findFeed(services, saved.accountId) : undefined
  const drawing = await findOpenDrawing(services.database, today())
  const described = await describePage(
    context,
    { pageUrl: path, title: planText.name, description: planText.description, breadcrumbsList: breadcrumbs },
    { robots: 'noindex' },
  )
  return data(
    {
      planned,
      gone,
      plan: planWeeks(planned, { today: today(), hoursPerWeek }),
      hoursPerWeek,
      today: today(),
      isSignedIn: saved.accountId !== undefined,
      feedSince: feedSince && todayInNewYork(feedSince),
      drawing: drawing && { awardCents: drawing.awardCents, closesOn: drawing.closesOn },
      ...described,
    },
    { headers: toPlanHeaders(services, cookies, { saved, found: found.length }) },
  )
}

const id = z.union([z.string().regex(savedId), z.string().regex(foundId)])
const formSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('status'), id, status: z.enum(savedStatuses) }),
  z.object({ do: z.literal('remove'), id }),
  z.object({ do: z.literal('forget') }),
  z.object({ do: z.literal('open-feed') }),
  z.object({ do: z.literal('close-feed') }),
])

/** Changes what is saved, or the private address of its calendar, which is shown in the answer alone. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { address, today } = context.get(pageContext)
  const form = formSchema.safeParse(Object.fromEntries(await readPostedForm(request)))
  if (!form.success) return data(null, { status: 400 })
  const header = request.headers.get('cookie')
  const back = (cookies: string[], part = '') =>
    redirect(`${path}${new URL(request.url).search}${part}`, { status: 303, headers: toHeaders(cookies) })
  switch (form.data.do) {
    case 'status': {
      const set = isFound(form.data)
        ? await setFoundStatus(services, { cookies: header, address }, form.data)
        : (await saveScholarship(services, header, form.data)).cookies
      return set ? back(set, `#${form.data.id}`) : data(null, { status: 404 })
    }
    case 'remove': {
      if (!isFound(form.data))
        return back(await removeScholarships(services, header, [form.data.id]), '#saved')
      const wasThere = await removeFound(services, header, form.data.id)
      return wasThere ? back([], '#saved') : data(null, { status: 404 })
    }
    case 'forget': {
      const { items } = await readSaved(services, header)
      const { gone } = findPlanned(await services.scholarships.on(today()), items, [])
      return back(
        await removeScholarships(
          services,
          header,
          gone.map((item) => item.id),
        ),
      )
    }
    case 'open-feed':
    case 'close-feed': {
      const { accountId, cookies } = await readSaved(services, header)
      if (!accountId) return redirect(`${href('/signin')}?return=plan`, 303)
      if (form.data.do === 'open-feed')
        return data({ token: await openFeed(services, accountId) }, { headers: toHeaders(cookies) })
      await closeFeed(services, accountId)
      return back(cookies)
    }
  }
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders ?? loaderHeaders)
  headers.set('referrer-policy', 'no-referrer')
  return headers
}

export const meta = pageMeta

/** Plans a visitor's saved scholarships week by week. */
export default function PlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { planned, gone, plan, hoursPerWeek, today, isSignedIn, feedSince, drawing } = loaderData
  const hasSaved = planned.length + gone.length > 0
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <h1>{planText.name}</h1>
        {hasSaved ? (
          <>
            {isSignedIn ? null : (
              <p className={styles.soft}>
                {planText.inBrowser} {planned.some(isFoundOne) ? `${planText.foundInBrowser} ` : null}
                <AccountLink form="/signin" place="plan">
                  {planText.signIn}
                </AccountLink>
              </p>
            )}
            <PlanSheet hoursPerWeek={hoursPerWeek} plan={plan} planned={planned} today={today} />
            <form action={path} className={styles.hours} data-live data-print="no">
              <TextField
                defaultValue={hoursPerWeek}
                id="hours"
                inputMode="decimal"
                label={planText.hoursLabel}
                name="hours"
              />
              <Button data-without-script fitContent type="submit" variant="white">
                {planText.update}
              </Button>
              <ButtonLink fitContent href={href('/scholarships/essays')} variant="white">
                {planText.essays}
              </ButtonLink>
            </form>
            <SavedList gone={gone} plan={plan} planned={planned} today={today} />
            <p data-print="no">
              <a href={href('/scholarships/plan/found')}>{foundText.addLink}</a>
            </p>
          </>
        ) : (
          <Empty title={planText.none}>
            <ButtonLink fitContent href={href('/scholarships/marketplace')}>
              {planText.noneLink}
            </ButtonLink>
            <p>
              <a href={href('/scholarships/plan/found')}>{foundText.addLink}</a>
            </p>
          </Empty>
        )}
        {drawing ? <DrawingNote canEnter={isSignedIn && hasSaved} drawing={drawing} /> : null}
        <CalendarSection
          feedSince={feedSince}
          hasSaved={hasSaved}
          isSignedIn={isSignedIn}
          token={actionData && 'token' in actionData ? actionData.token : undefined}
        />
      </Container>
    </Section>
  )
}

function isFoundOne({ scholarship }: PlannedScholarship): boolean {
  return isFound(scholarship)
}

function readHours(text: string | null): number | undefined {
  const hours = Number(text)
  return text && hours > 0 && hours <= 80 ? Math.max(1, Math.round(hours * 4)) / 4 : undefined
}

function toHeaders(cookies: readonly string[]): [string, string][] {
  return cookies.map((cookie) => ['set-cookie', cookie])
}
