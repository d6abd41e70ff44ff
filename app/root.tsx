// First, because it states the order of the cascade layers.
import './styles/styles.css'

import early from 'inline:early'
import offers from 'inline:offers'
import pageScript from 'inline:page'
import pageActions from 'inline:page-actions'
import previewScript from 'inline:preview'
import startScript from 'inline:start'
import tooltips from 'inline:tooltips'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { use, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { type Enhancement, type PageHandle, pageContext, servicesContext, usesReact } from './context.ts'
import { NonceContext } from './nonce.ts'
import { AppContextProvider } from './shell/app-context.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { PreviewBar } from './shell/preview-bar.tsx'
import { publicSettingsOf } from './shell/public-settings.server.ts'
import { type PublicSettings, PublicSettingsProvider } from './shell/public-settings.tsx'
import { UserProvider } from './shell/session.tsx'
import { Shell } from './shell/shell.tsx'
import { StructuredData } from './shell/structured-data.tsx'

/** What every page knows of the site's settings, and whether it shows drafts. */
export function loader({ context }: Route.LoaderArgs) {
  const { preview } = context.get(pageContext)
  const settings = publicSettingsOf(context.get(servicesContext).config)
  return { ...settings, ...(preview && { isPreview: true }) }
}

/** Used only when the settings themselves could not be loaded, to draw the error page. */
const settingsUnknown: PublicSettings = {
  siteName: 'Bursar',
  siteUrl: '',
  apiUrl: '/api',
  schoolsApiUrl: '/api',
  supportTimeZoneName: 'Eastern Time',
}

const enhancements = { offers, 'page-actions': pageActions, tooltips } satisfies Record<Enhancement, string>

/** Settings do not change while the site runs. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext)
  const settings = useRouteLoaderData<typeof loader>('root')
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined)
  const withReact = usesReact(handles)
  const isPreview = settings?.isPreview ?? false
  const isPublic = !isPreview && handles.some((handle) => handle?.cache)
  const wanted = [handles.findLast((handle) => handle?.enhance)?.enhance ?? []].flat()
  useEffect(() => {
    // Tells app/scripts/start.ts that React has taken over, on the error page too.
    document.documentElement.dataset.hydrated = 'true'
    dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript nonce={nonce} code={early} />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <StructuredData />
        {/* Styles need no nonce, and browsers hide its value, which React would report as a difference. */}
        <Links nonce="" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#faf7ff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#120c20" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <PublicSettingsProvider settings={settings ?? settingsUnknown}>
          <UserProvider>
            <AppContextProvider>
              <Shell isPublic={isPublic}>{children}</Shell>
              {isPreview ? <PreviewBar /> : null}
            </AppContextProvider>
          </UserProvider>
        </PublicSettingsProvider>
        {withReact ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            <InlineScript nonce={nonce} code={startScript} />
          </>
        ) : (
          <>
            <InlineScript nonce={nonce} code={pageScript} />
            {wanted.map((enhancement) => (
              <InlineScript key={enhancement} nonce={nonce} code={enhancements[enhancement]} />
            ))}
          </>
        )}
        {isPreview ? <InlineScript nonce={nonce} code={previewScript} /> : null}
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

/** Our own code only, bundled at build time; a page's CSP lists its hash or nonce. */
function InlineScript({ code, nonce }: { code: string; nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is ours and holds no data
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
