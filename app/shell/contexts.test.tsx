import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AppContextProvider, useAppContext } from './app-context.tsx'
import { PublicSettingsProvider } from './public-settings.tsx'
import { UserProvider, useUser } from './session.tsx'
import { SessionChip } from './session-chip.tsx'

const settings = {
  siteName: 'Bursar',
  siteUrl: 'http://localhost:3000',
  apiUrl: '/api',
  schoolsApiUrl: '/api',
  supportTimeZoneName: 'Eastern Time',
}

function ShowSchool() {
  return <>{JSON.stringify(useAppContext().searchedSchool)}</>
}

function ShowUser() {
  const { user, isLoading, isLoggingOut } = useUser()
  return <>{JSON.stringify({ user, isLoading, isLoggingOut })}</>
}

test('the app context needs its provider and says so in the owner’s words', () => {
  expect(() => renderToStaticMarkup(<ShowSchool />)).toThrow(
    new Error('useAppContext must be used within a AppContextProvider'),
  )
})

test('the user context needs its provider', () => {
  expect(() => renderToStaticMarkup(<ShowUser />)).toThrow('useUser must be used within a UserProvider')
})

test('the searched school begins as null', () => {
  const html = renderToStaticMarkup(
    <AppContextProvider>
      <ShowSchool />
    </AppContextProvider>,
  )
  expect(html).toBe('null')
})

test('the server renders everybody the same: loading, nobody, and the signed-out links', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PublicSettingsProvider settings={settings}>
        <UserProvider>
          <p>
            <ShowUser />
          </p>
          <SessionChip />
        </UserProvider>
      </PublicSettingsProvider>
    </MemoryRouter>,
  )
  expect(html).toContain('&quot;user&quot;:null,&quot;isLoading&quot;:true,&quot;isLoggingOut&quot;:false')
  expect(html).toContain('data-session="out"')
  expect(html).toMatch(/<a [^>]*href="\/signin"/)
  expect(html).toMatch(
    /<form [^>]*action="\/signout"[^>]*method="post"|<form [^>]*method="post"[^>]*action="\/signout"/,
  )
  expect(html).not.toContain('style=')
})
