import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { settingNames } from './config/config.ts'

const [dockerfile = '', compose = '', ignored = '', buildSource = ''] = await Promise.all(
  ['Dockerfile', 'compose.yaml', '.dockerignore', 'server/build.ts'].map((file) => readFile(file, 'utf8')),
)

/** The folders whose files decide whether the server is built again, as `INPUTS` of build.ts lists them. */
const inputs = /'\{([\w,]+)\}\/\*\*\/\*'/.exec(buildSource)?.[1]?.split(',') ?? []

test('the image has every folder that the server compares with its build, and its root files', () => {
  expect(inputs.length).toBeGreaterThan(5)
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  for (const folder of inputs) expect(lastStage.split('\n')).toContain(`COPY ${folder} ${folder}`)
  expect(lastStage).toContain('COPY *.ts *.tsx ./')
  const left = ignored.split('\n')
  for (const name of [...inputs, 'run.mjs', 'package-lock.json', '.npmrc']) expect(left).not.toContain(name)
  for (const name of ['.env', '.data', '.git']) expect(left).toContain(name)
})

test('the image runs as a user without rights, starts the server itself, and is probed', () => {
  expect(dockerfile).toMatch(/\nUSER node\n/)
  expect(dockerfile.trimEnd()).toMatch(/\nCMD \["node", "run\.mjs", "server\/start\.ts"\]$/)
  expect(dockerfile).toMatch(/\nHEALTHCHECK /)
  expect(dockerfile).not.toMatch(/:latest\b/)
})

test('the image and compose.yaml name only settings that exist, and no secret', () => {
  const server = /\n {2}server:\n([\s\S]*?)\n\n/.exec(compose)?.[1] ?? ''
  const given = [...server.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)]
  const fixed = [...dockerfile.matchAll(/\b([A-Z_]+)=\S+/g)].flatMap(([, name = '']) =>
    name === 'NODE_ENV' ? [] : [name],
  )
  expect(given.map(([, name]) => name)).toContain('DATABASE_URL')
  expect(fixed).toContain('DATA_DIR')
  for (const name of [...given.map(([, each = '']) => each), ...fixed]) expect(settingNames).toContain(name)
  for (const [, name, value = ''] of given)
    if (/PASSWORD|SECRET|TOKEN|_URL$/.test(name ?? '')) expect(value).toMatch(/\$\{|^http:\/\/localhost/)
})
