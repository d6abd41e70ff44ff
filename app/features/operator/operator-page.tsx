import { data, href, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { notFound } from '#app/shell/not-found.server.ts'
import { metaWithoutTitle, pageMeta } from '#app/shell/page-meta.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { SentForm } from '#kit/forms/sent-form.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import type { Route } from './+types/operator-page.ts'
import { FiguresView } from './figures-view.tsx'
import { findProblems } from './find-problems.ts'
import { formatMoment } from './format-moment.ts'
import { listCharts } from './operator-charts.ts'
import { operatorText } from './operator-messages.ts'
import { listTables } from './operator-tables.ts'
import { TokenForm } from './token-form.tsx'

const path = href('/operator')

/** Without an operator's token this address has no page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { operator } = context.get(servicesContext)
  if (!operator) return notFound(context, path)
  const { title, description } = operatorText
  const page = { pageUrl: path, title, description, breadcrumbsList: [{ name: title, item: path }] }
  const described = await describePage(context, page, { robots: 'noindex' })
  if (!operator.gate.isSignedIn(request.headers.get('cookie'))) return { ...described, view: undefined }
  const report = await operator.figures.read()
  const view = {
    asOf: formatMoment(report.at),
    problems: findProblems(report),
    tables: listTables(report),
    charts: listCharts(report),
  }
  return { ...described, view }
}

/** Signs in with the token, which then stands in no address and in no reply, or out again. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { operator } = services
  if (!operator) return notFound(context, path)
  const form = await readPostedForm(request)
  if (form.get('do') === 'leave')
    return redirect(path, { status: 303, headers: { 'Set-Cookie': operator.gate.signOut() } })
  const { signIn: words } = operatorText
  const token = (form.get('token') ?? '').trim()
  if (token === '') return refuse(words.missing, 400)
  try {
    const entry = await operator.gate.signIn({ token, address: context.get(pageContext).address })
    if (entry.isAllowed) return redirect(path, { status: 303, headers: { 'Set-Cookie': entry.cookie } })
    const { retryAfterSeconds } = entry
    if (retryAfterSeconds === undefined) return refuse(words.wrong, 403)
    return refuse(words.tooMany(Math.ceil(retryAfterSeconds / 60)), 429, retryAfterSeconds)
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    services.log.error({ err: error }, 'operator token not checked')
    return refuse(words.busy, 503)
  }
}

function refuse(message: string, status: number, retryAfterSeconds?: number) {
  const reply: SentForm = { values: {}, problems: [{ field: 'token', message }] }
  const headers = { ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }) }
  return data(reply, { status, headers })
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The form writes its own title, because that says whether something is wrong with it. */
export function meta(args: Route.MetaArgs) {
  return args.loaderData && args.loaderData.view === undefined ? metaWithoutTitle(args) : pageMeta(args)
}

export default function OperatorPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData === null) return <NotFoundPage />
  const { view } = loaderData
  return view === undefined ? <TokenForm reply={actionData ?? undefined} /> : <FiguresView {...view} />
}
