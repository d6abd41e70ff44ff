import fc from 'fast-check'
import { ids, slugs, types } from './generated-documents.fixture.ts'

export const someParams = fc.record({
  type: fc.constantFrom(...types),
  id: fc.constantFrom(...ids, 'drafts.a'),
  ids: fc.array(fc.constantFrom(...ids), { maxLength: 3 }),
  slug: fc.constantFrom(...slugs),
  none: fc.constant(null),
  from: fc.integer({ min: 0, max: 3 }),
  to: fc.integer({ min: 0, max: 5 }),
})

export const somePerspective = fc.constantFrom(
  'raw',
  'published',
  'drafts',
  'r1',
  'r1,r2,drafts',
  'r2,drafts',
)

const field = fc.constantFrom(
  '_id',
  '_type',
  'title',
  'rank',
  'day',
  'mixed',
  'slug.current',
  'author._ref',
  'author->title',
  'missing',
  '_originalId',
)
const value = fc.constantFrom(
  ...ids.map((id) => `"${id}"`),
  ...types.map((type) => `"${type}"`),
  ...slugs.map((slug) => `"${slug}"`),
  '"drafts.a"',
  '$type',
  '$id',
  '$slug',
  '$none',
  'null',
  '1',
  '2',
  'true',
  '"2026-01-02"',
  '^._id',
  '^.author._ref',
  '^.slug.current',
  '^._type',
  '^.^._id',
  '("drafts." + $id)',
  'coalesce(^.author._ref, "a")',
)
const list = fc.oneof(
  fc.array(value, { maxLength: 3 }).map((values) => `[${values.join(', ')}]`),
  fc.constantFrom(
    '$ids',
    '^.tags[]._ref',
    'tags[]._ref',
    '$none',
    'path("drafts.**")',
    'path("*")',
    'path("versions.r1.*")',
    '^.tags[]->_id',
  ),
)

/** Equalities that hold for some documents. */
const equality = fc.oneof(
  fc.constantFrom(...types.map((type) => `_type == "${type}"`), '_type == $type', '_type == ^._type'),
  fc.constantFrom(
    '_id == "a"',
    '_id == $id',
    '_id == ^.author._ref',
    '_id == "p1" || _id == "drafts." + $id',
  ),
  fc.constantFrom(...slugs.map((slug) => `slug.current == "${slug}"`), 'slug.current == ^.slug.current'),
  fc.constantFrom('author._ref == ^._id', 'author._ref == "p1"', 'references("t1")', 'references(^._id)'),
)

const { filter, query } = fc.letrec<{ filter: string; query: string; projection: string; attribute: string }>(
  (tie) => {
    const inner = tie('filter')
    const comparison = fc.oneof(
      { weight: 12, arbitrary: equality.map((text) => `(${text})`) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom('_type', '_id', 'slug.current', '_type'), value)
          .map(([name, key]) => `${name} == ${key}`),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(field, fc.constantFrom('==', '!=', '<', '>='), value)
          .map((parts) => parts.join(' ')),
      },
      { weight: 1, arbitrary: fc.tuple(value, field).map((parts) => parts.join(' == ')) },
      { weight: 2, arbitrary: fc.tuple(field, list).map((parts) => parts.join(' in ')) },
      { weight: 1, arbitrary: fc.tuple(value, list).map((parts) => parts.join(' in ')) },
      {
        weight: 2,
        arbitrary: fc
          .array(
            fc.oneof(
              value,
              list.filter((text) => !text.startsWith('path')),
            ),
            { minLength: 1, maxLength: 2 },
          )
          .map((keys) => `references(${keys.join(', ')})`),
      },
      { weight: 1, arbitrary: value.map((key) => `sanity::versionOf(${key})`) },
      { weight: 1, arbitrary: field.map((name) => `defined(${name})`) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(
            fc.constantFrom('title', 'words', '[title, slug.current]'),
            fc.constantFrom('"fox"', '"re*"', '"wha*e"', '["red", "w*"]'),
          )
          .map((parts) => parts.join(' match ')),
      },
    )
    return {
      filter: fc.oneof(
        { depthSize: 'small', maxDepth: 3, withCrossShrink: true },
        comparison,
        fc.tuple(inner, inner).map((parts) => parts.join(' && ')),
        fc.tuple(comparison, comparison).map((parts) => parts.join(' && ')),
        fc.tuple(inner, inner).map((parts) => `(${parts.join(' || ')})`),
        inner.map((text) => `!(${text})`),
        fc
          .tuple(tie('query'), fc.integer({ min: 0, max: 2 }))
          .map(([text, count]) => `count(${text}) > ${count}`),
        fc
          .tuple(fc.constantFrom('_id', 'author._ref'), tie('filter'))
          .map(([name, text]) => `${name} in *[${text}]._id`),
      ),
      query: fc
        .tuple(
          fc.oneof(
            { weight: 8, arbitrary: inner.map((text) => `[${text}]`) },
            { weight: 1, arbitrary: fc.constant('') },
          ),
          fc.oneof(
            { weight: 6, arbitrary: fc.constant('') },
            { weight: 1, arbitrary: inner.map((text) => `[${text}]`) },
          ),
          fc.option(
            fc.array(
              fc.tuple(field, fc.constantFrom('', ' asc', ' desc')).map((parts) => parts.join('')),
              { minLength: 1, maxLength: 2 },
            ),
            { nil: undefined },
          ),
          fc.constantFrom(
            '',
            '',
            '[0]',
            '[1]',
            '[-1]',
            '[0...2]',
            '[1..3]',
            '[0...$to]',
            '[$from...$to]',
            '[-2..-1]',
            '[0...0]',
          ),
          fc.oneof(fc.constant(''), tie('projection')),
          fc.boolean(),
          fc.constantFrom(false, false, false, false, false, true),
        )
        .map(([first, second, order, slice, projection, isSliceLast, isScored]) => {
          const scored = isScored
            ? ' | score(title match "re*", boost((words match "fox"), 2), rank > 1)'
            : ''
          const ordered = `*${first}${second}${scored}${order ? ` | order(${order.join(', ')})` : ''}`
          return isSliceLast ? `${ordered}${projection}${slice}` : `${ordered}${slice}${projection}`
        }),
      projection: fc.oneof(
        fc.constantFrom(
          '._id',
          '{_id, title}',
          '{...}',
          '.author->title',
          '{"author": author->{_id, title}}',
          '{"tags": tags[]->title}',
          '{_id, _originalId, slug}',
        ),
        fc
          .array(tie('attribute'), { minLength: 1, maxLength: 3 })
          .map(
            (attributes) => `{_id, ${attributes.map((text, place) => `"x${place}": ${text}`).join(', ')}}`,
          ),
      ),
      attribute: fc.oneof(
        fc.constantFrom(
          'author->slug.current',
          'tags[]->{title, "by": author->_id}',
          'count(tags)',
          'author->author->_id',
          'tags[_ref == ^._id]',
          'tags[]._ref',
        ),
        fc.tuple(inner, field, field).map(([condition, yes, no]) => `select(${condition} => ${yes}, ${no})`),
        fc.tuple(field, value).map((parts) => `coalesce(${parts.join(', ')})`),
        tie('query').map((text) => `(${text})`),
        inner.map((condition) => `count(tags[]->[${condition}])`),
      ),
    }
  },
)

/**
 * Queries of every kind that the planner rewrites, and of kinds it leaves unchanged, nested in one another.
 */
export const someQuery = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...types),
        filter,
        fc.constantFrom('rank', 'day', 'title'),
        fc.constantFrom('', ' desc'),
        field,
      )
      .map(
        ([type, text, key, direction, second]) =>
          `*[_type == "${type}" && ${text}] | order(${key}${direction}, ${second})[0...$to]{_id, title}`,
      ),
  },
  { weight: 8, arbitrary: query },
  { weight: 1, arbitrary: query.map((text) => `count(${text})`) },
  {
    weight: 1,
    arbitrary: fc.tuple(query, query).map(([one, other]) => `{"one": ${one}, "other": ${other}}`),
  },
)
