import { expect, test } from 'vitest'
import { lineCategories } from '#domain/product-line.ts'
import { withoutLeftOutLinks } from './left-out-lines.ts'

// Each case: what it shows, the markup of a page, and what is left of it.
const on = lineCategories.filter((line) => line !== 'credit-cards')

test.each([
  [
    'a link in a sentence leaves its words',
    '<p>See <a href="/credit-cards?a=1">our <b>cards</b></a>.</p>',
    '<p>See <span>our <b>cards</b></span>.</p>',
  ],
  [
    'a button goes',
    '<div><a class="b" href="/credit-cards/marketplace" data-variant="white">Go</a></div>',
    '<div></div>',
  ],
  ['a card that is a link goes', '<a href="/credit-cards/reviews/x"><h3>X</h3><p>y</p></a>', ''],
  [
    'an item that is only the link goes, and so does an empty list',
    '<ul class="l"><li class="i"><a href="/credit-cards">Cards</a></li></ul>',
    '',
  ],
  [
    'other items stay',
    '<ul><li><a href="/credit-cards">C</a></li><li><a href="/fafsa">F</a>: x</li></ul>',
    '<ul><li><a href="/fafsa">F</a>: x</li></ul>',
  ],
  [
    'an item that says more keeps its words',
    '<li><a href="/credit-cards">C</a>: x</li>',
    '<li><span>C</span>: x</li>',
  ],
  [
    'an item whose heading leads there goes, and the one beside it stays',
    '<ul><li class="card"><h3><a href="/credit-cards/reviews/x">X</a></h3><p>y</p></li><li><h3><a href="/fafsa">F</a></h3></li></ul>',
    '<ul><li><h3><a href="/fafsa">F</a></h3></li></ul>',
  ],
  [
    'a form that leads there goes',
    '<form action="/credit-cards" method="get"><a href="/">x</a></form><form action="/search"></form>',
    '<form action="/search"></form>',
  ],
  [
    'articles stay linked',
    '<a href="/resources/credit-cards/x">x</a>',
    '<a href="/resources/credit-cards/x">x</a>',
  ],
  [
    'other sites and parts of the page stay',
    '<a href="https://e.example/credit-cards">x</a><a href="#credit-cards">y</a>',
    '<a href="https://e.example/credit-cards">x</a><a href="#credit-cards">y</a>',
  ],
])('%s', (_, html, shown) => {
  expect(withoutLeftOutLinks(html, on)).toBe(shown)
})
