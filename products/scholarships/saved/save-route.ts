import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { pageContext, servicesContext } from '#app/context.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { toAddress } from '#kit/listing/query-codec.ts'
import { readSettings, toSettingsEntries } from '#products/scholarships/marketplace/settings.ts'
import type { Route } from './+types/save-route.ts'
import { removeScholarships, saveScholarship } from './saved.server.ts'
import { savedId } from './saved-cookie.ts'

const formSchema = z.object({ id: z.string().regex(savedId), isSaved: z.enum(['yes', 'no']) })

/** Saves a scholarship or removes it, then leads back to the list, which the address describes. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { today } = context.get(pageContext)
  const form = await readPostedForm(request)
  const read = formSchema.safeParse(Object.fromEntries(form))
  const index = await services.scholarships.on(today())
  if (!read.success || (read.data.isSaved === 'yes' && !index.byId(read.data.id)))
    return data(null, { status: 400 })
  const { id, isSaved } = read.data
  const header = request.headers.get('cookie')
  const change =
    isSaved === 'yes'
      ? await saveScholarship(services, header, { id, status: 'planned', isFirst: true })
      : { isFull: false, cookies: await removeScholarships(services, header, [id]) }
  const settings = toSettingsEntries(readSettings(new URL(request.url).searchParams))
  if (change.isFull) settings.push(['full', '1'])
  return redirect(`${toAddress(href('/scholarships/marketplace'), settings)}#${id}`, {
    status: 303,
    headers: change.cookies.map((each): [string, string] => ['set-cookie', each]),
  })
}

/** Somebody who opens the address itself gets the list. */
export function loader() {
  return redirect(href('/scholarships/marketplace'))
}
