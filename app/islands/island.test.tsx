import { globSync } from 'node:fs'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import SchoolPicker from '#app/features/schools/school-picker.island.tsx'
import { PageRenderContext } from '#app/page-render.ts'
import { PublicSettingsProvider } from '#app/shell/public-settings.tsx'
import { Island } from './island.tsx'
import { type IslandName, islands, type PlainData } from './registry.ts'

const settings = {
  siteName: 'Bursar',
  siteUrl: 'https://site.test',
  apiUrl: '/api',
  schoolsApiUrl: '/api',
  supportTimeZoneName: 'Eastern Time',
}

const pageRender = {
  nonce: undefined,
  preview: undefined,
  startScript: '/assets/start.js',
  isOutage: false,
  productLinks: [],
  accountLinks: [],
  arrival: undefined,
  returnPages: [],
  renderIsland: (element: React.ReactNode, identifierPrefix: string) =>
    renderToString(element, { identifierPrefix }),
}

function page(content: React.ReactNode) {
  return renderToStaticMarkup(
    <PageRenderContext value={pageRender}>
      <PublicSettingsProvider settings={settings}>{content}</PublicSettingsProvider>
    </PageRenderContext>,
  )
}

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

test('an island is in the page as HTML, with what the browser needs to hydrate it', () => {
  const html = page(
    <Island name="school-picker" of={SchoolPicker} props={{ id: 'school', label: '<Your> "school"' }} />,
  )
  expect(html).toContain('role="combobox"')
  expect(attribute(html, 'data-island')).toEqual(['school-picker'])
  expect(attribute(html, 'data-when')).toEqual(['input'])
  const [props = ''] = attribute(html, 'data-props')
  expect(JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'))).toEqual(
    {
      id: 'school',
      label: '<Your> "school"',
    },
  )
})

test('two islands on one page have different ids', () => {
  const html = page(
    <>
      <Island name="school-picker" of={SchoolPicker} props={{ id: 'one', label: 'One' }} />
      <Island name="school-picker" of={SchoolPicker} props={{ id: 'two', label: 'Two' }} />
    </>,
  )
  const [one, two] = attribute(html, 'aria-labelledby')
  expect(one).not.toBe(two)
  expect(new Set(attribute(html, 'data-prefix')).size).toBe(2)
})

test('a name missing from the registry and props that cannot be serialized do not compile', () => {
  // @ts-expect-error -- there is no such island
  const unknown: IslandName = 'no-such-island'
  // @ts-expect-error -- a function is no data
  const withFunction: PlainData<{ label: () => string }> = { label: () => 'A' }
  expect([unknown, withFunction.label]).toHaveLength(2)
})

test('the registry lists every island by its file name', () => {
  const files = globSync('{app,products}/**/*.island.tsx').map((file) =>
    file.replace(/.*\/(.*)\.island\.tsx$/, '$1'),
  )
  expect(Object.keys(islands).toSorted()).toEqual(files.toSorted())
})
