import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutSecrets } from './never-stored.ts'

test('removes a secret at any depth and keeps everything else', () => {
  expect(
    withoutSecrets({ authToken: 'x', a: [{ authToken: { b: 1 }, c: null }], title: 'authToken' }),
  ).toEqual({
    a: [{ c: null }],
    title: 'authToken',
  })
})

test('leaves no secret in any value and changes nothing else', () => {
  const keys = fc.constantFrom('authToken', 'title', 'body')
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.constant(null),
      fc.array(tie('value')),
      fc.dictionary(keys, tie('value')),
    ),
  }))
  fc.assert(
    fc.property(value, (given) => {
      const left = withoutSecrets(given)
      expect(JSON.stringify(left)).not.toContain('"authToken":')
      if (!JSON.stringify(given).includes('"authToken":')) expect(left).toEqual(given)
    }),
  )
})
