import { href, type RouterContextProvider } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { toSchoolPath } from '#app/features/schools/school-path.ts'
import { toPublicSettings } from '#app/shell/public-settings.server.ts'
import { ownApi } from '#server/config/own-api.ts'
import type { Route } from './+types/site-files-route.ts'
import { listAllPages } from './all-pages.server.ts'
import { siteMapText } from './messages.ts'
import { element, xmlFile } from './write-xml.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

interface Site {
  name: string
  /** Without a trailing slash. */
  url: string
}

type Context = Readonly<RouterContextProvider>

/** The files that crawlers and language models request, by path. */
const files: Readonly<
  Record<string, { type: string; write(site: Site, context: Context): string | Promise<string> }>
> = {
  [href('/sitemap.xml')]: { type: 'application/xml; charset=utf-8', write: writeSiteMap },
  [href('/sitemap-schools.xml')]: { type: 'application/xml; charset=utf-8', write: writeSchoolMap },
  [href('/robots.txt')]: { type: 'text/plain; charset=utf-8', write: writeRobots },
  [href('/llms.txt')]: { type: 'text/markdown; charset=utf-8', write: writeOverview },
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const file = files[new URL(request.url).pathname]
  if (!file) return new Response(null, { status: 404 })
  const { siteName: name, siteUrl: url } = toPublicSettings(context.get(servicesContext).config)
  const body = await file.write({ name, url }, context)
  return new Response(body, { headers: { 'Content-Type': file.type } })
}

/** Writes a sitemap by the protocol of sitemaps.org, with each address once. */
async function writeSiteMap(site: Site, context: Context): Promise<string> {
  const groups = await listAllPages(context)
  const pages = new Map(groups.flatMap((group) => group.pages.map((page) => [page.path, page])))
  return writeUrlSet(site, [...pages.values()])
}

/** The protocol's own limit for one file. */
const maxAddresses = 50_000

/** Lists the pages of schools of which something is published, in a file of their own: they are thousands. */
async function writeSchoolMap(site: Site, context: Context): Promise<string> {
  const { schools, schoolCosts } = context.get(servicesContext)
  const page = context.get(pageContext)
  page.tag('school')
  page.tag('school_cost')
  const withFigures = await schoolCosts.listUnitids()
  const listed = schools
    .listUnitids()
    .filter((unitid) => withFigures.has(unitid))
    .slice(0, maxAddresses)
    .flatMap((unitid) => schools.byUnitid(unitid) ?? [])
  return writeUrlSet(
    site,
    listed.map((school) => ({ path: toSchoolPath(school) })),
  )
}

function writeUrlSet({ url }: Site, pages: readonly { path: string; updatedOn?: string | undefined }[]) {
  return xmlFile(
    element(
      'urlset',
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
      pages.map(({ path, updatedOn }) =>
        element(
          'url',
          {},
          element('loc', {}, url + path),
          updatedOn ? element('lastmod', {}, updatedOn) : undefined,
        ),
      ),
    ),
  )
}

/** Keeps crawlers away from the API and from pages that depend on one visitor's answers or account. */
function writeRobots({ url }: Site): string {
  const closed = [
    `${ownApi}/`,
    href('/_app'),
    href('/interstitial'),
    href('/preview'),
    href('/signout'),
    href('/student-loans/offers/compare'),
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url}${href('/sitemap.xml')}`,
    `Sitemap: ${url}${href('/sitemap-schools.xml')}`,
    '',
  ].join('\n')
}

/** Writes an overview for language models, as llmstxt.org defines it. */
async function writeOverview({ name, url }: Site, context: Context): Promise<string> {
  const groups = await listAllPages(context)
  return [
    `# ${name}`,
    '',
    `> ${siteMapText.overview}`,
    ...groups.flatMap(({ title, pages }) => [
      '',
      `## ${title}`,
      '',
      ...pages.map(({ path, title: of, description }) => {
        const link = `- [${inLine(of).replaceAll(/[[\]]/g, '')}](${url}${path})`
        return description ? `${link}: ${inLine(description)}` : link
      }),
    ]),
    '',
  ].join('\n')
}

const inLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
