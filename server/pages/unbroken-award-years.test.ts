import { expect, test } from 'vitest'
import { keepAwardYearsUnbroken } from './unbroken-award-years.ts'

test.each([
  [
    '<p>The rate of 2017–18, and of <b>2018–19</b></p>',
    '<p>The rate of 2017–|18, and of <b>2018–|19</b></p>',
  ],
  ['<p title="2026–27">Paid – or 2–4 times</p>', '<p title="2026–27">Paid – or 2–4 times</p>'],
  ['<title>FAFSA 2026–27</title>', '<title>FAFSA 2026–27</title>'],
  ['<script>{"name":"2026–27"}</script>', '<script>{"name":"2026–27"}</script>'],
  ['<option>2026–27</option>', '<option>2026–27</option>'],
  ['<textarea>In 2026–27 I</textarea>', '<textarea>In 2026–27 I</textarea>'],
])('%s: only years in a text get a word joiner', (html, kept) => {
  expect(keepAwardYearsUnbroken(html)).toBe(kept.replaceAll('|', '\u2060'))
})
