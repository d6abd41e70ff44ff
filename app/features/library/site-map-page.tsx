import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { pageContext } from '#app/context.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { builtInWords, fillTokens } from '#cms/model/tokens/template-tokens.ts'
import type { Route } from './+types/site-map-page.ts'
import { listAllPages, type PageGroup } from './all-pages.server.ts'
import styles from './library.module.css'
import { libraryText, siteMapText } from './messages.ts'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

const crumbs = [
  { name: libraryText.about, item: href('/about') },
  { name: siteMapText.title, item: href('/about/sitemap') },
]

/** Loads the list of all pages of the site, for people. */
export async function loader({ context }: Route.LoaderArgs): Promise<LoadedPage<readonly PageGroup[]>> {
  const known = builtInWords(context.get(pageContext).today())
  const groups = (await listAllPages(context)).map(({ title, pages }) => ({
    title,
    pages: pages.map((page) => ({ ...page, title: fillTokens(page.title, known) })),
  }))
  const description = await describePage(context, {
    pageUrl: href('/about/sitemap'),
    title: siteMapText.title,
    description: siteMapText.lead,
    breadcrumbsList: crumbs,
  })
  return { view: groups, ...description }
}

export const meta = pageMeta

export default function SiteMapPage({ loaderData }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{siteMapText.title}</h1>
          <Lead>{siteMapText.lead}</Lead>
        </>
      }
    >
      {loaderData.view.map(({ title, pages }) => (
        <section className={styles.part} key={title} aria-label={title}>
          <h2>{title}</h2>
          {pages.length > mostOnPhones ? (
            <Details isForPhones look="plain" summary={siteMapText.count(pages.length)}>
              <PageLinks pages={pages} />
            </Details>
          ) : (
            <PageLinks pages={pages} />
          )}
        </section>
      ))}
    </LongPage>
  )
}

/** The longest list that stands open on a phone. */
const mostOnPhones = 40

function PageLinks({ pages }: Pick<PageGroup, 'pages'>) {
  return (
    <ul className={styles.links}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
