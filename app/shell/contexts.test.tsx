import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IslandFrame } from '#app/islands/island-frame.tsx'
import { useToasts } from '#app/ui/toast/toasts.tsx'
import { useAppContext } from './app-context.tsx'
import { createPageStore } from './page-store.ts'
import { usePublicSettings } from './public-settings.tsx'
import { useUser } from './session.tsx'

const settings = {
  siteName: 'Bursar',
  siteUrl: 'http://localhost:3000',
  apiUrl: '/api',
  schoolsApiUrl: '/api',
  supportTimeZoneName: 'Eastern Time',
}

test.each([
  ['useAppContext must be used within a AppContextProvider', useAppContext],
  ['useUser must be used within a UserProvider', useUser],
  ['useToasts must be used within a ToastProvider', useToasts],
  ['usePublicSettings must be used within a PublicSettingsProvider', usePublicSettings],
])('outside an island: %s', (message, useIt) => {
  function Reader() {
    useIt()
    return null
  }
  expect(() => renderToStaticMarkup(<Reader />)).toThrow(new Error(message))
})

test('the server renders the same for everybody: no user and no school', () => {
  function Reader() {
    const { user, isLoading, isLoggingOut } = useUser()
    const { searchedSchool } = useAppContext()
    const { apiUrl } = usePublicSettings()
    return <>{JSON.stringify({ user, isLoading, isLoggingOut, searchedSchool, apiUrl })}</>
  }
  const html = renderToStaticMarkup(
    <IslandFrame settings={settings} store={createPageStore(settings)}>
      <Reader />
    </IslandFrame>,
  )
  expect(JSON.parse(html.replaceAll('&quot;', '"'))).toEqual({
    user: null,
    isLoading: true,
    isLoggingOut: false,
    searchedSchool: null,
    apiUrl: '/api',
  })
})
