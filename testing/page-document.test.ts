import { expect, test } from 'vitest'
import { parsePage } from './page-document.ts'

const page = parsePage(`<!DOCTYPE html><title>Error: A &amp; B</title>
  <meta name="description" content="A &amp; B"><meta property="og:image" content="/1"><meta property="og:image" content="/2">
  <script type="application/ld+json">{"name":"A &amp; B"}</script><main><h1>A &amp; <b>B</b></h1>
  <div role="alert"><ul><li><a href="#email">Don&#x27;t</a></li><li>Everything</li></ul></div>
  <form><input type="hidden" name="token" value="t"><input name="email" value="a@b.c">
    <input type="radio" name="age" value="minor"><input type="radio" name="age" value="adult" checked="">
    <input type="checkbox" name="all" value="1"><textarea name="message">Hello</textarea>
    <select name="state"><option value=""></option><option value="CA" selected="">California</option></select>
    <button name="clear" value="all">Clear</button></form></main><footer><a href="/a?b=1&amp;c=2">A</a></footer>`)

test('a page’s text has no markup, and its entities are decoded', () => {
  expect([page.title, page.heading]).toEqual(['Error: A & B', 'A & B'])
  expect(page.problems).toEqual([
    ['email', "Don't"],
    ['', 'Everything'],
  ])
  expect(page.links('footer')).toEqual(['/a?b=1&c=2'])
  expect(page.text('nav')).toBe('')
})

test('its structured data and meta tags are read apart from its text', () => {
  expect(page.structuredData).toEqual(['{"name":"A &amp; B"}'])
  expect([...page.metas]).toEqual([
    ['description', ['A & B']],
    ['og:image', ['/1', '/2']],
  ])
  expect(page.attributes('content', '[property]')).toEqual(['/1', '/2'])
  expect(parsePage('<body>A<script>let b</script></body>').text('body')).toBe('A')
})

test('its fields have the values that a browser would submit, without buttons', () => {
  expect(page.values).toEqual({ token: 't', email: 'a@b.c', age: 'adult', message: 'Hello', state: 'CA' })
})
