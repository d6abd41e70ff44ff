import { expect, test } from 'vitest'
import { formReply } from './form-reply.ts'

test('a form comes back with what stood in its fields: no password, and nothing that it does not ask for', () => {
  const typed = {
    email: 'ada@example.com',
    keywords: 'ucla',
    password: 'a',
    confirmPassword: 'b',
    other: 'c',
  }
  expect(formReply({ problems: [], values: typed }).values).toEqual({
    email: 'ada@example.com',
    keywords: 'ucla',
  })
})
