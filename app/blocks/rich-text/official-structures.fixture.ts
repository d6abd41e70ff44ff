// cspell:ignore zomg

/** The structures with which the publishers of Portable Text test their renderers. */

interface Span {
  _type: 'span'
  _key?: string
  text: string
  marks?: string[]
}

interface Block {
  _type: 'block'
  _key?: string
  style?: string
  listItem?: string
  level?: number
  markDefs?: { _key: string; _type: string; href?: string }[]
  children: Span[]
}

/** Keyed by their names in those tests, as far as our content model can represent them. */
export const officialStructures: Record<string, Block[]> = {
  'empty block': [block([])],
  'single span': [block([span('Plain text.')])],
  'multiple spans': [block([span('Span number one. '), span('And span number two.')])],
  'basic mark, single span': [block([span('sanity', 'code'), span(' is the name of the tool.')])],
  'basic mark, multiple adjacent spans': [
    block([span('A word of ', 'strong'), span('warning;', 'strong'), span(' Sanity is addictive.')]),
  ],
  'basic mark, nested marks': [
    block([span('A word of ', 'strong'), span('warning;', 'strong', 'em'), span(' Sanity is addictive.')]),
  ],
  'link mark def': [
    block([span('A word of warning; '), span('Sanity', 'someLinkId'), span(' is addictive.')], {
      markDefs: [{ _type: 'link', _key: 'someLinkId', href: '/fafsa' }],
    }),
  ],
  'messy link text': [
    block(
      [
        span('Sanity can be used to power almost any '),
        span('app', 'zomgLink', 'em', 'strong'),
        span(' or website', 'em', 'zomgLink'),
        span('. Here is a '),
        span('link', 'strong', 'zomgLink'),
        span('.'),
      ],
      { markDefs: [{ _type: 'link', _key: 'zomgLink', href: '/resources' }] },
    ),
  ],
  'marks all the way down': [
    block([
      span('Sanity', 'em', 'strong', 'strike-through', 'code'),
      span(' FTW', 'em', 'strong', 'strike-through'),
      span(' again', 'code', 'strong'),
    ]),
  ],
  'basic bullet list': [
    block([span('Let us test some of these lists!')]),
    item('bullet', 1, 'Bullet 1'),
    item('bullet', 1, 'Bullet 2'),
    item('bullet', 1, 'Bullet 3'),
  ],
  'basic numbered list': [
    block([span('Let us test some of these lists!')]),
    item('number', 1, 'Number 1'),
    item('number', 1, 'Number 2'),
  ],
  'nested lists': [
    item('bullet', 1, 'Item 1'),
    item('bullet', 1, 'Item 2'),
    item('bullet', 2, 'Item 2 a'),
    item('bullet', 2, 'Item 2 b'),
    item('number', 3, 'Item 2 b 1'),
    item('number', 3, 'Item 2 b 2'),
    item('bullet', 1, 'Item 3'),
    block([span('After.')]),
  ],
  'deep weird lists': [
    item('bullet', 2, 'Item a'),
    item('bullet', 2, 'Item b'),
    item('bullet', 1, 'Item 1'),
    item('number', 4, 'Far down'),
    item('number', 2, 'Up again'),
    item('bullet', 3, 'Down again'),
    item('bullet', 1, 'Back'),
  ],
  'mixed lists beside each other': [
    item('bullet', 1, 'A bullet'),
    item('number', 1, 'A number'),
    item('number', 2, 'Below it'),
    item('bullet', 1, 'A bullet again'),
  ],
  'list without level': [block([span('Without level')], { listItem: 'bullet' })],
  'list issue: a list between paragraphs of lists': [
    item('number', 1, 'One'),
    block([span('Between')]),
    item('number', 1, 'Two'),
    item('bullet', 2, 'Two a'),
    block([span('')]),
    item('bullet', 1, 'Three'),
  ],
  'styled list items': [
    { ...item('bullet', 1, 'A quotation in a list'), style: 'blockquote' },
    item('bullet', 2, 'Below'),
  ],
  'hard breaks': [
    block([span('A paragraph\ncan have hard\n\nbreaks.')]),
    block([span('\n'), span('and ', 'strong'), span('marked\nones', 'strong')]),
  ],
  'all basic marks': [
    block(
      [
        span('code', 'code'),
        span('strong', 'strong'),
        span('em', 'em'),
        span('strike-through', 'strike-through'),
        span('link', 'l'),
      ],
      { markDefs: [{ _type: 'link', _key: 'l', href: '/' }] },
    ),
  ],
  'all styles': ['normal', 'h2', 'h3', 'h4', 'blockquote'].map((style) => block([span(style)], { style })),
  'unknown style': [block([span('Still a paragraph')], { style: 'lead' })],
  'unknown list kind': [item('checklist', 1, 'Still a list'), item('checklist', 2, 'Below')],
  'empty array': [],
  'text that is markup': [block([span('<b>"Tags" & \'entities\' &amp; </p>')])],
  'mark definitions without use': [
    block([span('No link')], { markDefs: [{ _type: 'link', _key: 'x', href: '/' }] }),
  ],
}

/** Structures that we deliberately render differently from the official components, each with the reason. */
export const namedDifferences: Record<string, { why: string; value: Block[]; theirs: string; ours: string }> =
  {
    underline: {
      why: 'Their element has an inline style, which the policy of our pages refuses.',
      value: [block([span('u', 'underline')])],
      theirs: '<p><span style="text-decoration:underline">u</span></p>',
      ours: '<p><u>u</u></p>',
    },
    'sup and sub': {
      why: 'Marks of our model that they do not know.',
      value: [block([span('a', 'sup'), span('b', 'sub')])],
      theirs:
        '<p><span class="unknown__pt__mark__sup">a</span><span class="unknown__pt__mark__sub">b</span></p>',
      ours: '<p><sup>a</sup><sub>b</sub></p>',
    },
    'unknown mark': {
      why: 'The words stay; a name that somebody wrote is no class of ours.',
      value: [block([span('words', 'highlight')])],
      theirs: '<p><span class="unknown__pt__mark__highlight">words</span></p>',
      ours: '<p>words</p>',
    },
    'headings that a text cannot have': {
      why: 'The title of the page is its only h1, and our outline ends with h4.',
      value: ['h1', 'h5', 'h6'].map((style) => block([span(style)], { style })),
      theirs: '<h1>h1</h1><h5>h5</h5><h6>h6</h6>',
      ours: '<p>h1</p><p>h5</p><p>h6</p>',
    },
    'heading in a list': {
      why: 'The list below an item would stand inside the heading.',
      value: [{ ...item('bullet', 1, 'An item'), style: 'h3' }, item('bullet', 2, 'Below')],
      theirs: '<ul><li><h3>An item<ul><li>Below</li></ul></h3></li></ul>',
      ours: '<ul><li>An item<ul><li>Below</li></ul></li></ul>',
    },
    'link to another site': {
      why: 'It opens in a new tab and says so.',
      value: [
        block([span('there', 'l')], {
          markDefs: [{ _type: 'link', _key: 'l', href: 'https://other.example/' }],
        }),
      ],
      theirs: '<p><a href="https://other.example/">there</a></p>',
      ours: '<p><a href="https://other.example/" target="_blank" rel="noopener">there<span> (opens in a new tab)</span></a></p>',
    },
    'link that runs something': {
      why: 'Only its words are shown.',
      value: [
        block([span('run', 'l')], { markDefs: [{ _type: 'link', _key: 'l', href: 'data:text/html,x' }] }),
      ],
      theirs: '<p><a href="data:text/html,x">run</a></p>',
      ours: '<p>run</p>',
    },
    tokens: {
      why: 'They stand for words.',
      value: [block([span('It is {{year}}.')])],
      theirs: '<p>It is {{year}}.</p>',
      ours: '<p>It is 2026.</p>',
    },
  }

function block(children: Span[], more: Partial<Block> = {}): Block {
  return { _type: 'block', ...more, children }
}

function item(listItem: string, level: number, text: string): Block {
  return block([span(text)], { listItem, level })
}

function span(text: string, ...marks: string[]): Span {
  return { _type: 'span', text, marks }
}
