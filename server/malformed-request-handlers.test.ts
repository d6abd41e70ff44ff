import { expect, test } from 'vitest'
import { originForm } from './malformed-request-handlers.ts'

test.each([
  ['/student-loans?amount=1', '/student-loans?amount=1'],
  ['http://evil.example/student-loans?amount=1', '/student-loans?amount=1'],
  ['http://evil.example?x', '/?x'],
  ['http://evil.example', '/'],
  ['http://evil.example/api/../signin', '/api/../signin'],
  ['/a?next=http://evil.example/', '/a?next=http://evil.example/'],
  ['*', '/*'],
  ['', '/'],
])('the address %s is handled as %s', (target, path) => {
  expect(originForm(target)).toBe(path)
})
