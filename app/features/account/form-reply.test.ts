import { expect, test } from 'vitest'
import { formReply } from './form-reply.ts'

test('a form is shown again with its submitted values, without passwords and unknown fields', () => {
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
