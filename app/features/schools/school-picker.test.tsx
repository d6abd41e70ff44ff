import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IslandFrame } from '#app/islands/island-frame.tsx'
import { createPageStore } from '#app/shell/page-store.ts'
import { SchoolPicker, type SchoolPickerProps } from './school-picker.tsx'

const settings = {
  siteName: 'Bursar',
  siteUrl: 'https://site.test',
  apiUrl: '/api',
  schoolsApiUrl: '/api',
  supportTimeZoneName: 'Eastern Time',
}

function serverHtml(props: Partial<SchoolPickerProps> = {}) {
  return renderToString(
    <IslandFrame settings={settings} store={createPageStore(settings)}>
      <SchoolPicker id="school" label="Your school" {...props} />
    </IslandFrame>,
  )
}
const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? ''

test('without JavaScript it is a labeled text field named keywords, closed, without inline styles', () => {
  const html = serverHtml()
  const input = tag(html, /<input[^>]*role="combobox"[^>]*>/)
  expect(input).toContain('name="keywords"')
  expect(input).toContain('aria-expanded="false"')
  expect(input).toContain('autoComplete="off"')
  expect(html).toContain('<label')
  expect(html).toContain('for="school"')
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).not.toContain('role="listbox"')
})

test('the field schoolAttendedOpeid is an empty string until a school is picked', () => {
  expect(tag(serverHtml(), /<input[^>]*type="hidden"[^>]*>/)).toBe(
    '<input type="hidden" name="schoolAttendedOpeid" value=""/>',
  )
})

test('a school picked before is in both fields', () => {
  const html = serverHtml({ name: 'school', defaultSchool: { name: 'Oak College', opeid: '00100200' } })
  expect(tag(html, /<input[^>]*role="combobox"[^>]*>/)).toContain('value="Oak College"')
  expect(html).toContain('<input type="hidden" name="school" value="00100200"/>')
})

test('text typed without picking a school is kept as text only', () => {
  const html = serverHtml({ defaultKeywords: 'oak' })
  expect(tag(html, /<input[^>]*role="combobox"[^>]*>/)).toContain('value="oak"')
  expect(html).toContain('name="schoolAttendedOpeid" value=""')
})

test('it shows how many schools it knows, and whether the list is only the short one', () => {
  expect(serverHtml({ known: { count: 5731, isShortList: false } })).toContain(
    '5,731 schools to choose from.',
  )
  expect(serverHtml({ known: { count: 1339, isShortList: true } })).toContain(
    '1,339 schools, the largest and best known.',
  )
})

test('an error is associated with the field', () => {
  const html = serverHtml({ error: 'Please enter school' })
  const input = tag(html, /<input[^>]*role="combobox"[^>]*>/)
  expect(input).toContain('aria-invalid="true"')
  expect(input).toMatch(/aria-describedby="[^"]*school-error/)
  expect(html).toContain('id="school-error"')
})
