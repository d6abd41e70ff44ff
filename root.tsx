// Imported first, because it sets the order of the cascade layers.
import { ownApi } from '#server/config/own-api.ts'
import '#app/styles/styles.css'

import early from 'inline:early'
import pageScript from 'inline:page'
import previewScript from 'inline:preview'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { listingTopics } from '#app/features/listings/open-listings.ts'
import { usePageRender } from '#app/page-render.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { ListingsProvider, listingsUnknown } from '#app/shell/listings.tsx'
import { PreviewBar } from '#app/shell/preview-bar.tsx'
import { toPublicSettings } from '#app/shell/public-settings.server.ts'
import { type PublicSettings, PublicSettingsProvider } from '#app/shell/public-settings.tsx'
import { Shell } from '#app/shell/shell.tsx'
import { StructuredData } from '#app/shell/structured-data.tsx'
import type { Route } from './+types/root.ts'

/** Loads what every page needs: the settings, what each product line lists, and whether the page shows drafts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { preview, tag } = context.get(pageContext)
  const { config, listings } = context.get(servicesContext)
  for (const topic of listingTopics) tag(topic)
  return {
    settings: toPublicSettings(config),
    listings: await listings.read(),
    vendors: config.vendors.scripts,
    isPreview: preview !== undefined,
  }
}

/** Used only to render the error page when the settings failed to load. */
const settingsUnknown: PublicSettings = {
  siteName: 'Bursar',
  siteUrl: '',
  apiUrl: ownApi,
  schoolsApiUrl: ownApi,
  supportTimeZoneName: 'Eastern Time',
}

/** Browsers that support speculation rules prefetch the links that app/scripts/prefetch.ts marks. */
const prefetchRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[data-prefetch=near]' }, eagerness: 'immediate' }],
})

/**
 * The document. Three things make it interactive in the browser: the page script, live forms and islands (see
 * ARCHITECTURE.md).
 */
export function Layout({ children }: { children: ReactNode }) {
  const { startScript } = usePageRender()
  const {
    settings = settingsUnknown,
    listings = listingsUnknown,
    vendors = [],
    isPreview = false,
  } = useRouteLoaderData<typeof loader>('root') ?? {}
  const matches = useMatches()
  const handles = matches.map((match) => match.handle as PageHandle | undefined)
  const exit = handles.map((handle) => handle?.flow?.exit).find((address) => address !== undefined)
  const isPublic = !isPreview && handles.some((handle) => handle?.cache)
  const allowsVendors = isPublic && handles.some((handle) => handle?.cache?.allowsVendors)
  return (
    <html
      lang="en"
      data-api={settings.apiUrl}
      data-start={startScript}
      data-public={isPublic ? '' : undefined}
      data-vendors={vendors.length === 0 ? undefined : allowsVendors ? vendors.join(' ') : ''}
    >
      <head>
        <meta charSet="utf-8" />
        {/* In a flow the button to continue sticks to the bottom edge, and stays above the keyboard. */}
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${exit === undefined ? '' : ', interactive-widget=resizes-content'}`}
        />
        <InlineScript code={early} />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <StructuredData />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#faf7ff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#120c20" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <PublicSettingsProvider settings={settings}>
          <ListingsProvider value={listings}>
            <Shell exit={exit} returnTo={findReturn(matches)} vendors={vendors}>
              {children}
            </Shell>
          </ListingsProvider>
        </PublicSettingsProvider>
        {isPreview ? <PreviewBar /> : null}
        <InlineScript type="speculationrules" code={prefetchRules} />
        <InlineScript code={pageScript} />
        {isPreview ? <InlineScript code={previewScript} /> : null}
        {import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

/** Returns the address that the page's loader names as the one to come back to, if it does. */
function findReturn(matches: readonly { loaderData: unknown }[]): string | undefined {
  return matches
    .map(({ loaderData }) => (loaderData as { returnTo?: string } | undefined)?.returnTo)
    .find((address) => address !== undefined)
}

/** Contains only our own code, bundled at build time; the page's CSP lists its hash or nonce. */
function InlineScript({ code, type }: { code: string; type?: string }) {
  const { nonce } = usePageRender()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is ours and holds no data
  return <script nonce={nonce} type={type} dangerouslySetInnerHTML={{ __html: code }} />
}
