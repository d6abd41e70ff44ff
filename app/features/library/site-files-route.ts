import { type PageHandle, servicesContext } from '#app/context.ts'
import { publicSettingsOf } from '#app/shell/public-settings.server.ts'
import type { Route } from './+types/site-files-route.ts'
import { listAllPages, type PageGroup } from './all-pages.server.ts'
import { siteMapWords } from './words.ts'
import { element, xmlFile } from './write-xml.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

interface Site {
  name: string
  /** Without a trailing slash. */
  url: string
  groups: readonly PageGroup[]
}

/** What the site says to programs that read it whole, by the names they ask for. */
const files: Readonly<Record<string, { type: string; write(site: Site): string }>> = {
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: writeSiteMap },
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: writeRobots },
  '/llms.txt': { type: 'text/markdown; charset=utf-8', write: writeOverview },
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const file = files[new URL(request.url).pathname]
  if (!file) return new Response(null, { status: 404 })
  const { siteName: name, siteUrl: url } = publicSettingsOf(context.get(servicesContext).config)
  const body = file.write({ name, url, groups: await listAllPages(context) })
  return new Response(body, { headers: { 'Content-Type': file.type } })
}

/** The protocol of sitemaps.org; each address once. */
function writeSiteMap({ url, groups }: Site): string {
  const pages = new Map(groups.flatMap((group) => group.pages.map((page) => [page.path, page])))
  return xmlFile(
    element(
      'urlset',
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
      [...pages.values()].map(({ path, updatedOn }) =>
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

/** Pages that go by one visitor's answers or account are nobody else's. */
function writeRobots({ url }: Site): string {
  const closed = ['/api/', '/_app', '/interstitial', '/preview', '/signout', '/student-loans/offers/compare']
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n')
}

/** An overview for language models, by llmstxt.org. */
function writeOverview({ name, url, groups }: Site): string {
  return [
    `# ${name}`,
    '',
    `> ${siteMapWords.overview}`,
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
