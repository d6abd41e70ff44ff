import fc from 'fast-check'

// cspell:ignore msgbox tpircs

/**
 * Texts that try to break out of their place: markup, URLs that run code, characters that reverse text
 * direction.
 */
export const hostileTexts: readonly string[] = [
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '" onfocus="alert(1)" autofocus="',
  '</style><script>alert(1)</script>',
  '</textarea></title><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<!--<script>-->',
  ']]><script>alert(1)</script>',
  '&lt;script&gt;&#x3c;script&#62;',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript\u0000:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  '//evil.example/"><script>',
  '/\\evil.example',
  'https://bursar.example//evil.example',
  'https://other.example/"onmouseover="alert(1)',
  '/path"><script>alert(1)</script>',
  '\u202etpircs\u202d',
  '\u2066<b>\u2069',
  'a\u0000b',
  '{{"><script>alert(1)</script>}}',
  '{{year}}{{{{year}}}}{{hostile}}',
  '__proto__',
  'constructor',
  'image-"><script>-20x10-png',
]

/** Generates a rich text, as a query returns it, that has every field, each filled from `texts`. */
export function hostileText(texts: fc.Arbitrary<string>): fc.Arbitrary<unknown[]> {
  const citation = { publisher: texts, title: texts, url: texts, publishedOn: texts, readOn: texts }
  const target = fc.record({
    _type: fc.constant('postLink'),
    documentType: texts,
    title: texts,
    slug: fc.record({ current: texts }),
    categories: fc.array(texts, { minLength: 1, maxLength: 1 }),
  })
  const plainParagraph = fc.record({
    _type: fc.constant('block' as const),
    style: texts,
    listItem: texts,
    markDefs: fc.tuple(mark('link', { href: texts }), mark('citation', citation)),
    children: fc.tuple(
      fc.record({
        _type: fc.constant('span' as const),
        text: texts,
        marks: fc.tuple(texts, fc.constant('link')),
      }),
      fc.record({ _type: fc.constant('span' as const), text: texts, marks: fc.constant(['citation']) }),
    ),
  })
  const glossaryEntry = fc.record({
    _type: fc.constant('definitionOf'),
    id: texts,
    title: texts,
    content: fc.tuple(plainParagraph),
    relatedBlog: target,
  })
  const marks = {
    link: mark('link', { href: texts }),
    internalLink: mark('internalLink', { reference: target }),
    citation: mark('citation', citation),
    definition: mark('definition', { definition: glossaryEntry }),
    example: mark('example', { note: texts }),
    unreadable: mark('unreadable', { was: texts, problems: fc.tuple(texts) }),
  }
  const keys = Object.keys(marks)
  const paragraph = fc.record({
    _type: fc.constant('block' as const),
    _key: texts,
    style: fc.oneof(texts, fc.constantFrom('normal', 'h2', 'h3', 'blockquote')),
    listItem: fc.option(fc.oneof(texts, fc.constantFrom('bullet', 'number')), { nil: undefined }),
    markDefs: fc.tuple(...Object.values(marks)),
    children: fc.tuple(
      ...keys.map((key) =>
        fc.record({
          _type: fc.constant('span' as const),
          _key: texts,
          text: texts,
          marks: fc.tuple(fc.constant(key), texts, fc.constantFrom('strong', 'underline', 'code')),
        }),
      ),
    ),
  })
  const picture = fc.record({
    _type: fc.constant('imageComponent'),
    caption: texts,
    image: fc.record({
      altText: texts,
      asset: fc.record({
        _id: fc.oneof(texts, fc.constant('image-abc-800x400-jpg')),
        url: texts,
        altText: texts,
        metadata: fc.record({
          lqip: fc.oneof(
            texts,
            texts.map((text) => `data:image/png;base64,${text}`),
          ),
        }),
      }),
    }),
  })
  const unreadable = fc.record({
    _type: fc.constant('unreadable' as const),
    was: texts,
    problems: fc.tuple(texts),
  })
  return fc.tuple(paragraph, plainParagraph, picture, unreadable)
}

function mark<Fields extends Record<string, fc.Arbitrary<unknown>>>(type: string, fields: Fields) {
  return fc.record({ _type: fc.constant(type), _key: fc.constant(type), ...fields })
}
